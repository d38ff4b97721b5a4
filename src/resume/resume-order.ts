import { isFilled, moduleOf } from '../features/experiences/sections.build.ts';
import { type Section, sectionsOfKind } from '../features/experiences/sections.ts';
import type { SiteContent } from '../site/site-content.ts';

/**
 * The sections of the résumé that are not empty, in the owner's order, or else in that of the site with the projects after
 * the first jobs. Nested sections follow their parent and are not listed.
 */
export function resumeOrder({
  sections,
  projects,
}: Pick<SiteContent, 'sections' | 'projects'>): ('projects' | Section)[] {
  const topLevel = sections.filter(
    ({ kind, within }) => kind !== 'resume' && !moduleOf(kind).isOutsideResume && !within,
  );
  const names = sectionsOfKind(sections, 'resume')[0]?.order ?? defaultOrder(topLevel);
  return names.flatMap((name) => {
    if (name === 'projects') return projects.length > 0 ? name : [];
    return topLevel.find((section) => section.name === name && isFilled(section, sections)) ?? [];
  });
}

function defaultOrder(sections: readonly Section[]): string[] {
  const names = sections.map(({ name }) => name);
  const firstJobs = sections.findIndex(({ kind }) => kind === 'jobs');
  return names.toSpliced(firstJobs < 0 ? names.length : firstJobs + 1, 0, 'projects');
}
