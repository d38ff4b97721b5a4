import { fittingLast, type Lens } from '../content/lens.ts';
import type { ResumeDesign } from '../features/experiences/resume-designs.ts';
import { moduleOf } from '../features/experiences/sections.build.ts';
import type { Section } from '../features/experiences/sections.ts';
import type { SiteContent } from '../site/site-content.ts';

/**
 * The content for a lens: what matches its tags comes first in each list, and headline, summary and order are those of the
 * lens. Nothing is removed or added.
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
