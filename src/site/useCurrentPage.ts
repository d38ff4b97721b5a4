import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type LoadedPage, loadPage, whenWarm } from './load-page.ts';
import { onNavigation, pageOfAddress } from './navigate.ts';
import { arriveAtPage, rememberScroll } from './scroll-memory.ts';
import { canTransition, transition, tryTransition } from './view-transition.ts';

/**
 * The page to draw: the one the address names, once its chunk is here. Until then the last one stays, so the
 * visitor never sees an empty page; a load that a newer click has overtaken is dropped. And the page to draw `ahead`,
 * unseen: the one of the link that the visitor pointed at last.
 * `fail` puts the error page in the place of one that failed to render.
 */
export function useCurrentPage(first: LoadedPage) {
  const [shown, setShown] = useState<LoadedPage>({ ...first, isInHtml: true });
  const [warm, setWarm] = useState<LoadedPage | null>(null);

  useEffect(() => {
    // Ahead of who follows the address: a page that is here already is drawn before the next listener is called.
    const forgetScroll = rememberScroll();
    let latest = 0;
    const ignore = onNavigation(() => {
      latest += 1;
      const turn = latest;
      loadPage(pageOfAddress()).then(
        (page) => {
          if (turn === latest) replacePage(() => setShown(page));
        },
        // The chunk cannot be had (offline, or a newer version was published): let the browser load the page whole.
        () => {
          if (turn === latest) window.location.reload();
        },
      );
    });
    whenWarm((page) => {
      tryTransition();
      startTransition(() => setWarm(page));
    });
    return () => {
      forgetScroll();
      ignore();
    };
  }, []);

  const ahead = warm?.name === shown.name ? null : warm;
  const fail = (page: LoadedPage) => {
    if (page === ahead) setWarm(null);
    else loadPage('notFound').then(setShown, () => {});
  };
  return { shown, ahead, fail };
}

function replacePage(show: () => void) {
  const update = () => {
    flushSync(show);
    arriveAtPage();
  };
  if (canTransition()) transition(update);
  else update();
}
