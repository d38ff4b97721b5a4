import type { FigureSequence, FoundFigure } from './figure-sequence.ts';

type Shown = {
  found: FoundFigure;
  /** The figure in view, which changes with each step. */
  id: string;
  /** Whether a click on the figure opened it. */
  isClicked: boolean;
  /** Counts what was opened, so that a photo whose caption changed while it is open is rendered from scratch. */
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

export function isShown(state: LightboxState): state is Extract<LightboxState, Shown> {
  return state.phase === 'open' || state.phase === 'closing';
}

/** Whether the lightbox already shows the figure that an address names. */
export function isOpenAt(
  state: LightboxState,
  address: string,
  sequences: readonly FigureSequence[],
): boolean {
  return state.phase === 'open' && state.id === address && sequences.includes(state.found.sequence);
}

export function lightboxReducer(state: LightboxState, action: LightboxAction): LightboxState {
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
