import { useId, useRef } from 'react';
import type { GalleryContent } from '../../../model/page-content.ts';
import layout from '../../components/layout.module.css';
import { useIsPrinting } from '../../components/useIsPrinting.ts';
import * as labels from '../../labels.ts';
import styles from './Gallery.module.css';
import { PhotoFrame } from './PhotoFrame.tsx';
import { PhotoTile } from './PhotoTile.tsx';
import { RefreshIcon } from './RefreshIcon.tsx';
import * as sentences from './sentences.ts';
import { type Draw, useGallery } from './useGallery.ts';
import { useNearViewport } from './useNearViewport.ts';

type Props = { gallery: GalleryContent; onOpen: (id: string) => void };

/** Six photos drawn at random, and the button that draws six others. */
export function Gallery({ gallery, onOpen }: Props) {
  const section = useRef<HTMLElement>(null);
  const titleId = useId();
  const { draw, showFirst, refresh, prepare } = useGallery(gallery);
  useNearViewport(section, showFirst);
  // Nobody may have scrolled here yet; a paper page has no empty frames.
  const isPrinting = useIsPrinting();
  return (
    <section className={styles.gallery} ref={section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId}>{gallery.title}</h3>
        <p className={draw.outcome === 'failed' ? styles.failure : layout.visuallyHidden} role="status">
          {announcement(draw, gallery.title)}
        </p>
        <button
          className={styles.refresh}
          type="button"
          aria-label={sentences.refreshGallery(gallery.title)}
          onClick={refresh}
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          <RefreshIcon />
          {labels.refresh}
        </button>
      </div>
      <ul className={styles.frames}>
        {gallery.first.map((figure, place) => {
          const photo = draw.photos?.[place] ?? (isPrinting ? figure : undefined);
          return (
            // Keyed by its place: a photo that is drawn again must not carry its tile elsewhere.
            <li key={place} className={styles.tile} data-empty={photo ? undefined : ''}>
              {/* As high as the longest caption needs, so that no draw of photos moves what is below. */}
              {place === 0 && (
                <span className={styles.room} aria-hidden="true">
                  <span className={styles.frame} />
                  <span className={styles.caption}>{gallery.longestTitle}</span>
                </span>
              )}
              {photo ? (
                <PhotoTile
                  key={photo.name}
                  id={`${gallery.name}/${photo.name}`}
                  photo={photo}
                  onOpen={onOpen}
                />
              ) : (
                <PhotoFrame figure={figure} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What a screen reader hears; two refreshes in a row must differ, or the second is not spoken. */
function announcement({ outcome, photos }: Draw, title: string): string {
  if (outcome === 'failed') return labels.galleryFailed;
  if (outcome === 'first') return '';
  return `${sentences.refreshed(title)}: ${photos?.map((photo) => photo.title).join('; ')}`;
}
