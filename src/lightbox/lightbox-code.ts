/** One chunk, loaded when a picture is about to be opened, or where one plays. */
import { MovementControl } from '../ui/clips/MovementControl.tsx';
import { Video } from '../ui/clips/Video.tsx';

export { Lightbox } from './Lightbox.tsx';
export { runTransition } from './lightbox-transition.ts';

/** Nothing where nothing plays. */
export const clipCode = import.meta.env.HAS_CLIPS ? { MovementControl, Video } : null;
