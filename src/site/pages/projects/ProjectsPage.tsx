import * as words from 'virtual:words';
import { useMemo } from 'react';
import { filterProjects } from '../../../model/filter-projects.ts';
import { markedFirst } from '../../../model/lens.ts';
import type { ProjectsContent } from '../../../model/page-content.ts';
import { filterParameter } from '../../../model/routes.ts';
import { slideSequence } from '../../components/carousel/slide-figures.ts';
import { LensNote, useLens } from '../../components/Lens.tsx';
import layout from '../../components/layout.module.css';
import { PageTitle } from '../../components/PageTitle.tsx';
import { parameter as openPicture, useViewer } from '../../components/viewer/useViewer.tsx';
import { useAddressParameter, useIsWholePage, useNavigation } from '../../navigation/useNavigation.ts';
import { FilterMarkers, FilterRow } from './FilterRow.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import styles from './ProjectsPage.module.css';

/** Cards that fill any window. */
const firstCards = 4;

/** Cards newest first. The filter lives in the address, so that a filtered page can be linked to. */
export function ProjectsPage({ content }: { content: ProjectsContent }) {
  const { filters } = content;
  const navigation = useNavigation();
  const lens = useLens(content.lenses);
  const isMarked = ({ name }: { name: string }) => lens?.marked.includes(`projects/${name}`) ?? false;
  const projects = markedFirst(content.projects, isMarked);
  const wanted = useAddressParameter(filterParameter);
  const filter = filters.find(({ category }) => category === wanted)?.category ?? '';
  const found = filterProjects(projects, filter);
  const shown = new Set(found);
  const drawn = useIsWholePage() ? projects : found.slice(0, firstCards);
  const sequences = useMemo(
    () => content.projects.map(({ name, title, slides }) => slideSequence(name, title, slides)),
    [content],
  );
  const viewer = useViewer(sequences);
  const openId = useAddressParameter(openPicture);
  return (
    <main id="_content">
      <div className={layout.page}>
        <PageTitle head={content.head} />
        <LensNote lens={lens} />
        {filters.length > 0 && (
          <FilterRow
            filters={filters}
            filter={filter}
            shownCount={shown.size}
            onChange={(category) => navigation.setParameter(filterParameter, category)}
          />
        )}
        <FilterMarkers filters={filters} />
        <div className={styles.cards}>
          {drawn.map((project) => (
            <ProjectCard
              key={project.name}
              project={project}
              digits={String(projects.length).length}
              isHidden={!shown.has(project)}
              mark={isMarked(project) ? lens?.title : undefined}
              // To the one card that has it: the others need not be rendered again.
              openId={openId.startsWith(`${project.name}/`) ? openId : ''}
              onOpen={viewer.open}
              onPrefetch={viewer.prefetch}
            />
          ))}
          {shown.size === 0 && <p className={styles.empty}>{words.noProjects}</p>}
        </div>
      </div>
      {viewer.overlay}
    </main>
  );
}
