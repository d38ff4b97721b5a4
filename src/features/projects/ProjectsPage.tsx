import * as t from 'virtual:messages';
import { useMemo } from 'react';
import { markedFirst } from '../../content/lens.ts';
import { filterParameter } from '../../core/routes.ts';
import { photoParam } from '../../lightbox/figure-sequence.ts';
import { useLightbox } from '../../lightbox/useLightbox.tsx';
import { useAddressParameter, useNavigation, useRendersBelowFold } from '../../router/useNavigation.ts';
import { LensNote, useLens } from '../../ui/Lens.tsx';
import layout from '../../ui/layout.module.css';
import { Main } from '../../ui/Main.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { slideSequence } from './carousel/CarouselSlide.tsx';
import { FilterMarkers, FilterRow } from './FilterRow.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import styles from './ProjectsPage.module.css';
import type { ProjectsProps } from './props.ts';

/** Number of cards that fill most windows. */
const firstCards = 3;

/** Cards newest first. The filter lives in the address, so that a filtered page can be linked to. */
export function ProjectsPage({ content }: { content: ProjectsProps }) {
  const { filters } = content;
  const navigation = useNavigation();
  const lens = useLens(content.lenses);
  const isMarked = ({ name }: { name: string }) => lens?.marked.includes(`projects/${name}`) ?? false;
  const projects = markedFirst(content.projects, isMarked);
  const parameter = useAddressParameter(filterParameter);
  const filter = filters.find(({ category }) => category === parameter)?.category ?? '';
  const found = filter === '' ? projects : projects.filter(({ category }) => category === filter);
  const visible = new Set(found);
  const rendered = useRendersBelowFold() ? projects : found.slice(0, firstCards);
  const sequences = useMemo(
    () => content.projects.map(({ name, title, slides }) => slideSequence(name, title, slides)),
    [content],
  );
  const lightbox = useLightbox(sequences);
  const openId = useAddressParameter(photoParam);
  return (
    <Main id="_content">
      <div className={layout.page}>
        <PageTitle head={content.head} />
        <LensNote lens={lens} />
        {filters.length > 0 && (
          <FilterRow
            filters={filters}
            filter={filter}
            shownCount={visible.size}
            onChange={(category) => navigation.setParameter(filterParameter, category)}
          />
        )}
        <FilterMarkers filters={filters} />
        <div className={styles.cards}>
          {rendered.map((project) => (
            <ProjectCard
              key={project.name}
              project={project}
              digits={String(projects.length).length}
              isHidden={!visible.has(project)}
              mark={isMarked(project) ? lens?.title : undefined}
              // Only for the card that has it, so that the others do not render.
              openId={openId.startsWith(`${project.name}/`) ? openId : ''}
              onOpen={lightbox.open}
              onPrefetch={lightbox.prefetch}
            />
          ))}
          {visible.size === 0 && <p className={styles.empty}>{t.noProjects}</p>}
        </div>
      </div>
      {lightbox.overlay}
    </Main>
  );
}
