/** One chunk, loaded when a picture is about to be opened, or where one plays. */
import { MovementControl } from '../clips/MovementControl.tsx';
import { Video } from '../clips/Video.tsx';

export { Viewer } from './Viewer.tsx';
export { drawTransition } from './viewer-transition.ts';

/** Nothing where nothing plays. */
export const clipCode = import.meta.env.HAS_CLIPS ? { MovementControl, Video } : null;
