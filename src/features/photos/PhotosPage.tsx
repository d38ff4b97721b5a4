import * as t from 'virtual:messages';
import { useMemo } from 'react';
import { photosPath } from '../../core/routes.ts';
import type { FigureSequence } from '../../lightbox/figure-sequence.ts';
import { useLightbox } from '../../lightbox/useLightbox.tsx';
import { pageHref } from '../../router/base.ts';
import { Link } from '../../router/Link.tsx';
import { useAddressParameter, useNavigation } from '../../router/useNavigation.ts';
import layout from '../../ui/layout.module.css';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { useIsPrinting } from '../../ui/useIsPrinting.ts';
import { JustifiedGrid } from './JustifiedGrid.tsx';
import styles from './PhotosPage.module.css';
import type { AllPhotos, PhotosProps } from './props.ts';
import { useJustifiedGrid } from './useJustifiedGrid.ts';
import { useOpenPhotoPosition } from './useOpenPhotoPosition.ts';

/** Parameter of the address that holds the words which are searched for. */
const photoParam = 'find';

/** What stands behind the photos. */
const endId = '_end';

/**
 * All photos of a gallery, newest first. As HTML a page has a part of them; scripts make one wall of all parts, of which
 * only what is near the window is drawn.
 */
export function PhotosPage({ content: { head, parent, photos: gallery } }: { content: PhotosProps }) {
  const query = useAddressParameter(photoParam);
  const wall = useJustifiedGrid(gallery, query);
  const { all, found, rows, list, places, near, figures } = wall;
  const lightbox = useLightbox(
    useMemo(() => {
      // Who came by a link to an open photo walks through what is found, when that is known.
      if (found.isPending) return [];
      return found.places ? [partOf(all, found.places), all] : [all];
    }, [all, found.places, found.isPending]),
  );
  useOpenPhotoPosition(all, wall.isReady, (place) => {
    const index = places.indexOf(place);
    if (rows) rows.reveal(index);
    else list.current?.children[index]?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });

  const isPrinting = useIsPrinting();
  const drawn = isPrinting && wall.isCut ? near.filter((place) => figures.has(place)) : near;
  const isSearching = found.places !== null;
  return (
    <main className={styles.page} id="_content">
      <div className={`${layout.column} ${styles.head}`}>
        <Link className={styles.parent} href={pageHref(parent.path)}>
          {parent.label}
        </Link>
        <PageTitle head={head} />
        <PhotoSearch
          query={query}
          answer={
            wall.hasFailed
              ? t.photosFailed
              : isSearching && !found.isPending && t.photosFound({ count: places.length })
          }
        />
        <a className={styles.skip} href={`#${endId}`}>
          {t.skipPhotos}
        </a>
      </div>
      <JustifiedGrid
        ref={list}
        label={head.heading}
        photos={drawn.map((place) => ({ place, proportion: wall.proportions[place] }))}
        count={isSearching ? places.length : gallery.draw.count}
        before={wall.before}
        room={rows}
        figures={figures}
        isPrinting={isPrinting}
        onOpen={lightbox.open}
      />
      <div className={`${layout.column} ${styles.end}`} id={endId} tabIndex={-1}>
        {!wall.isCut && <PartLinks parentPath={parent.path} gallery={gallery} />}
      </div>
      {lightbox.overlay}
    </main>
  );
}

/** `answer` tells how many were found; `false` while nobody asks. */
function PhotoSearch({ query, answer }: { query: string; answer: string | false }) {
  const navigation = useNavigation();
  return (
    <search className={styles.search}>
      <label>
        {t.findPhotos}
        <input
          type="search"
          maxLength={100}
          value={query}
          onChange={(event) => navigation.setParameter(photoParam, event.target.value)}
        />
      </label>
      <p role="status">{answer}</p>
    </search>
  );
}

/** To the parts before and behind, which only stand apart as HTML. */
function PartLinks({ parentPath, gallery }: { parentPath: string; gallery: AllPhotos }) {
  const { name, part, parts } = gallery;
  return (
    <>
      {part > 1 && (
        <Link rel="prev" href={pageHref(photosPath(parentPath, name, part - 1))}>
          {t.newerPhotos}
        </Link>
      )}
      {part < parts && (
        <Link rel="next" href={pageHref(photosPath(parentPath, name, part + 1))}>
          {t.olderPhotos}
        </Link>
      )}
    </>
  );
}

/** The figures at `places` of a sequence. */
function partOf(all: FigureSequence, places: readonly number[]): FigureSequence {
  return {
    length: places.length,
    indexOf: async (address) => places.indexOf(await all.indexOf(address)),
    figureAt: (index) => all.figureAt(places[index] ?? -1),
  };
}
