import * as t from 'virtual:messages';
import { useEffect, useMemo, useState } from 'react';
import { gallerySequence } from '../../gallery/gallery-sequence.ts';
import { PhotoShards } from '../../gallery/PhotoShards.ts';
import type { FigureSequence } from '../../lightbox/figure-sequence.ts';
import { useLightbox } from '../../lightbox/useLightbox.tsx';
import { pageHref } from '../../router/base.ts';
import { Link } from '../../router/Link.tsx';
import { useAddressParameter, useNavigation } from '../../router/useNavigation.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import layout from '../../ui/layout.module.css';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { JustifiedGrid } from './JustifiedGrid.tsx';
import styles from './PhotosPage.module.css';
import { type PhotosProps, photosOfPart } from './props.ts';
import { useFoundPhotos } from './useFoundPhotos.ts';

/** Parameter of the address that holds the search query. */
const queryParam = 'find';

/** A search is not worth it for fewer photos. */
const minSearched = 20;

/** The end of the photos. */
const endId = '_end';

/**
 * All photos of a gallery, newest first. The HTML of a page has one part of them; scripts make one grid of all parts,
 * which renders only the rows near the window.
 */
export function PhotosPage({
  content: { head, back, parent, photos: gallery, partLinks },
}: {
  content: PhotosProps;
}) {
  const { part, parts, pool } = gallery;
  const firstPlace = (part - 1) * photosOfPart;
  const navigation = useNavigation();
  const query = useAddressParameter(queryParam);
  const [shards] = useState(() => new PhotoShards());
  const all = useMemo(
    () => gallerySequence({ ...gallery, first: part === 1 ? gallery.photos : [] }, shards),
    [gallery, part, shards],
  );
  const found = useFoundPhotos(gallery, shards, query);
  const [hasFailed, setHasFailed] = useState(false);
  // The first client render equals the HTML.
  const [isHydrated, setIsHydrated] = useState(!navigation.isPrerendered);
  useEffect(() => setIsHydrated(true), []);
  const isVirtual = isHydrated && parts > 1;
  const isSearching = found.places !== null;
  const places = useMemo(() => {
    if (found.places) return found.places;
    const length = isVirtual ? pool.count : gallery.photos.length;
    return Array.from({ length }, (_, index) => (isVirtual ? 0 : firstPlace) + index);
  }, [found.places, isVirtual, pool, gallery, firstPlace]);
  const lightbox = useLightbox(
    useMemo(() => {
      // After a link to an open photo of a search, the lightbox waits for the results and steps through them.
      if (found.isPending) return [];
      return found.places ? [partOf(all, found.places), all] : [all];
    }, [all, found.places, found.isPending]),
  );
  return (
    <main className={styles.page} id="_content">
      <div className={`${layout.column} ${styles.head}`}>
        <BackLink href={pageHref(parent.path)} label={back} />
        <PageTitle head={head} />
        {(pool.count >= minSearched || query !== '') && (
          <PhotoSearch
            query={query}
            answer={
              hasFailed || found.hasFailed
                ? t.photosFailed
                : isSearching && !found.isPending && t.photosFound({ count: places.length })
            }
          />
        )}
        <a className={styles.skip} href={`#${endId}`}>
          {t.skipPhotos}
        </a>
      </div>
      <JustifiedGrid
        label={head.heading}
        gallery={gallery}
        all={all}
        places={places}
        isVirtual={isVirtual}
        count={isSearching ? places.length : pool.count}
        before={isVirtual || isSearching ? 0 : firstPlace}
        firstPlace={firstPlace}
        startIndex={query ? 0 : firstPlace}
        onOpen={lightbox.open}
        onLoad={setHasFailed}
      />
      <div className={`${layout.column} ${styles.end}`} id={endId} tabIndex={-1}>
        {!isVirtual &&
          partLinks.map(({ rel, path, label }) => (
            <Link key={rel} rel={rel} href={pageHref(path)}>
              {label}
            </Link>
          ))}
      </div>
      {lightbox.overlay}
    </main>
  );
}

/** `answer`: how many photos were found; `false` without a search. */
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
          onChange={(event) => navigation.setParameter(queryParam, event.target.value)}
        />
      </label>
      <p role="status">{answer}</p>
    </search>
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
