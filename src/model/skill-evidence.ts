import type { Content } from './content.ts';
import type { RouteName } from './routes.ts';

/** Something a skill was used in, as a page and an anchor on it. */
export type SkillUse = { title: string; page: RouteName; anchor: string };

export type EvidencedSkill = {
  name: string;
  /** Indices into the list of uses, newest first. */
  uses: number[];
  projects: number;
  jobs: number;
  /** Year of the newest use; `""` while nothing uses the skill, `"now"` while a job that does goes on. */
  last: string;
};

export type SkillEvidence = {
  uses: SkillUse[];
  categories: { name: string; skills: EvidencedSkill[] }[];
};

/**
 * What proves each listed skill: the jobs and projects that name it in `languages`, `tools` or `additionalInfo`,
 * compared without regard to capitals. Jobs come first, then projects, both newest first.
 */
export function collectSkillEvidence(content: Pick<Content, 'skills' | 'projects' | 'work'>): SkillEvidence {
  const jobs = content.work.toReversed().map((job) => ({
    use: { title: job.title, page: 'experiences', anchor: 'work' } satisfies SkillUse,
    names: normalised([...job.languages, ...job.tools]),
    year: job.end === '' ? 'now' : job.end.slice(0, 4),
    isJob: true,
  }));
  const projects = content.projects.toReversed().map((project) => ({
    use: { title: project.title, page: 'projects', anchor: project.name } satisfies SkillUse,
    names: normalised([...project.languages, ...project.tools]),
    year: project.date.slice(0, 4),
    isJob: false,
  }));
  const all = [...jobs, ...projects];
  return {
    uses: all.map(({ use }) => use),
    categories: content.skills.map(({ name, skills }) => ({
      name,
      skills: skills.map((skill) => {
        const used = [...all.entries()].filter(([, { names }]) => names.has(skill.toLowerCase()));
        const years = used.map(([, { year }]) => year).sort();
        return {
          name: skill,
          uses: used.map(([index]) => index),
          projects: used.filter(([, { isJob }]) => !isJob).length,
          jobs: used.filter(([, { isJob }]) => isJob).length,
          // "now" sorts behind every year.
          last: years.at(-1) ?? '',
        };
      }),
    })),
  };
}

function normalised(names: string[]): Set<string> {
  return new Set(names.map((name) => name.toLowerCase()));
}
