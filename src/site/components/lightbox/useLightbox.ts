import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Figure } from '../../../model/content.ts';
import { useAddressParameter, useNavigation } from '../../navigation/useNavigation.ts';
import { type LightboxState, thumbnailOf } from './lightbox-state.ts';
import { drawTransition } from './lightbox-transition.ts';

type Options = {
  /** Parameter of the address that names the open picture. */
  parameter: string;
  /** The figure of that name, or `null`: an unknown name shows the plain page. */
  find: (id: string) => Promise<Figure | null>;
  /** What `find` looks in. Replaced while the page is open, as in development, the open picture is looked up again. */
  pictures: object;
};

/** The overlay follows the address, so Back closes it, Forward opens it again, and a link leads into it. */
export function useLightbox({ parameter, find, pictures }: Options) {
  const navigation = useNavigation();
  const wanted = useAddressParameter(parameter);
  const [state, setState] = useState<LightboxState>({ open: false });
  const drawn = useRef('');
  const isClosing = useRef(false);
  const lastTransition = useRef(() => {});

  const follow = useEffectEvent(async (id: string, isOvertaken: () => boolean) => {
    const figure = id ? await find(id) : null;
    const next = figure ? id : '';
    if (isOvertaken()) return;
    const thumbnail = thumbnailOf(next)?.querySelector('img')?.currentSrc ?? '';
    const draw = () => setState(figure ? { open: true, id: next, figure, thumbnail } : { open: false });
    if (next === drawn.current) {
      if (figure) draw();
      return;
    }
    const shared = next || drawn.current;
    drawn.current = next;
    drawTransition(shared, next !== '', draw, lastTransition);
  });

  useEffect(() => {
    let overtaken = false;
    isClosing.current = false;
    follow(wanted, () => overtaken);
    return () => {
      overtaken = true;
    };
  }, [wanted, pictures]);

  return {
    state,
    open: (id: string) => {
      if (id !== wanted) navigation.openView(parameter, id);
    },
    close: () => {
      // Going back takes a moment; a second click must not go back twice.
      if (isClosing.current) return;
      isClosing.current = true;
      navigation.closeView(parameter);
    },
  };
}
