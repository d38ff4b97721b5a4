import { createContext, useContext } from 'react';

/**
 * How a picture plays: as the poster of a video, as an animation started by the visitor, or as one that plays unless
 * the visitor prefers reduced motion.
 */
type Play = 'video' | 'asked' | 'unasked' | false;

export const PlayContext = /* @__PURE__ */ createContext<Play>(false);

/** Sites without clips load no code for them. */
export const usePlay: () => Play = import.meta.env.HAS_CLIPS ? () => useContext(PlayContext) : () => false;

/** For animations. `null`: the visitor has not chosen. */
export function movementOf(choice: boolean | null): Play {
  return choice === null ? 'unasked' : choice && 'asked';
}
