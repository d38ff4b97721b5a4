import { isFilled, type Section, sectionsOfKind } from '../features/experiences/sections.ts';
import type { SiteContent } from '../site/site-content.ts';

/**
 * Sections of the résumé in its order: the owner's, or else that of the site with the projects after the first jobs.
 * Without those that have nothing in them; what stands within a section comes with it.
 */
export function resumeOrder({
  sections,
  projects,
}: Pick<SiteContent, 'sections' | 'projects'>): ('projects' | Section)[] {
  const outer = sections.filter((section) => section.kind !== 'resume' && !section.within);
  const names = sectionsOfKind(sections, 'resume')[0]?.order ?? usualOrder(outer);
  return names.flatMap((name) => {
    if (name === 'projects') return projects.length > 0 ? name : [];
    return outer.find((section) => section.name === name && isFilled(section, sections)) ?? [];
  });
}

function usualOrder(sections: readonly Section[]): string[] {
  const names = sections.map(({ name }) => name);
  const firstJobs = sections.findIndex(({ kind }) => kind === 'jobs');
  return names.toSpliced(firstJobs < 0 ? names.length : firstJobs + 1, 0, 'projects');
}
