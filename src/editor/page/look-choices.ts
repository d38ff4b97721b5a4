import { type FieldPath, valueAt } from '../../core/field-path.ts';
import { capitalize } from '../../core/text.ts';
import { resumeDesigns } from '../../features/experiences/resume-designs.ts';

export type Choice = { value: string; label: string };

/** The designs of the résumé, with the place of the choice in pages.yaml; null if the site has none. */
export function listResumeDesigns(
  pages: unknown,
): { choices: Choice[]; current: string; path: FieldPath } | null {
  const sectionsOf = (page: unknown) => valueAt(page, ['sections']);
  for (const [index, page] of asList(pages).entries()) {
    for (const [at, section] of asList(sectionsOf(page)).entries()) {
      if (valueAt(section, ['kind']) !== 'resume') continue;
      return {
        choices: resumeDesigns.map((value) => ({ value, label: capitalize(value) })),
        current: String(valueAt(section, ['design']) ?? resumeDesigns[0]),
        path: [index, 'sections', at, 'design'],
      };
    }
  }
  return null;
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
