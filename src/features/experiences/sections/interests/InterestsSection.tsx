import * as t from 'virtual:messages';
import ledger from '../../../../ui/ledger.module.css';
import type { SectionBodyProps } from '../../sections.ts';
import type { Interest } from './section.build.ts';

export function InterestsSection({ section }: SectionBodyProps<Interest[]>) {
  return (
    <dl className={ledger.terms}>
      {section.shown.map(({ name, keywords }) => (
        <div key={name} className={ledger.row}>
          <dt>{name}</dt>
          <dd>{keywords.join(t.comma)}</dd>
        </div>
      ))}
    </dl>
  );
}
