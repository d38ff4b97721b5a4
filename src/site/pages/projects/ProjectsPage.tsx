import { filterProjects, type ProjectFilter } from '../../../model/filter-projects.ts';
import { markedFirst } from '../../../model/lens.ts';
import type { ProjectsContent } from '../../../model/page-content.ts';
import { replaceParameter, useAddressParameter } from '../../address-parameter.ts';
import { LensNote, useLens } from '../../components/Lens.tsx';
import layout from '../../components/layout.module.css';
import { PageTitle } from '../../components/PageTitle.tsx';
import * as labels from '../../labels.ts';
import { useDrawnInSteps, useSteps } from '../../useDrawnInSteps.ts';
import { FilterMarkers, FilterRow } from './FilterRow.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import styles from './ProjectsPage.module.css';

const parameter = 'show';

/** Cards that fill a screen. */
const cardsOfScreen = 2;

/** Cards newest first. The filter lives in the address, so that a filtered page can be linked to. */
export function ProjectsPage({ content }: { content: ProjectsContent }) {
  const { filters } = content;
  const lens = useLens('projects', content.lenses);
  const isMarked = ({ name }: { name: string }) => lens?.marked.includes(`projects/${name}`) ?? false;
  const projects = markedFirst(content.projects, isMarked);
  const wanted = useAddressParameter('projects', parameter);
  const filter: ProjectFilter = filters.find(({ category }) => category === wanted)?.category ?? 'all';
  const drawn = useDrawnInSteps(projects.length, cardsOfScreen);
  const shown = filterProjects(projects, filter);
  // A click on a filter is answered by the first screen as well.
  const [seen, setSeen] = useSteps(projects.length, cardsOfScreen, projects.length);
  const seenCards = new Set(shown.slice(0, seen));
  return (
    <main id="_content">
      <div className={layout.page}>
        <PageTitle head={content.head} />
        <LensNote lens={lens} />
        <FilterRow
          filters={filters}
          filter={filter}
          shownCount={shown.length}
          onChange={(next) => {
            setSeen(cardsOfScreen);
            replaceParameter(parameter, next === 'all' ? '' : next);
          }}
        />
        <FilterMarkers filters={filters} />
        <div className={styles.cards}>
          {projects.slice(0, drawn).map((project) => (
            <ProjectCard
              key={project.name}
              project={project}
              digits={String(projects.length).length}
              isHidden={!seenCards.has(project)}
              mark={isMarked(project) ? lens?.title : undefined}
            />
          ))}
          {shown.length === 0 && <p className={styles.empty}>{labels.noProjects}</p>}
        </div>
      </div>
    </main>
  );
}
