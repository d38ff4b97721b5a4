import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { matchPage } from '../model/routes.ts';
import { base } from './base.ts';
import { type LoadedPage, loadPage } from './load-page.ts';
import { arriveAtPage, rememberScroll } from './scroll-memory.ts';
import { usePathname } from './use-pathname.ts';
import { canTransition, transition } from './view-transition.ts';

/**
 * The page to draw: the one the address names, once its chunk is here. Until then the last one stays, so the
 * visitor never sees an empty page; a load that a newer click has overtaken is dropped.
 * `showError` puts the error page in the place of one that failed to render.
 */
export function useCurrentPage(first: LoadedPage, prerenderedPath?: string) {
  // Ahead of who reads the address: a page that is here already is drawn before the next listener is called.
  useEffect(() => rememberScroll(), []);
  const path = usePathname(prerenderedPath);
  const wanted = matchPage(sitePath(path));
  const [shown, setShown] = useState(first);
  const isFirst = useRef(true);

  // `path` is listed beside `wanted`: two unknown paths are the same page, but going there is still a navigation.
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    let overtaken = false;
    loadPage(wanted).then(
      (page) => {
        if (!overtaken) replacePage(() => setShown(page));
      },
      // The chunk cannot be had (offline, or a newer version was published): let the browser load the page whole.
      () => {
        if (!overtaken) window.location.reload();
      },
    );
    return () => {
      overtaken = true;
    };
  }, [path, wanted]);

  const showError = () => {
    loadPage('notFound').then(setShown, () => {});
  };
  return { shown, showError };
}

/** A path of the address bar as the site's own, without the folder it is published in. */
function sitePath(path: string): string {
  return `/${path.slice(base.length)}`;
}

function replacePage(show: () => void) {
  const update = () => {
    flushSync(show);
    arriveAtPage();
  };
  if (canTransition()) transition(update);
  else update();
}
