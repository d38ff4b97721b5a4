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
    const render = () => {
      // A transition renders a moment later, and Back may have come first.
      if (address === (navigation.parameter(photoParam) || navigation.parameter(oldPhotoParam)))
        dispatch({ type: 'open', found, isClicked });
    };
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
        // A step changes the address when it comes to rest; Forward opens the figure that was in view.
        if (photo && photo !== state.id) navigation.setParameter(photoParam, state.id);
        dispatch({ type: 'close' });
        navigation.closeView(photo ? photoParam : oldPhotoParam);
      }}
    />
  );
}

type Shown = {
  found: FoundFigure;
  /** The figure in view, which changes with each step. */
  id: string;
  /** Whether a click on the figure opened it. */
  isClicked: boolean;
  /** Counts openings, so that a photo whose caption changed while it is open is rendered from scratch. */
  opening: number;
};

type LightboxState =
  | { phase: 'closed' }
  /** The address names a figure that is loading. */
  | { phase: 'loading' }
  | ({ phase: 'open' } & Shown)
  /** The browser is going back, or the closing transition is about to start. */
  | ({ phase: 'closing' } & Shown);

type LightboxAction =
  | { type: 'load' }
  | { type: 'open'; found: FoundFigure; isClicked: boolean }
  | { type: 'step'; id: string }
  | { type: 'close' }
  | { type: 'end' };

function isShown(state: LightboxState): state is Extract<LightboxState, Shown> {
  return state.phase === 'open' || state.phase === 'closing';
}

/** Whether the lightbox already shows the figure that an address names. */
function isOpenAt(state: LightboxState, address: string, sequences: readonly FigureSequence[]): boolean {
  return state.phase === 'open' && state.id === address && sequences.includes(state.found.sequence);
}

function lightboxReducer(state: LightboxState, action: LightboxAction): LightboxState {
  switch (action.type) {
    case 'load':
      return isShown(state) ? state : { phase: 'loading' };
    case 'open': {
      const { found, isClicked } = action;
      const opening = isShown(state) ? state.opening + 1 : 0;
      return { phase: 'open', found, id: found.shown.id, isClicked, opening };
    }
    case 'step':
      return isShown(state) ? { ...state, id: action.id } : state;
    case 'close':
      return state.phase === 'open' ? { ...state, phase: 'closing' } : state;
    case 'end':
      return state.phase === 'closed' ? state : { phase: 'closed' };
  }
}
