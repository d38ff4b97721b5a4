import { EntryLinks } from '../../../../ui/EntryLinks.tsx';
import { LedgerEntry } from '../../LedgerEntry.tsx';
import type { SectionBodyProps } from '../../section-body.ts';

export function TalksSection({ section, level, lens }: SectionBodyProps<'talks'>) {
  return lens.order(section.shown).map((talk) => (
    <LedgerEntry key={talk.name} entry={talk} level={level} mark={lens.markOf(talk)}>
      <EntryLinks links={talk.links} title={talk.title} />
    </LedgerEntry>
  ));
}
