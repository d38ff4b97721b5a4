import { fittingLast, type Lens } from '../content/lens.ts';
import type { ResumeDesign } from '../features/experiences/resume-designs.ts';
import { isFilled, moduleOf } from '../features/experiences/sections.build.ts';
import { type Section, sectionsOfKind } from '../features/experiences/sections.ts';
import type { SiteContent } from '../site/site-content.ts';

/**
 * The content for a lens: matching records come first in each list, and the lens sets headline, summary and order.
 * Nothing is removed or added.
 */
export function tailorContent(content: SiteContent, lens: Lens): SiteContent {
  const { owner, home, projects, sections } = content;
  return {
    ...content,
    owner: { ...owner, role: lens.headline ?? owner.role },
    home: { ...home, intro: lens.summary ?? home.intro },
    projects: fittingLast({ records: projects }, lens).records,
    // A module returns a section of its kind.
    sections: sections.map(
      (section) => (moduleOf(section.kind).tailor?.(section, lens) ?? section) as Section,
    ),
  };
}

/** The content with another design of its résumé. */
export function withDesign(content: SiteContent, design: ResumeDesign): SiteContent {
  const sections = content.sections.map((section) =>
    section.kind === 'resume' ? { ...section, design } : section,
  );
  return { ...content, sections };
}

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
