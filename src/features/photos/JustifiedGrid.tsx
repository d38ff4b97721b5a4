import 'virtual:proportions.css';
import type { CSSProperties, Ref } from 'react';
import { FigureLink } from '../../lightbox/FigureLink.tsx';
import { PictureImage } from '../../ui/PictureImage.tsx';
import styles from './JustifiedGrid.module.css';
import { proportionOf } from './justified-layout.ts';
import type { Figures } from './useFigures.ts';

/** Photos to draw. Those that are not here yet have their room. */
type GridPhoto = {
  /** In the gallery, newest first. */
  place: number;
  proportion: number | undefined;
};

type Props = {
  ref: Ref<HTMLUListElement>;
  label: string;
  photos: readonly GridPhoto[];
  /** How many there are, and how many of those stand before the first that is drawn. */
  count: number;
  before: number;
  /** Of all rows, and of those above the first that is drawn; none where all are drawn. */
  room: { heightPx: number; abovePx: number } | null;
  figures: Figures;
  isPrinting: boolean;
  onOpen: (id: string) => void;
};

/** Photos in rows, each of them whole; see model/wall-layout.ts. */
export function JustifiedGrid({
  ref,
  label,
  photos,
  count,
  before,
  room,
  figures,
  isPrinting,
  onOpen,
}: Props) {
  return (
    <ul
      className={styles.frames}
      ref={ref}
      aria-label={label}
      data-continued={room && before + photos.length < count ? '' : undefined}
      style={
        room
          ? ({ '--height': `${room.heightPx}px`, '--above': `${room.abovePx}px` } as CSSProperties)
          : undefined
      }
    >
      {photos.map(({ place, ...photo }, index) => {
        const named = figures.get(place);
        const proportion = photo.proportion ?? (named ? proportionOf(named.figure.picture) : 24);
        return (
          <li
            key={place}
            className={`${styles.tile} proportion-${proportion}`}
            aria-posinset={before + index + 1}
            aria-setsize={count}
          >
            {named ? (
              <FigureLink className={styles.link} {...named} onOpen={onOpen}>
                <PictureImage
                  className={styles.picture}
                  picture={named.figure.picture}
                  sizes={sizesOf(proportion)}
                  widest={800}
                  isEager={place === 0}
                  isNeeded={isPrinting || place === 0}
                />
                <span className={styles.caption}>{named.figure.title}</span>
              </FigureLink>
            ) : (
              <span className={styles.link} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A row grows by a sixth on the whole; on phones one photo, or two upright ones, fill it. See PhotoWall.module.css. */
function sizesOf(proportion: number): string {
  return `(min-width: 768px) ${Math.round((proportion / 24) * 250)}px, ${proportion < 24 ? 45 : 90}vw`;
}
