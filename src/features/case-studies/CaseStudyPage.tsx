import { demoOffline, languages, tools } from 'virtual:messages';
import { useState } from 'react';
import { filterParameter } from '../../core/routes.ts';
import { sequenceOf } from '../../lightbox/figure-sequence.ts';
import { useLightbox } from '../../lightbox/useLightbox.tsx';
import { pageHref } from '../../router/base.ts';
import { Link } from '../../router/Link.tsx';
import { useAddressParameter } from '../../router/useNavigation.ts';
import { PreviousIcon } from '../../ui/icons.tsx';
import layout from '../../ui/layout.module.css';
import { markFollowed } from '../../ui/mark-followed.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { SkillTable } from '../../ui/SkillTable.tsx';
import styles from './CaseStudyPage.module.css';
import { figuresOf } from './case-study.ts';
import type { CaseStudyProps, PageLink } from './props.ts';
import { Story } from './Story.tsx';

/** The case study of a project: facts, text with pictures, and the tools it was made with. */
export function CaseStudyPage({ content }: { content: CaseStudyProps }) {
  const { head, words, project, story, evidence, list } = content;
  const [sequences] = useState(() => [
    sequenceOf(figuresOf(story).map((figure) => ({ id: figure.name, figure }))),
  ]);
  const lightbox = useLightbox(sequences);
  const category = useAddressParameter(filterParameter);
  const isFiltered = category !== '' && category === project.category;
  const query = isFiltered ? `?${filterParameter}=${category}` : '';
  const { previous, next } = isFiltered ? content.beside.category : content.beside.all;
  const backHref = `${pageHref(list.path)}${query}#${project.name}`;
  const labels = { languages, tools };
  return (
    <main id="_content">
      <article className={`${layout.page} ${styles.page}`}>
        <div className={styles.opening}>
          <Link className={styles.back} href={backHref}>
            <PreviousIcon />
            <span>{words.back}</span>
          </Link>
          {project.type && <p className={styles.type}>{project.type}</p>}
          <PageTitle head={head} />
        </div>
        <div className={styles.facts}>
          <dl className={styles.list}>
            {content.role && (
              <div>
                <dt>{words.role}</dt>
                <dd>{content.role}</dd>
              </div>
            )}
            <div>
              <dt>{words.period}</dt>
              <dd>{content.dates}</dd>
            </div>
          </dl>
          <ul className={styles.links}>
            {project.links.map(({ label, address }) => (
              <li key={address}>
                <a href={address} rel="noopener noreferrer">
                  {label}
                </a>
              </li>
            ))}
            {project.isRetired && <li>{demoOffline}</li>}
          </ul>
          {content.contents.length > 0 && <Contents title={words.contents} headings={content.contents} />}
        </div>
        <Story className={styles.story} words={words} blocks={story} onOpen={lightbox.open} />
        {evidence.categories.length > 0 && (
          <section className={styles.evidence}>
            <h2>{words.madeWith}</h2>
            <SkillTable
              evidence={{
                ...evidence,
                categories: evidence.categories.map((each) => ({
                  ...each,
                  name: labels[each.name as keyof typeof labels],
                })),
              }}
            />
          </section>
        )}
        {(previous || next) && (
          <nav className={styles.beside} aria-label={list.label}>
            <Beside label={words.previousProject} side="start" page={previous} query={query} />
            <Beside label={words.nextProject} side="end" page={next} query={query} />
          </nav>
        )}
      </article>
      {lightbox.overlay}
    </main>
  );
}

function Contents({ title, headings }: { title: string; headings: CaseStudyProps['contents'] }) {
  return (
    <nav className={styles.contents} aria-labelledby="_contents">
      <p id="_contents">{title}</p>
      <ol>
        {headings.map(({ id, level, text }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`} onClick={markFollowed}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type BesideProps = { label: string; side: 'start' | 'end'; page: PageLink | null; query: string };

function Beside({ label, side, page, query }: BesideProps) {
  return (
    page && (
      <Link className={styles.neighbour} data-side={side} href={pageHref(page.path) + query}>
        <span className={styles.label}>{label}</span>
        <span>{page.title}</span>
      </Link>
    )
  );
}
