import * as t from 'virtual:messages';
import { PictureImage } from '../../../../ui/PictureImage.tsx';
import { TagList } from '../../../../ui/TagList.tsx';
import styles from '../../LedgerEntry.module.css';
import { LedgerEntry } from '../../LedgerEntry.tsx';
import type { SectionBodyProps } from '../../sections.ts';
import type { Job } from './section.build.ts';

export function JobsSection({ section, level, lens }: SectionBodyProps<Job[]>) {
  return lens.order(section.shown).map((job, index, jobs) => (
    <LedgerEntry
      key={job.name}
      entry={job}
      startAbove={jobs[index - 1]?.start}
      level={level}
      mark={lens.markOf(job)}
    >
      <TagList label={t.languages} tags={job.languages} kind="languages" />
      <TagList label={t.tools} tags={job.tools} kind="tools" />
      {job.picture && (
        <PictureImage
          className={styles.picture}
          picture={job.picture}
          sizes="(width < 48rem) 92vw, max(40rem, 30vw)"
        />
      )}
    </LedgerEntry>
  ));
}
