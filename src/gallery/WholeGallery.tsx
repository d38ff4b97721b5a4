import { FigureLink } from '../lightbox/FigureLink.tsx';
import { isInRowOfTwo, type WholeGalleryView } from './gallery.ts';
import type { GalleryViewProps } from './gallery-parts.ts';

/** All photos of a gallery. */
export function WholeGallery({
  gallery,
  shape: { styles, Photo, tileOf },
  heading,
  isOnTop,
  onOpen,
}: GalleryViewProps<WholeGalleryView>) {
  return (
    <>
      {heading}
      <ul className={styles.frames} data-captions={gallery.captions}>
        {gallery.first.map((figure, index) => (
          <li key={figure.name} className={tileOf ? `${styles.tile} ${tileOf(figure)}` : styles.tile}>
            <FigureLink
              className={styles.link}
              id={`${gallery.name}/${figure.name}`}
              figure={figure}
              onOpen={onOpen}
            >
              <Photo
                figure={figure}
                isInRowOfTwo={isInRowOfTwo(index, gallery.first.length)}
                isEager={isOnTop && index === 0}
              />
            </FigureLink>
          </li>
        ))}
      </ul>
    </>
  );
}
