import { markedFirst } from '../../../model/lens.ts';
import type { ExperiencesContent } from '../../../model/page-content.ts';
import { resumePath, withBase } from '../../../model/routes.ts';
import { base } from '../../base.ts';
import buttons from '../../components/button.module.css';
import { Inline } from '../../components/Inline.tsx';
import { ArrowIcon } from '../../components/icons.tsx';
import { LensNote, useLens } from '../../components/Lens.tsx';
import layout from '../../components/layout.module.css';
import { PageTitle } from '../../components/PageTitle.tsx';
import { PictureImage } from '../../components/PictureImage.tsx';
import { TagList } from '../../components/TagList.tsx';
import * as labels from '../../labels.ts';
import styles from './ExperiencesPage.module.css';
import { LedgerEntry } from './LedgerEntry.tsx';
import { SectionRow } from './SectionRow.tsx';
import { SkillTable } from './SkillTable.tsx';

type Named = { name: string };

export function ExperiencesPage({ content }: { content: ExperiencesContent }) {
  const { sections, education } = content;
  const university = [education.university, education.location].filter(Boolean).join(', ');
  const lens = useLens(content.lenses);
  const isMarked = (list: string, { name }: Named) => lens?.marked.includes(`${list}/${name}`) ?? false;
  const inOrder = <E extends Named>(list: string, entries: E[]) =>
    markedFirst(entries, (entry) => isMarked(list, entry));
  const markOf = (list: string, entry: Named) => (isMarked(list, entry) ? lens?.title : undefined);
  return (
    <main id="_content" className={styles.main}>
      <div className={`${layout.page} ${styles.head}`}>
        <PageTitle head={content.head} />
        <LensNote lens={lens} />
      </div>
      <SectionRow sections={Object.entries(sections).map(([id, title]) => ({ id, title }))} />
      <div className={`${layout.page} ${styles.sections}`}>
        <section id="resume" aria-labelledby="resume-title">
          <h2 id="resume-title">{sections.resume}</h2>
          {content.resumeLink !== null && (
            <p className={styles.resume}>
              <a className={buttons.button} data-variant="solid" href={withBase(base, resumePath)}>
                {content.resumeLink}
                <ArrowIcon />
              </a>
            </p>
          )}
          <p className={styles.formats}>
            {labels.resumeFormats} <a href={withBase(base, '/resume.txt')}>{labels.plainText}</a>,{' '}
            <a href={withBase(base, '/resume.json')}>{labels.jsonResume}</a>
          </p>
        </section>
        {sections.skills && (
          <section id="skills" aria-labelledby="skills-title">
            <h2 id="skills-title">{sections.skills}</h2>
            <SkillTable evidence={content.skills} />
          </section>
        )}
        {sections.work && (
          <section id="work" aria-labelledby="work-title">
            <h2 id="work-title">{sections.work}</h2>
            {inOrder('work', content.work).map((work) => (
              <LedgerEntry key={work.id} entry={work} mark={markOf('work', work)}>
                <TagList label={labels.languages} tags={work.languages} kind="languages" />
                <TagList label={labels.tools} tags={work.tools} kind="tools" />
                <PictureImage
                  className={styles.picture}
                  picture={work.picture}
                  sizes="(width < 48rem) 92vw, 40rem"
                />
              </LedgerEntry>
            ))}
          </section>
        )}
        {sections.education && (
          <section id="education" aria-labelledby="education-title">
            <h2 id="education-title">{sections.education}</h2>
            {education.programs.length > 0 && (
              <>
                <h3 className={styles.subheading}>{labels.education}</h3>
                <p className={styles.university}>{university}</p>
              </>
            )}
            {inOrder('education', education.programs).map((program) => (
              <LedgerEntry key={program.id} entry={program} level="h4" mark={markOf('education', program)} />
            ))}
            {content.awards.length > 0 && (
              <h3 id="awards" className={styles.subheading}>
                {labels.academicAwards}
              </h3>
            )}
            {inOrder('awards', content.awards).map(({ description, ...award }) => (
              <LedgerEntry key={award.id} entry={award} level="h4" mark={markOf('awards', award)}>
                <p className={styles.remark}>
                  <Inline text={description} />
                </p>
                <TagList label={labels.skills} tags={award.skills} kind="tools" />
              </LedgerEntry>
            ))}
          </section>
        )}
        {(['healthcare', 'research'] as const).map(
          (list) =>
            sections[list] && (
              <section key={list} id={list} aria-labelledby={`${list}-title`}>
                <h2 id={`${list}-title`}>{sections[list]}</h2>
                {inOrder(list, content[list]).map((entry) => (
                  <LedgerEntry key={entry.id} entry={entry} mark={markOf(list, entry)} />
                ))}
              </section>
            ),
        )}
      </div>
    </main>
  );
}
