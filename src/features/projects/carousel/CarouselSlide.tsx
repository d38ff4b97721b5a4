import * as t from 'virtual:messages';
import { type Picture, pictureName } from '../../../core/picture.ts';
import { type FigureSequence, sequenceOf } from '../../../lightbox/figure-sequence.ts';
import { Playable } from '../../../lightbox/Playable.tsx';
import { PictureImage } from '../../../ui/PictureImage.tsx';
import styles from './Carousel.module.css';

export type Slide = { original: Picture; thumbnail?: Picture };

/** The stage is wider than a thumbnail on any screen. */
const minWidthPx = 480;

type Props = {
  slide: Slide;
  /** Its name in addresses. */
  id: string;
  label: string;
  /** Distance from the shown slide, in widths of the stage; `null` for a hidden slide. */
  place: number | null;
  isFirst: boolean;
  sizes: string;
};

export function CarouselSlide({ slide: { original }, id, label, place, isFirst, sizes }: Props) {
  const image = (
    <PictureImage
      className={styles.picture}
      picture={original}
      sizes={sizes}
      minWidthPx={minWidthPx}
      isTinted={false}
      // The other slides are loaded outside the stage, where a lazy picture would wait.
      isNeeded={!isFirst}
      alt={import.meta.env.HAS_CLIPS ? original.alt : undefined}
    />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      className={`${styles.slide} tint-${original.tint}`}
      role="group"
      aria-roledescription={t.slide}
      aria-label={label}
      data-place={place ?? undefined}
      data-figure={id}
      inert={place !== 0}
    >
      {import.meta.env.HAS_CLIPS ? <Playable picture={original}>{image}</Playable> : image}
    </div>
  );
}

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
