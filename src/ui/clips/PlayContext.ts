import { createContext, useContext } from 'react';

/**
 * What a picture does besides standing: it stands for a video, or moves because it was asked to, or moves for those who
 * have not asked for less motion.
 */
type Play = 'video' | 'asked' | 'unasked' | false;

export const PlayContext = /* @__PURE__ */ createContext<Play>(false);

/** Where nothing of this owner's plays, no page carries the code for it. */
export const usePlay: () => Play = import.meta.env.HAS_CLIPS ? () => useContext(PlayContext) : () => false;

/** Of what moves. `null`: the visitor has not said whether it shall. */
export function movementOf(choice: boolean | null): Play {
  return choice === null ? 'unasked' : choice && 'asked';
}
