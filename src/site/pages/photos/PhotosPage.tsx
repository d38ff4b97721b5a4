import * as words from 'virtual:words';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Figure } from '../../../model/gallery.ts';
import type { PhotosContent } from '../../../model/page-content.ts';
import { photosOfPart } from '../../../model/photos-content.ts';
import { photosPath } from '../../../model/routes.ts';
import { unpackProportions } from '../../../model/wall-layout.ts';
import { gallerySequence } from '../../components/gallery/gallery-sequence.ts';
import { PhotoShards } from '../../components/gallery/PhotoShards.ts';
import layout from '../../components/layout.module.css';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useIsPrinting } from '../../components/useIsPrinting.ts';
import type { FigureSequence } from '../../components/viewer/figure-sequence.ts';
import { useViewer } from '../../components/viewer/useViewer.tsx';
import { Link } from '../../navigation/Link.tsx';
import { pageHref } from '../../navigation/page-href.ts';
import { useAddressParameter, useNavigation } from '../../navigation/useNavigation.ts';
import styles from './PhotosPage.module.css';
import { PhotoWall } from './PhotoWall.tsx';
import { type Figures, useFigures } from './useFigures.ts';
import { useFoundPhotos } from './useFoundPhotos.ts';
import { useOpenedPlace } from './useOpenedPlace.ts';
import { useWallRows } from './useWallRows.ts';

/** Parameter of the address that holds the words which are searched for. */
const parameter = 'find';

/** What stands behind the photos. */
const endId = '_end';

/**
 * All photos of a gallery, newest first. As HTML a page has a part of them; scripts make one wall of all parts, of which
 * only what is near the window is drawn.
 */
export function PhotosPage({ content: { head, parent, photos: gallery } }: { content: PhotosContent }) {
  const { part, parts, draw } = gallery;
  const beforePart = (part - 1) * photosOfPart;
  const navigation = useNavigation();
  const [shards] = useState(() => new PhotoShards());
  const all = useMemo(
    () => gallerySequence({ ...gallery, first: part === 1 ? gallery.photos : [] }, shards),
    [gallery, part, shards],
  );
  const proportions = useMemo(() => unpackProportions(gallery.proportions), [gallery]);
  const query = useAddressParameter(parameter);
  const found = useFoundPhotos(gallery, shards, query);
  // What came as HTML is taken over as it is.
  const [isWhole, setIsWhole] = useState(!navigation.isPrerendered);
  useEffect(() => setIsWhole(true), []);
  const isCut = isWhole && parts > 1;

  const places = useMemo(() => {
    if (found.places) return found.places;
    return Array.from({ length: isCut ? draw.count : gallery.photos.length }, (_, index) =>
      isCut ? index : beforePart + index,
    );
  }, [found.places, isCut, draw, gallery, beforePart]);
  const list = useRef<HTMLUListElement>(null);
  const rows = useWallRows(
    list,
    useMemo(
      () => (isCut ? places.map((place) => proportions[place] ?? 0) : null),
      [isCut, proportions, places],
    ),
  );
  const isReady = !isCut || rows !== null;
  const { first, end } = rows ?? { first: 0, end: isReady ? places.length : 0 };
  const near = places.slice(first, end);
  const { figures, hasFailed } = useFigures(
    all,
    () => figuresOfPart(gallery.name, gallery.photos, beforePart),
    near,
  );

  const showPart = useEffectEvent(() => {
    if (!navigation.isPrerendered || navigation.arriveLate()) return;
    if (part > 1 && !query) rows?.scrollTo(beforePart);
  });
  useLayoutEffect(() => {
    if (isCut && isReady) showPart();
  }, [isCut, isReady]);

  const viewer = useViewer(
    useMemo(() => {
      // Who came by a link to an open photo walks through what is found, when that is known.
      if (found.isPending) return [];
      return found.places ? [partOf(all, found.places), all] : [all];
    }, [all, found.places, found.isPending]),
  );
  useOpenedPlace(all, isReady, (place) => {
    const index = places.indexOf(place);
    if (rows) rows.reveal(index);
    else list.current?.children[index]?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });

  const isPrinting = useIsPrinting();
  const printed = isCut ? near.filter((place) => figures.has(place)) : near;
  const isSearching = found.places !== null;
  return (
    <main className={styles.page} id="_content">
      <div className={`${layout.column} ${styles.head}`}>
        <Link className={styles.parent} href={pageHref(parent.path)}>
          {parent.label}
        </Link>
        <PageTitle head={head} />
        <search className={styles.search}>
          <label>
            {words.findPhotos}
            <input
              type="search"
              maxLength={100}
              value={query}
              onChange={(event) => navigation.setParameter(parameter, event.target.value)}
            />
          </label>
          <p role="status">
            {hasFailed || found.hasFailed
              ? words.photosFailed
              : isSearching && !found.isPending && words.photosFound({ count: places.length })}
          </p>
        </search>
        <a className={styles.skip} href={`#${endId}`}>
          {words.skipPhotos}
        </a>
      </div>
      <PhotoWall
        ref={list}
        label={head.heading}
        photos={(isPrinting ? printed : near).map((place) => ({ place, proportion: proportions[place] }))}
        count={isSearching ? places.length : draw.count}
        before={isCut || isSearching ? first : beforePart}
        room={rows}
        figures={figures}
        isPrinting={isPrinting}
        onOpen={viewer.open}
      />
      <div className={`${layout.column} ${styles.end}`} id={endId} tabIndex={-1}>
        {!isCut && part > 1 && (
          <Link rel="prev" href={pageHref(photosPath(parent.path, gallery.name, part - 1))}>
            {words.newerPhotos}
          </Link>
        )}
        {!isCut && part < parts && (
          <Link rel="next" href={pageHref(photosPath(parent.path, gallery.name, part + 1))}>
            {words.olderPhotos}
          </Link>
        )}
      </div>
      {viewer.overlay}
    </main>
  );
}

function figuresOfPart(gallery: string, photos: readonly Figure[], before: number): Figures {
  return new Map(
    photos.map((figure, index) => [before + index, { id: `${gallery}/${figure.name}`, figure }] as const),
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
