import type { Lens } from '../content/lens.ts';
import { fits, markedFirst, type Readable } from '../content/lens.ts';
import type { Section } from '../features/experiences/sections.ts';
import type { SiteContent } from '../site/site-content.ts';

/**
 * The content for a lens: what matches its tags comes first in each list, and headline, summary and order are those of the
 * lens. Nothing is removed or added.
 */
export function tailorContent(content: SiteContent, lens: Lens): SiteContent {
  const { owner, home, projects, sections } = content;
  const matches = (record: Readable) => fits(record, lens.tags);
  // Lists are oldest first and are printed from the end.
  const matchesLast = <R extends Readable>(records: R[]) =>
    markedFirst(records.toReversed(), matches).toReversed();
  const tailored = (section: Section): Section => {
    switch (section.kind) {
      case 'resume':
        return lens.order ? { ...section, order: lens.order } : section;
      case 'skills': {
        const records = section.records.map((category) => ({
          ...category,
          skills: markedFirst(category.skills, (skill) => matches({ title: skill })),
        }));
        return { ...section, records: markedFirst(records, matches) };
      }
      case 'jobs':
        return { ...section, records: matchesLast(section.records) };
      case 'awards':
        return { ...section, records: matchesLast(section.records) };
      case 'certificates':
        return { ...section, records: matchesLast(section.records) };
      case 'publications':
        return { ...section, records: matchesLast(section.records) };
      case 'talks':
        return { ...section, records: matchesLast(section.records) };
      default:
        // Degrees, languages and texts are few and keep their order.
        return section;
    }
  };
  return {
    ...content,
    owner: { ...owner, role: lens.headline ?? owner.role },
    home: { ...home, intro: lens.summary ?? home.intro },
    projects: matchesLast(projects),
    sections: sections.map(tailored),
  };
}
