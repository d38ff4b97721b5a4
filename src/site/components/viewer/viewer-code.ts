/** One chunk, loaded when a picture is about to be opened. */
export { Viewer } from './Viewer.tsx';
export { drawTransition } from './viewer-transition.ts';
