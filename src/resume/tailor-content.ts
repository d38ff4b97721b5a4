import type { Lens } from '../content/lens.ts';
import { fits, markedFirst, type Readable } from '../content/lens.ts';
import type { Section } from '../features/experiences/sections.ts';
import type { SiteContent } from '../site/site-content.ts';

/**
 * The content for one kind of reader: what fits comes first in its list, and headline, summary and order are those of
 * the lens. Nothing is taken away, and nothing is said that does not stand in content/.
 */
export function tailorContent(content: SiteContent, lens: Lens): SiteContent {
  const { owner, home, projects, sections } = content;
  const isFitting = (record: Readable) => fits(record, lens.tags);
  // Lists are oldest first and are told from their end.
  const fittingLast = <R extends Readable>(records: R[]) =>
    markedFirst(records.toReversed(), isFitting).toReversed();
  const tailored = (section: Section): Section => {
    switch (section.kind) {
      case 'resume':
        return lens.order ? { ...section, order: lens.order } : section;
      case 'skills': {
        const records = section.records.map((category) => ({
          ...category,
          skills: markedFirst(category.skills, (skill) => isFitting({ title: skill })),
        }));
        return { ...section, records: markedFirst(records, isFitting) };
      }
      case 'jobs':
        return { ...section, records: fittingLast(section.records) };
      case 'awards':
        return { ...section, records: fittingLast(section.records) };
      case 'certificates':
        return { ...section, records: fittingLast(section.records) };
      case 'publications':
        return { ...section, records: fittingLast(section.records) };
      case 'talks':
        return { ...section, records: fittingLast(section.records) };
      default:
        // Degrees, languages and texts are few, and read in their own order.
        return section;
    }
  };
  return {
    ...content,
    owner: { ...owner, role: lens.headline ?? owner.role },
    home: { ...home, intro: lens.summary ?? home.intro },
    projects: fittingLast(projects),
    sections: sections.map(tailored),
  };
}
