import { toPlainText } from '../../src/core/prose.ts';
import type { SiteContent } from '../../src/site/site-content.ts';

export type ResumeField = { field: string; text: string };

/** Fields that no résumé format shows: numbers and slugs of records, pictures, and dates that also exist as text. */
const omitted = ['id', 'name', 'slides', 'picture', 'start', 'end', 'date', 'category'];

/** Every text of the content that belongs in a résumé, with its field. */
export function resumeFields(content: SiteContent): ResumeField[] {
  const { owner, sections, projects, home } = content;
  return [
    ...[owner.name, owner.role, owner.location, owner.email].map((text) => ({ field: 'owner', text })),
    ...owner.profiles.map(({ name, address }) => ({ field: `owner.${name}`, text: address })),
    { field: 'home.intro', text: toPlainText(home.intro) },
    ...fieldsOf({ projects }, ''),
    ...sections.flatMap((section) =>
      section.kind === 'skills'
        ? section.records.flatMap(({ name, skills }) =>
            [name, ...skills].map((text) => ({ field: `skills.${name}`, text })),
          )
        : fieldsOf(section.records, section.name),
    ),
  ];
}

function fieldsOf(value: unknown, path: string): ResumeField[] {
  if (typeof value === 'string') return value === '' ? [] : [{ field: path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    omitted.includes(key) ? [] : fieldsOf(part, path === '' ? key : `${path}.${key}`),
  );
}
