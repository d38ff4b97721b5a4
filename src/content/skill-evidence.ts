import { subpagePath } from '../core/routes.ts';
import { type SkillCategory, sectionsOfKind } from '../features/experiences/sections.ts';
import type { Project, SiteContent } from '../site/site-content.ts';
import { pageOfKind } from './pages.ts';

/** Something a skill was used in, as the address of a page and an anchor on it; a page of its own needs none. */
export type SkillUse = { title: string; path: string; anchor?: string };

export type EvidencedSkill = {
  name: string;
  /** Indices into the list of uses, newest first. */
  uses: number[];
  projects: number;
  jobs: number;
  awards: number;
  /** Year of the newest use; `""` while nothing uses the skill, `"now"` while a job that does goes on. */
  last: string;
};

export type SkillEvidence = {
  uses: SkillUse[];
  categories: { name: string; skills: EvidencedSkill[] }[];
};

/**
 * What proves each skill of some categories: the jobs and projects that name it in `languages`, `tools` or
 * `additionalInfo`, and the awards that name it in `skills`, compared without regard to capitals. Jobs come first, then
 * projects, then awards, each newest first.
 */
export function collectSkillEvidence(
  categories: readonly SkillCategory[],
  content: Pick<SiteContent, 'projects' | 'caseStudies' | 'sections' | 'pages'>,
): SkillEvidence {
  const jobs = sectionsOfKind(content.sections, 'jobs').flatMap((section) =>
    section.records.toReversed().map((job) => ({
      use: { title: job.title, path: section.path, anchor: section.name } satisfies SkillUse,
      names: normalized([...job.languages, ...job.tools]),
      year: job.end === '' ? 'now' : job.end.slice(0, 4),
      kind: 'jobs' as const,
    })),
  );
  const projectsPath = pageOfKind(content.pages, 'projects')?.path ?? '/';
  const projects = content.projects.toReversed().map((project) => ({
    use: useOfProject(project, projectsPath, content),
    names: normalized([...project.languages, ...project.tools]),
    year: project.date.slice(0, 4),
    kind: 'projects' as const,
  }));
  const awards = sectionsOfKind(content.sections, 'awards').flatMap((section) =>
    section.records.toReversed().map((award) => ({
      use: { title: award.title, path: section.path, anchor: section.name } satisfies SkillUse,
      names: normalized(award.skills),
      year: award.start.slice(0, 4),
      kind: 'awards' as const,
    })),
  );
  // What proves none of these, the page need not carry.
  const wanted = normalized(categories.flatMap(({ skills }) => skills));
  const all = [...jobs, ...projects, ...awards].filter(({ names }) =>
    [...names].some((name) => wanted.has(name)),
  );
  return {
    uses: all.map(({ use }) => use),
    categories: categories.map(({ name, skills }) => ({
      name,
      skills: skills.map((skill) => {
        const used = [...all.entries()].filter(([, { names }]) => names.has(skill.toLowerCase()));
        const count = (wanted: 'jobs' | 'projects' | 'awards') =>
          used.filter(([, { kind }]) => kind === wanted).length;
        const years = used.map(([, { year }]) => year).sort();
        return {
          name: skill,
          uses: used.map(([index]) => index),
          projects: count('projects'),
          jobs: count('jobs'),
          awards: count('awards'),
          // "now" sorts behind every year.
          last: years.at(-1) ?? '',
        };
      }),
    })),
  };
}

function normalized(names: string[]): Set<string> {
  return new Set(names.map((name) => name.toLowerCase()));
}

/** Its own page tells more than its card. */
function useOfProject(
  { name, title }: Project,
  path: string,
  { caseStudies }: Pick<SiteContent, 'caseStudies'>,
): SkillUse {
  return caseStudies.some(({ project }) => project === name)
    ? { title, path: subpagePath(path, name) }
    : { title, path, anchor: name };
}
