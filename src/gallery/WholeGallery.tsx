import { FigureLink } from '../lightbox/FigureLink.tsx';
import type { WholeGalleryView } from './gallery.ts';
import type { GalleryViewProps } from './gallery-parts.ts';

/** All photos of a gallery, newest first. */
export function WholeGallery({
  gallery,
  shape: { styles, Photo },
  heading,
  isOnTop,
  onOpen,
}: GalleryViewProps<WholeGalleryView>) {
  return (
    <>
      {heading}
      <ul className={styles.frames}>
        {gallery.first.map((figure, index) => (
          <li key={figure.name} className={styles.tile}>
            <FigureLink
              className={styles.link}
              id={`${gallery.name}/${figure.name}`}
              figure={figure}
              onOpen={onOpen}
            >
              <Photo figure={figure} isEager={isOnTop && index === 0} />
            </FigureLink>
          </li>
        ))}
      </ul>
    </>
  );
}
