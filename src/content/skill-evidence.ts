import { subpagePath } from '../core/routes.ts';
import { type Page, pageOfKind } from './pages.ts';
import type { Project } from './project.ts';

/** Something a skill was used in: the path of a page and an anchor on it, none for a case study. */
export type SkillUse = { title: string; path: string; anchor?: string };

export type EvidencedSkill = {
  name: string;
  /** Indices into the list of uses, newest first. */
  uses: number[];
  projects: number;
  jobs: number;
  awards: number;
  /** Year of the newest use; `""` if nothing uses the skill, `"now"` if a current job does. */
  last: string;
};

export type SkillEvidence = {
  uses: SkillUse[];
  categories: { name: string; skills: EvidencedSkill[] }[];
};

/** Kinds of records that show skills, in the order of the uses of a skill. */
const evidenceKinds = ['jobs', 'projects', 'awards'] as const;

/** A record that shows skills; `year` is `"now"` for a current one. */
export type SkillRecord = {
  kind: (typeof evidenceKinds)[number];
  use: SkillUse;
  skills: readonly string[];
  year: string;
};

/**
 * The records that show each skill of some categories, compared without case: jobs first, then projects, then awards,
 * each in the order of `records`.
 */
export function collectSkillEvidence(
  categories: readonly { name: string; skills: readonly string[] }[],
  records: readonly SkillRecord[],
): SkillEvidence {
  const wanted = normalized(categories.flatMap(({ skills }) => skills));
  const used = evidenceKinds
    .flatMap((kind) => records.filter((record) => record.kind === kind))
    .map((record) => ({ ...record, names: normalized(record.skills) }))
    .filter(({ names }) => [...names].some((name) => wanted.has(name)));
  return {
    uses: used.map(({ use }) => use),
    categories: categories.map(({ name, skills }) => ({
      name,
      skills: skills.map((skill) => {
        const found = [...used.entries()].filter(([, { names }]) => names.has(skill.toLowerCase()));
        const count = (wantedKind: SkillRecord['kind']) =>
          found.filter(([, { kind }]) => kind === wantedKind).length;
        const years = found.map(([, { year }]) => year).sort();
        return {
          name: skill,
          uses: found.map(([index]) => index),
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

/** The skills of every project, newest first. A case study says more than the project's card, so the use leads there. */
export function skillsOfProjects({
  pages,
  projects,
  caseStudies,
}: {
  pages: readonly Page[];
  projects: readonly Project[];
  caseStudies: readonly { project: string }[];
}): SkillRecord[] {
  const path = pageOfKind(pages, 'projects')?.path ?? '/';
  return projects.toReversed().map(({ name, title, date, languages, tools }) => ({
    kind: 'projects',
    use: caseStudies.some(({ project }) => project === name)
      ? { title, path: subpagePath(path, name) }
      : { title, path, anchor: name },
    skills: [...languages, ...tools],
    year: date.slice(0, 4),
  }));
}

function normalized(names: readonly string[]): Set<string> {
  return new Set(names.map((name) => name.toLowerCase()));
}
