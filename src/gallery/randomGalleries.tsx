import * as t from 'virtual:messages';
import { useRef } from 'react';
import { type Figure, fullSource } from '../core/picture.ts';
import { FigureLink } from '../lightbox/FigureLink.tsx';
import { prefetchPicture } from '../lightbox/lightbox-picture.ts';
import { Playable } from '../lightbox/Playable.tsx';
import { pageHref, pictureBase } from '../router/base.ts';
import { Link } from '../router/Link.tsx';
import { lineIcon } from '../ui/icons.tsx';
import layout from '../ui/layout.module.css';
import { useIsPrinting } from '../ui/useIsPrinting.ts';
import { isInRowOfTwo, maxRowVariantWidthPx, sizesInRows } from './gallery.ts';
import type { GalleryParts, RandomGalleryProps, ShapeParts } from './gallery-parts.ts';
import { PhotoShards } from './PhotoShards.ts';
import styles from './RandomGallery.module.css';
import { useRandomPhotos } from './useRandomPhotos.ts';

const RefreshIcon = lineIcon('M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 3.5v4h-4');

/** For pages with galleries that have more photos than they show. */
export const randomGalleries = (() => ({
  RandomGallery,
  shards: new PhotoShards(),
})) satisfies GalleryParts['randomGalleries'];

/** Some photos of many; random ones have a button that picks others. */
function RandomGallery({ gallery, shape, heading, shards, isOnTop, onOpen }: RandomGalleryProps) {
  const list = useRef<HTMLUListElement>(null);
  const { shown, next, hasFailed, isRefreshing, refresh } = useRandomPhotos(gallery, shards, list);
  // A printed page must have no empty frames, even if nobody has scrolled here.
  const isPrinting = useIsPrinting();
  const announcement =
    shown?.isRefresh && !isRefreshing
      ? t.refreshed({
          gallery: gallery.title,
          titles: shown.photos.map(({ title }) => title).join(t.semicolon),
        })
      : '';
  const { Photo, Spacer, tileOf } = shape;
  const { tile } = shape.styles;
  return (
    <>
      <div className={styles.head}>
        {heading}
        <p className={hasFailed ? styles.failure : layout.visuallyHidden} role="status">
          {hasFailed ? t.galleryFailed : announcement}
        </p>
        {gallery.pool.isRandom && (
          <button
            className={styles.refresh}
            type="button"
            aria-label={t.refreshGallery({ gallery: gallery.title })}
            aria-busy={isRefreshing || undefined}
            onClick={refresh}
          >
            <RefreshIcon />
            {t.refresh}
          </button>
        )}
      </div>
      <ul className={shape.styles.frames} data-captions={gallery.captions} ref={list}>
        {gallery.first.map((figure, place) => {
          const photo = shown?.photos[place] ?? (isPrinting ? figure : undefined);
          const nextPhoto = next?.photos[place];
          const photos = [photo, nextPhoto?.name === photo?.name ? undefined : nextPhoto];
          return (
            <li
              key={place}
              className={tileOf ? `${tile} ${tileOf(photo ?? figure)}` : tile}
              data-empty={photo ? undefined : ''}
            >
              {/* As high as the longest caption needs, so that other photos do not move the content below. */}
              {place === 0 && Spacer && <Spacer longestTitle={gallery.pool.longestTitle} />}
              {!photo && <EmptyFrame figure={figure} shape={shape} />}
              {photos.map(
                (each) =>
                  each && (
                    // The key is its name, so that the loaded picture is kept when it is shown.
                    <FigureLink
                      key={each.name}
                      className={shape.styles.link}
                      id={`${gallery.name}/${each.name}`}
                      figure={each}
                      isNext={each !== photo}
                      onOpen={onOpen}
                    >
                      <Photo
                        figure={each}
                        isInRowOfTwo={isInRowOfTwo(place, gallery.first.length)}
                        isEager={isOnTop && place === 0 && each === figure}
                        // A lazy picture would load too late.
                        isNeeded={isPrinting || each !== photo}
                      />
                    </FigureLink>
                  ),
              )}
            </li>
          );
        })}
      </ul>
      <p className={styles.all}>
        <Link href={pageHref(gallery.pool.path)} onClick={() => prefetchFirstRows(gallery.first)}>
          {t.allPhotos({ count: gallery.pool.count })}
          <span className={layout.visuallyHidden}>{t.comma + gallery.title}</span>
        </Link>
      </p>
    </>
  );
}

/** Preloads the first photos of the page with all photos, in parallel to its texts. */
function prefetchFirstRows(newest: readonly Figure[]) {
  for (const { picture } of newest) prefetchPicture(picture, sizesInRows(picture), maxRowVariantWidthPx);
}

/**
 * The HTML of a place: a frame that scripts fill with a random photo; without scripts, one of the newest photos, in
 * `<noscript>` so that no browser downloads both.
 */
function EmptyFrame({ figure, shape }: { figure: Figure; shape: ShapeParts }) {
  return (
    <>
      <span className={`${shape.styles.frame} tint-${figure.picture.tint}`} />
      <noscript>
        <a className={shape.styles.link} href={fullSource(figure.picture, pictureBase)}>
          {import.meta.env.HAS_CLIPS ? (
            <Playable picture={figure.picture}>
              <shape.Photo figure={figure} />
            </Playable>
          ) : (
            <shape.Photo figure={figure} />
          )}
        </a>
      </noscript>
    </>
  );
}
