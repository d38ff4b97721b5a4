/** The entry of a chunk that loads before a picture opens, or where one plays. */
import { MovementControl } from '../ui/clips/MovementControl.tsx';
import { Video } from '../ui/clips/Video.tsx';

export { AddressedLightbox } from './AddressedLightbox.tsx';
export { prefetchPicture } from './lightbox-picture.ts';

/** `null` on sites without videos and moving pictures. */
export const clipCode = import.meta.env.HAS_CLIPS ? { MovementControl, Video } : null;
