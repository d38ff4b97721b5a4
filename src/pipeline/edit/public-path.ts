import { stemOf } from '../../model/text.ts';
/** The path under which records name the original at `images/travel/name.avif` of content/. */
export function publicPathOf(place: string): string {
  return `/${stemOf(place)}.jpg`;
}
