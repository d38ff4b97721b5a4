import { Suspense, use, useEffect, useMemo, useRef, useState } from 'react';
import { withBase } from '../../../../core/routes.ts';
import { base } from '../../../../router/base.ts';
import { useNavigation } from '../../../../router/useNavigation.ts';
import ledger from '../../../../ui/ledger.module.css';
import type { SectionBodyProps } from '../../sections.ts';
import { citeFiles } from './cite-files.ts';
import { PublicationEntry } from './PublicationEntry.tsx';
import { PublicationFilter } from './PublicationFilter.tsx';
import styles from './PublicationsSection.module.css';
import { inGroups } from './publications.ts';
import type { PublicationsView, PublicationView } from './section.build.ts';
import { useFilter } from './useFilter.ts';

const noFilters = { kinds: [], topics: [], years: [], hasFirst: false };

type Props = SectionBodyProps<PublicationsView>;

export function PublicationsSection(props: Props) {
  const { later, publications } = props.section.shown;
  return later ? (
    <LongList {...props} address={later} />
  ) : (
    <Publications {...props} publications={publications} />
  );
}

/** Long lists stay HTML until the visitor points to them, or the address has a filter or lens. */
function LongList({ address, ...props }: Props & { address: string }) {
  const navigation = useNavigation();
  const place = useRef<HTMLDivElement>(null);
  const [list] = useState(() => new LaterList(address));
  const [isHere, setHere] = useState(false);
  const { name: lens } = props.lens;
  useEffect(() => {
    if (!navigation.isPrerendered || lens || window.location.search) list.load();
    const onUse = ({ target }: Event) => {
      if (target instanceof Node && place.current?.contains(target)) list.load();
    };
    const stop = new AbortController();
    // At the window, because React keeps events from what it has not hydrated.
    for (const event of ['pointerover', 'touchstart', 'focusin'])
      window.addEventListener(event, onUse, { capture: true, passive: true, signal: stop.signal });
    return () => stop.abort();
  }, [navigation, list, lens]);
  const shown = (
    <Suspense>
      <Later {...props} list={list} onHere={setHere} />
    </Suspense>
  );
  // React would remove the HTML if it got other props before it can be hydrated.
  const first = useMemo(() => shown, [list]);
  return <div ref={place}>{isHere ? shown : first}</div>;
}

function Later({ list, onHere, ...props }: Props & { list: LaterList; onHere: (isHere: boolean) => void }) {
  // Browsers do not have them, see `long-lists.build.ts`.
  const publications = props.section.shown.publications ?? use(list.publications);
  useEffect(() => onHere(true), [onHere]);
  return <Publications {...props} publications={publications} />;
}

class LaterList {
  #isLoading = false;
  #resolve: (publications: PublicationView[]) => void = () => {};
  readonly #address: string;
  readonly publications = new Promise<PublicationView[]>((resolve) => {
    this.#resolve = resolve;
  });

  constructor(address: string) {
    this.#address = address;
  }

  /** If it fails, the next pointer event tries again. */
  load = (): void => {
    if (this.#isLoading) return;
    this.#isLoading = true;
    fetch(withBase(base, this.#address))
      .then((response) => (response.ok ? response.json() : Promise.reject(response)))
      .then(this.#resolve, () => {
        this.#isLoading = false;
      });
  };
}

/** A long list with a rhythm: the year, kind or topic at the left, what belongs to it at the right. */
function Publications({
  section,
  level: Heading,
  lens,
  publications: all,
}: Props & { publications: PublicationView[] }) {
  const { words, filters, files } = section.shown;
  const publications = lens.order(all);
  const { filter, isShown } = useFilter(filters ?? noFilters);
  const found = filters ? publications.filter(isShown) : publications;
  const groups = inGroups(found);
  const anchorOf = (index: number) => `_${section.name}-${index + 1}`;
  return (
    <>
      {filters && (
        <PublicationFilter
          words={words}
          choices={filters}
          filter={filter}
          shownCount={found.length}
          count={publications.length}
          anchors={groups.map(({ heading }, index) => ({ heading, anchor: anchorOf(index) }))}
        />
      )}
      {files && (
        <p className={styles.files}>
          {words.files}{' '}
          {Object.entries(citeFiles).map(([ending, format]) => (
            <a key={ending} href={`${withBase(base, files)}.${ending}`}>
              {format}
            </a>
          ))}
        </p>
      )}
      {found.length === 0 && <p>{words.none}</p>}
      {groups.map(({ heading, publications }, index) => (
        <div key={index} id={anchorOf(index)} className={`${ledger.row} ${styles.year}`}>
          <Heading className={styles.number}>{heading}</Heading>
          <ul className={styles.list}>
            {publications.map((publication) => (
              <PublicationEntry
                key={publication.name}
                publication={publication}
                words={words}
                mark={lens.markOf(publication)}
              />
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
