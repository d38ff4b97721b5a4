import { useState } from 'react';
import type { GalleryContent } from '../../../model/gallery.ts';
import { Lightbox } from '../lightbox/Lightbox.tsx';
import type { NamedFigure } from '../lightbox/lightbox-state.ts';
import { useLightbox } from '../lightbox/useLightbox.ts';
import styles from './Galleries.module.css';
import type { GalleriesProps } from './gallery-parts.ts';
import type { PhotoShards } from './PhotoShards.ts';

/** Galleries one below the other, and the overlay in which a click shows a photo whole. */
export function Galleries({ galleries, parts, Heading, isOnTop = false }: GalleriesProps) {
  const { WholeGallery } = parts;
  const [drawn] = useState(() => parts.drawnGalleries?.());
  const lightbox = useLightbox({
    find: (address) => findByAddress(galleries, drawn?.shards, address),
    pictures: galleries,
  });
  return (
    <div className={styles.galleries}>
      {galleries.map((gallery, index) => {
        const { name, title, isUntitled, draw } = gallery;
        // A section is a part under a heading.
        const Part = isUntitled ? 'div' : 'section';
        const shape = parts[gallery.shape];
        if (!shape) return null;
        const view = {
          shape,
          heading: isUntitled ? null : <Heading id={name}>{title}</Heading>,
          isOnTop: isOnTop && index === 0,
          onOpen: lightbox.open,
        };
        return (
          <Part
            // Other words or photos make it another gallery, while the page is open as well: in development.
            key={`${name} ${draw?.revision}`}
            className={styles.gallery}
            aria-labelledby={isUntitled ? undefined : name}
          >
            {gallery.draw
              ? drawn && <drawn.DrawnGallery {...view} gallery={gallery} shards={drawn.shards} />
              : WholeGallery && <WholeGallery {...view} gallery={gallery} />}
          </Part>
        );
      })}
      <Lightbox state={lightbox.state} onClose={lightbox.close} />
    </div>
  );
}

/**
 * `travel/fushimi-inari-dawn`: the gallery, and the photo's name in it. A name alone is looked for in all of them. A
 * shard that cannot be had finds nothing.
 */
async function findByAddress(
  galleries: GalleryContent[],
  shards: PhotoShards | undefined,
  address: string,
): Promise<NamedFigure | null> {
  const [name = '', galleryName] = address.split('/').reverse();
  for (const gallery of galleries) {
    if (galleryName && galleryName !== gallery.name) continue;
    const figure =
      gallery.first.find((photo) => photo.name === name) ??
      (gallery.draw && (await shards?.find(gallery, name).catch(() => null)));
    if (figure) return { id: `${gallery.name}/${name}`, figure };
  }
  return null;
}
