import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLightbox } from '../lightbox/useLightbox.tsx';
import { useIsInView } from '../ui/useIsInView.ts';
import styles from './Galleries.module.css';
import type { GalleriesProps } from './gallery-parts.ts';
import { gallerySequence } from './gallery-sequence.ts';

/** Galleries one below the other, and their lightbox. */
export function Galleries({ galleries, parts, Heading, isOnTop = false }: GalleriesProps) {
  const { WholeGallery } = parts;
  const [random] = useState(() => parts.randomGalleries?.());
  const sequences = useMemo(
    () => galleries.map((gallery) => gallerySequence(gallery, random?.shards)),
    [galleries, random],
  );
  const lightbox = useLightbox(sequences);
  const root = useRef<HTMLDivElement>(null);
  // A touch screen has no hover, so galleries in view prefetch the lightbox.
  const isInView = useIsInView(root);
  const prefetch = useEffectEvent(lightbox.prefetch);
  useEffect(() => {
    if (isInView) prefetch();
  }, [isInView]);
  return (
    <div className={styles.galleries} ref={root}>
      {galleries.map((gallery, index) => {
        const { name, title, isUntitled, pool } = gallery;
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
            // In development, changed texts or photos create another gallery while the page is open.
            key={`${name} ${pool?.revision}`}
            className={styles.gallery}
            aria-labelledby={isUntitled ? undefined : name}
          >
            {gallery.pool
              ? random && <random.RandomGallery {...view} gallery={gallery} shards={random.shards} />
              : WholeGallery && <WholeGallery {...view} gallery={gallery} />}
          </Part>
        );
      })}
      {lightbox.overlay}
    </div>
  );
}
