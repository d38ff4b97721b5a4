import { isVideoPath } from '../../core/picture.ts';
import { stemOf } from '../../core/text.ts';

/** The path under which records name the original at `images/travel/name.avif` of content/. */
export function publicPathOf(place: string): string {
  const ending = !isVideoPath(place) ? 'jpg' : place.endsWith('.webm') ? 'webm' : 'mp4';
  return `/${stemOf(place)}.${ending}`;
}
