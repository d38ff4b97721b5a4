import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { savesData } from '../router/saves-data.ts';
import { useAddressParameter, useNavigation } from '../router/useNavigation.ts';
import { type FigureSequence, type FoundFigure, findFigure } from './figure-sequence.ts';
import { type LightboxCode, loadLightboxCode } from './load-lightbox-code.ts';

/** Parameter of the address that names the open picture, and what it was for art when that was no gallery. */
export const photoParam = 'photo';
const formerParameter = 'work';

/** `turn` tells one opening from the next, as of a photo whose caption was changed while it was open. */
type Opened = FoundFigure & Pick<LightboxCode, 'Lightbox'> & { turn: number; isAskedFor: boolean };

function prefetch(): void {
  if (!savesData()) loadLightboxCode().catch(() => {});
}

/** Both functions stay the same while the page does. */
type PageLightbox = {
  /** Shows the figure of this name. */
  open: (id: string) => void;
  /** Loads the viewer's code, for a visitor who may soon want it. */
  prefetch: () => void;
  /** To be drawn anywhere on the page. */
  overlay: ReactNode;
};

/**
 * Pictures over the page, one at a time, through which the visitor walks. Once for each page, with all its sequences:
 *
 *     const [sequences] = useState(() => [sequenceOf(figures)]);
 *     const viewer = useViewer(sequences);
 *     … <a data-figure={id} onClick={() => viewer.open(id)}>…</a> {viewer.overlay}
 *
 * `data-figure` marks where the page shows a figure: its picture grows from there, and the focus comes back to it.
 *
 * The viewer follows the address, `?photo=<id>`: Back closes it, Forward opens it again, a link leads into it. Walking
 * replaces the address, so that one step back leaves.
 */
export function useLightbox(sequences: readonly FigureSequence[]): PageLightbox {
  const navigation = useNavigation();
  const photo = useAddressParameter(photoParam);
  const work = useAddressParameter(formerParameter);
  const wanted = photo || work;
  const [opened, setOpened] = useState<Opened | null>(null);
  /** Name of the figure in sight, wherever the visitor has walked; "" for none. */
  const shownId = useRef('');
  /** What the address says because it is shown, so that it need not be looked up. */
  const toldAddress = useRef('');
  const code = useRef<LightboxCode | null>(null);
  /** Name of the figure that was clicked, until it is closed; "" for one that Back, Forward or a link brought. */
  const clicked = useRef('');
  const isClosing = useRef(false);
  const lastTransition = useRef(() => {});

  const close = () => {
    if (!shownId.current) return;
    code.current?.runTransition(shownId.current, false, () => setOpened(null), lastTransition);
    shownId.current = '';
    clicked.current = '';
  };

  const follow = useEffectEvent(async (isOvertaken: () => boolean) => {
    const isTold = shownId.current !== '' && wanted === toldAddress.current;
    if (isTold && opened && sequences.includes(opened.sequence)) return;
    const [loaded, found] = wanted
      ? await Promise.all([loadLightboxCode(), findFigure(sequences, wanted)])
      : [];
    if (isOvertaken()) return;
    if (!loaded || !found) {
      close();
      return;
    }
    const { id } = found.shown;
    const { Lightbox } = loaded;
    const isAskedFor = import.meta.env.HAS_CLIPS && clicked.current === wanted;
    const draw = () => setOpened((last) => ({ ...found, Lightbox, isAskedFor, turn: (last?.turn ?? 0) + 1 }));
    code.current = loaded;
    if (shownId.current) draw();
    else loaded.runTransition(id, true, draw, lastTransition);
    shownId.current = id;
    toldAddress.current = wanted;
  });

  useEffect(() => {
    let overtaken = false;
    isClosing.current = false;
    follow(() => overtaken).catch(() => {
      // A newer version was published, or there is no connection: the browser loads the page whole, once.
      if (clicked.current) window.location.reload();
    });
    return () => {
      overtaken = true;
    };
  }, [wanted, sequences]);

  const open = useCallback(
    (id: string) => {
      clicked.current = id;
      if (id !== navigation.photoParam(photoParam)) navigation.openView(photoParam, id);
    },
    [navigation],
  );

  return {
    open,
    prefetch,
    overlay: opened && (
      <opened.Lightbox
        key={opened.turn}
        found={opened}
        photoParam={photoParam}
        onStep={(id) => {
          shownId.current = id;
        }}
        onRest={(id) => {
          const isLeft = isClosing.current || shownId.current !== id;
          if (isLeft || id === photo) return;
          toldAddress.current = id;
          navigation.setParameter(photoParam, id);
          if (work) navigation.setParameter(formerParameter, '');
        }}
        onClose={() => {
          // Going back takes a moment; a second click must not go back twice.
          if (isClosing.current) return;
          isClosing.current = true;
          navigation.closeView(photo ? photoParam : formerParameter);
        }}
      />
    ),
  };
}
