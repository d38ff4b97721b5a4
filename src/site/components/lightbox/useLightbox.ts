import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAddressParameter, useNavigation } from '../../navigation/useNavigation.ts';
import { type LightboxState, type NamedFigure, thumbnailOf } from './lightbox-state.ts';
import { drawTransition } from './lightbox-transition.ts';

type Options = {
  /** The figure an address names, or `null`: an unknown name shows the plain page. */
  find: (address: string) => Promise<NamedFigure | null>;
  /** What `find` looks in. Replaced while the page is open, as in development, the open picture is looked up again. */
  pictures: object;
};

/** Parameter of the address that names the open picture, and what it was for art when that was no gallery. */
const parameter = 'photo';
const formerParameter = 'work';

/** The overlay follows the address, so Back closes it, Forward opens it again, and a link leads into it. */
export function useLightbox({ find, pictures }: Options) {
  const navigation = useNavigation();
  const photo = useAddressParameter(parameter);
  const work = useAddressParameter(formerParameter);
  const wanted = photo || work;
  const [state, setState] = useState<LightboxState>({ open: false });
  const drawn = useRef('');
  const isClosing = useRef(false);
  const lastTransition = useRef(() => {});

  const follow = useEffectEvent(async (address: string, isOvertaken: () => boolean) => {
    const found = address ? await find(address) : null;
    const next = found?.id ?? '';
    if (isOvertaken()) return;
    const thumbnail = thumbnailOf(next)?.querySelector('img')?.currentSrc ?? '';
    const draw = () => setState(found ? { open: true, ...found, thumbnail } : { open: false });
    if (next === drawn.current) {
      if (found) draw();
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
      navigation.closeView(photo ? parameter : formerParameter);
    },
  };
}
