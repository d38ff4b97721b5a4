import * as t from 'virtual:messages';
import { Inline } from '../../../../ui/Inline.tsx';
import { TagList } from '../../../../ui/TagList.tsx';
import styles from '../../LedgerEntry.module.css';
import { LedgerEntry } from '../../LedgerEntry.tsx';
import type { SectionBodyProps } from '../../sections.ts';
import type { Award } from './section.build.ts';

export function AwardsSection({ section, level, lens }: SectionBodyProps<Award[]>) {
  return lens.order(section.shown).map(({ description, ...award }, index, awards) => (
    <LedgerEntry
      key={award.name}
      entry={award}
      startAbove={awards[index - 1]?.start}
      level={level}
      mark={lens.markOf(award)}
    >
      {description !== '' && (
        <p className={styles.remark}>
          <Inline text={description} />
        </p>
      )}
      <TagList label={t.skills} tags={award.skills} kind="tools" />
    </LedgerEntry>
  ));
}
