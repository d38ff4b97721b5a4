import { type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useAddressParameter, useNavigation } from '../router/useNavigation.ts';
import {
  type FigureSequence,
  type FoundFigure,
  findFigure,
  oldPhotoParam,
  photoParam,
} from './figure-sequence.ts';
import { Lightbox } from './Lightbox.tsx';
import { isOpenAt, isShown, lightboxReducer } from './lightbox-state.ts';
import { runTransition } from './lightbox-transition.ts';

type Props = {
  sequences: readonly FigureSequence[];
  /** Name of the figure that the visitor clicked; "" for one that Back, Forward or a link opens. */
  clickedId: RefObject<string>;
};

/** Opens and closes the lightbox as the address says. */
export function AddressedLightbox({ sequences, clickedId }: Props) {
  const navigation = useNavigation();
  const photo = useAddressParameter(photoParam);
  const oldPhoto = useAddressParameter(oldPhotoParam);
  const address = photo || oldPhoto;
  const [state, dispatch] = useReducer(lightboxReducer, { phase: 'closed' });
  const lastTransition = useRef(() => {});

  const isUpToDate = useEffectEvent(() => isOpenAt(state, address, sequences));
  const open = useEffectEvent((found: FoundFigure) => {
    const isClicked = import.meta.env.HAS_CLIPS && clickedId.current === address;
    const render = () => dispatch({ type: 'open', found, isClicked });
    if (state.phase === 'open') render();
    else runTransition(found.shown.id, true, render, lastTransition);
  });
  const end = useEffectEvent(() => {
    clickedId.current = '';
    const render = () => dispatch({ type: 'end' });
    if (!isShown(state)) return render();
    dispatch({ type: 'close' });
    runTransition(state.id, false, render, lastTransition);
  });

  useEffect(() => {
    if (isUpToDate()) return;
    if (!address) return end();
    dispatch({ type: 'load' });
    let isOvertaken = false;
    findFigure(sequences, address).then((found) => {
      if (isOvertaken) return;
      if (found) open(found);
      else end();
    });
    return () => {
      isOvertaken = true;
    };
  }, [address, sequences]);

  if (!isShown(state)) return null;
  const { phase, found, isClicked, opening } = state;
  return (
    <Lightbox
      key={opening}
      found={found}
      playsAtOnce={isClicked}
      photoParam={photoParam}
      onStep={(id) => dispatch({ type: 'step', id })}
      onRest={(id) => {
        // After Back the address is empty before the lightbox has closed.
        if (phase !== 'open' || !address || id === photo) return;
        navigation.setParameter(photoParam, id);
        if (oldPhoto) navigation.setParameter(oldPhotoParam, '');
      }}
      onClose={() => {
        // Going back takes a moment; a second click must not go back twice.
        if (phase !== 'open') return;
        dispatch({ type: 'close' });
        navigation.closeView(photo ? photoParam : oldPhotoParam);
      }}
    />
  );
}
