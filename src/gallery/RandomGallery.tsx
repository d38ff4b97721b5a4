import * as t from 'virtual:messages';
import { useRef } from 'react';
import type { Figure } from '../core/picture.ts';
import { fullSource } from '../core/picture.ts';
import { FigureLink } from '../lightbox/FigureLink.tsx';
import { Playable } from '../lightbox/Playable.tsx';
import { pageHref, pictureBase } from '../router/base.ts';
import { Link } from '../router/Link.tsx';
import { lineIcon } from '../ui/icons.tsx';
import layout from '../ui/layout.module.css';
import { useIsPrinting } from '../ui/useIsPrinting.ts';
import type { RandomGalleryProps, ShapeParts } from './gallery-parts.ts';
import styles from './RandomGallery.module.css';
import { useRandomPhotos } from './useRandomPhotos.ts';

const RefreshIcon = lineIcon('M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 3.5v4h-4');

/** Some photos of many, and the button that draws others at random. */
export function RandomGallery({ gallery, shape, heading, shards, isOnTop, onOpen }: RandomGalleryProps) {
  const list = useRef<HTMLUListElement>(null);
  const { shown, next, hasFailed, isRefreshing, refresh } = useRandomPhotos(gallery, shards, list);
  // Nobody may have scrolled here yet; a paper page has no empty frames.
  const isPrinting = useIsPrinting();
  const isAnswered = shown?.isRefresh && !isRefreshing;
  const answer = isAnswered
    ? t.refreshed({
        gallery: gallery.title,
        titles: shown.photos.map(({ title }) => title).join(t.semicolon),
      })
    : '';
  const { Photo, Room } = shape;
  return (
    <>
      <div className={styles.head}>
        {heading}
        <p className={hasFailed ? styles.failure : layout.visuallyHidden} role="status">
          {hasFailed ? t.galleryFailed : answer}
        </p>
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
      </div>
      <ul className={shape.styles.frames} ref={list}>
        {gallery.first.map((figure, place) => {
          const photo = shown?.photos[place] ?? (isPrinting ? figure : undefined);
          const coming = next?.photos[place];
          const photos = [photo, coming?.name === photo?.name ? undefined : coming];
          return (
            <li key={place} className={shape.styles.tile} data-empty={photo ? undefined : ''}>
              {/* As high as the longest caption needs, so that no draw of photos moves what is below. */}
              {place === 0 && Room && <Room longestTitle={gallery.draw.longestTitle} />}
              {!photo && <EmptyFrame figure={figure} shape={shape} />}
              {photos.map(
                (each) =>
                  each && (
                    // Keyed by its name, so that the picture that was waited for is the one that is shown.
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
                        isEager={isOnTop && place === 0 && each === figure}
                        // A lazy picture would come too late, for the paper or for its turn.
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
        <Link href={pageHref(gallery.draw.path)}>
          {t.allPhotos({ count: gallery.draw.count })}
          <span className={layout.visuallyHidden}>{t.comma + gallery.title}</span>
        </Link>
      </p>
    </>
  );
}

/**
 * What the page comes with: a frame, which scripts fill with a random photo; without scripts, one of the newest. Inside
 * `<noscript>`, so that no browser downloads both.
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
