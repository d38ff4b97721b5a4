import * as t from 'virtual:messages';
import { Fragment } from 'react';
import styles from '../../LedgerEntry.module.css';
import { LedgerEntry } from '../../LedgerEntry.tsx';
import type { SectionBodyProps } from '../../sections.ts';
import type { SchoolView } from './section.build.ts';

export function EducationSection({ section, level, lens }: SectionBodyProps<SchoolView[]>) {
  return section.shown.map(({ name, school, location, programs }) => (
    <Fragment key={name}>
      <p className={styles.school}>
        <bdi>{school}</bdi>
        {school && location && t.comma}
        <bdi>{location}</bdi>
      </p>
      {lens.order(programs).map((program, index, ordered) => (
        <LedgerEntry
          key={program.name}
          entry={program}
          startAbove={ordered[index - 1]?.start}
          level={level}
          mark={lens.markOf(program)}
        />
      ))}
    </Fragment>
  ));
}
