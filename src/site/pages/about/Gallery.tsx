import { useId, useRef } from 'react';
import type { Figure } from '../../../model/content.ts';
import type { GalleryContent } from '../../../model/page-content.ts';
import { fullSource } from '../../../model/picture.ts';
import { pictureBase } from '../../base.ts';
import { FigureLink } from '../../components/FigureLink.tsx';
import { lineIcon } from '../../components/icons.tsx';
import layout from '../../components/layout.module.css';
import { PictureImage } from '../../components/PictureImage.tsx';
import { useIsPrinting } from '../../components/useIsPrinting.ts';
import * as labels from '../../labels.ts';
import styles from './Gallery.module.css';
import type { PhotoShards } from './photo-shards.ts';
import { useGallery } from './useGallery.ts';

const RefreshIcon = lineIcon('M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 3.5v4h-4');

type Props = { gallery: GalleryContent; shards: PhotoShards; onOpen: (id: string) => void };

/** Six photos drawn at random, and the button that draws six others. */
export function Gallery({ gallery, shards, onOpen }: Props) {
  const section = useRef<HTMLElement>(null);
  const titleId = useId();
  const { shown, next, hasFailed, isRefreshing, refresh } = useGallery(gallery, shards, section);
  // Nobody may have scrolled here yet; a paper page has no empty frames.
  const isPrinting = useIsPrinting();
  const isAnswered = shown?.isRefresh && !isRefreshing;
  const answer = isAnswered ? labels.refreshed(gallery.title, shown.photos) : '';
  return (
    <section className={styles.gallery} ref={section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId}>{gallery.title}</h3>
        <p className={hasFailed ? styles.failure : layout.visuallyHidden} role="status">
          {hasFailed ? labels.galleryFailed : answer}
        </p>
        <button
          className={styles.refresh}
          type="button"
          aria-label={labels.refreshGallery(gallery.title)}
          aria-busy={isRefreshing || undefined}
          onClick={refresh}
        >
          <RefreshIcon />
          {labels.refresh}
        </button>
      </div>
      <ul className={styles.frames}>
        {gallery.first.map((figure, place) => {
          const photo = shown?.photos[place] ?? (isPrinting ? figure : undefined);
          const coming = next?.photos[place];
          const photos = [photo, coming?.name === photo?.name ? undefined : coming];
          return (
            <li key={place} className={styles.tile} data-empty={photo ? undefined : ''}>
              {/* As high as the longest caption needs, so that no draw of photos moves what is below. */}
              {place === 0 && (
                <span className={styles.room} aria-hidden="true">
                  <span className={styles.frame} />
                  <span className={styles.caption}>{gallery.longestTitle}</span>
                </span>
              )}
              {!photo && <EmptyFrame figure={figure} />}
              {photos.map(
                (each) =>
                  each && (
                    // Keyed by its name, so that the picture that was waited for is the one that is shown.
                    <FigureLink
                      key={each.name}
                      className={styles.link}
                      id={`${gallery.name}/${each.name}`}
                      figure={each}
                      isNext={each !== photo}
                      onOpen={onOpen}
                    >
                      {/* A lazy picture would come too late, for the paper or for its turn. */}
                      <Photo figure={each} isNeeded={isPrinting || each !== photo} />
                    </FigureLink>
                  ),
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Photo({ figure, isNeeded = false }: { figure: Figure; isNeeded?: boolean }) {
  return (
    <>
      <span className={styles.frame}>
        <PictureImage
          className={styles.image}
          picture={figure.picture}
          sizes={sizesOf(figure.picture)}
          widest={800}
          isNeeded={isNeeded}
        />
      </span>
      <span className={styles.caption}>{figure.title}</span>
    </>
  );
}

/**
 * What the page comes with: a frame, which scripts fill with a random photo; without scripts, one of the newest. Inside
 * `<noscript>`, so that no browser downloads both.
 */
function EmptyFrame({ figure }: { figure: Figure }) {
  return (
    <>
      <span className={`${styles.frame} tint-${figure.picture.tint}`} />
      <noscript>
        <a className={styles.link} href={fullSource(figure.picture, pictureBase)}>
          <Photo figure={figure} />
        </a>
      </noscript>
    </>
  );
}

/** Frames are 3 × 2; a picture wider than that is cut at its sides, so it is drawn wider than its frame. */
const frameRatio = 3 / 2;

/**
 * `sizes` of a picture that fills a frame: three columns on the page's full width, three between its gutters
 * (0.6rem + 3vw each), two on phones; see tokens.css and Gallery.module.css.
 */
function sizesOf({ width, height }: { width: number; height: number }): string {
  const stretch = Math.max(1, width / height / frameRatio);
  const vw = (share: number) => `${(share * stretch).toFixed(1)}vw`;
  const px = (length: number) => `${Math.round(length * stretch)}px`;
  return [
    `(min-width: 1296px) ${px(389)}`,
    `(min-width: 768px) calc(${vw(94 / 3)} - ${px(11)})`,
    `calc(${vw(94 / 2)} - ${px(14)})`,
  ].join(', ');
}
