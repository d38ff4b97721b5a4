import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLightbox } from '../lightbox/useLightbox.tsx';
import { useIsInView } from '../ui/useIsInView.ts';
import styles from './Galleries.module.css';
import type { GalleriesProps } from './gallery-parts.ts';
import { gallerySequence } from './gallery-sequence.ts';

/** Galleries one below the other, and the viewer in which a click shows a photo whole. */
export function Galleries({ galleries, parts, Heading, isOnTop = false }: GalleriesProps) {
  const { WholeGallery } = parts;
  const [drawn] = useState(() => parts.randomGalleries?.());
  const sequences = useMemo(
    () => galleries.map((gallery) => gallerySequence(gallery, drawn?.shards)),
    [galleries, drawn],
  );
  const lightbox = useLightbox(sequences);
  const root = useRef<HTMLDivElement>(null);
  // A finger gives no sign before it taps, so who can see photos gets what opens them.
  const isInView = useIsInView(root, {});
  const prefetch = useEffectEvent(lightbox.prefetch);
  useEffect(() => {
    if (isInView) prefetch();
  }, [isInView]);
  return (
    <div className={styles.galleries} ref={root}>
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
              ? drawn && <drawn.RandomGallery {...view} gallery={gallery} shards={drawn.shards} />
              : WholeGallery && <WholeGallery {...view} gallery={gallery} />}
          </Part>
        );
      })}
      {lightbox.overlay}
    </div>
  );
}
