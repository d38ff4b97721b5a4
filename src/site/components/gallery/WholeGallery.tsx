import type { WholeGalleryContent } from '../../../model/gallery.ts';
import { FigureLink } from '../FigureLink.tsx';
import type { GalleryViewProps } from './gallery-parts.ts';

/** All photos of a gallery, newest first. */
export function WholeGallery({
  gallery,
  shape: { styles, Photo },
  heading,
  isOnTop,
  onOpen,
}: GalleryViewProps<WholeGalleryContent>) {
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
