import { EntryLinks } from '../../../../ui/EntryLinks.tsx';
import { LedgerEntry } from '../../LedgerEntry.tsx';
import type { SectionBodyProps } from '../../section-body.ts';
import type { TalkView } from './section.build.ts';

export function TalksSection({ section, level, lens }: SectionBodyProps<TalkView[]>) {
  return lens.order(section.shown).map((talk) => (
    <LedgerEntry key={talk.name} entry={talk} level={level} mark={lens.markOf(talk)}>
      <EntryLinks links={talk.links} title={talk.title} />
    </LedgerEntry>
  ));
}
