/** One chunk, loaded when a picture is about to be opened, or where one plays. */
export { MovementControl } from '../clips/MovementControl.tsx';
export { Video } from '../clips/Video.tsx';
export { Viewer } from './Viewer.tsx';
export { drawTransition } from './viewer-transition.ts';
