import { EntryLinks } from '../../../../ui/EntryLinks.tsx';
import { CompactEntry } from '../../CompactEntry.tsx';
import type { SectionBodyProps } from '../../sections.ts';
import type { TalkView } from './section.build.ts';

export function TalksSection({ section, level, lens }: SectionBodyProps<TalkView[]>) {
  return lens.order(section.shown).map((talk) => (
    <CompactEntry key={talk.name} entry={talk} level={level} mark={lens.markOf(talk)}>
      <EntryLinks links={talk.links} title={talk.title} />
    </CompactEntry>
  ));
}
