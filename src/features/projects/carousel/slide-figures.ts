import { pictureName } from '../../../core/picture.ts';
import { type FigureSequence, sequenceOf } from '../../../lightbox/figure-sequence.ts';
import type { Slide } from './CarouselSlide.tsx';

/** Name of a slide in addresses: project and picture, as in `underscore/1-home`. */
export function slideId(name: string, { original }: Slide): string {
  return `${name}/${pictureName(original)}`;
}

/** The slides of a project for the lightbox, with its title. */
export function slideSequence(name: string, title: string, slides: readonly Slide[]): FigureSequence {
  return sequenceOf(
    slides.map((slide) => ({
      id: slideId(name, slide),
      figure: { name: pictureName(slide.original), title, picture: slide.original },
    })),
  );
}
