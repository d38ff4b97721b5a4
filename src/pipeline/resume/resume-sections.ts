import type { Block, RichText } from '../../model/prose.ts';
import type { Job, SectionTable } from '../../model/sections.ts';

/** A section of the résumé, set below one title: what it holds, and what stands within it. */
export type ResumePart =
  | { kind: 'jobs'; entries: ResumeEntry[] }
  | { kind: 'education'; schools: ResumeSchool[] }
  | { kind: 'awards'; awards: { dates: string; title: string; description: RichText }[] }
  | { kind: 'skills'; categories: { name: string; skills: string }[] }
  | { kind: 'text'; blocks: Block[] };

export type ResumeEntry = {
  title: string;
  organization: string;
  location: string;
  dates: string;
  bullets: RichText[];
  /** Languages and tools; `''` for none. */
  skills: string;
};

export type ResumeSchool = {
  school: string;
  location: string;
  programs: { title: string; dates: string; bullets: RichText[] }[];
};

/** How much to tell of jobs beside those that come first. */
export type JobDetail = {
  /** Lines of the two newest. */
  newerBullets: number;
  /** Lines of those before. */
  olderBullets: number;
};

const newerEntries = 2;

/** What the résumé tells of a section, newest first; of jobs that come first (`detail` is null) all. */
export const resumeParts: SectionTable<ResumePart[], [detail: JobDetail | null]> = {
  resume: () => [],
  jobs: ({ records }, detail) => {
    const told = ({ description }: Job, age: number) => {
      if (!detail) return description;
      return description.slice(0, age < newerEntries ? detail.newerBullets : detail.olderBullets);
    };
    const entries = records.toReversed().map((job, age): ResumeEntry => {
      const { title, organization, location, dates } = job;
      const skills = [...job.languages, ...job.tools].join(', ');
      return { title, organization, location, dates, bullets: told(job, age), skills };
    });
    return [{ kind: 'jobs', entries }];
  },
  education: ({ records }) => {
    const schools = records.toReversed().map(({ school, location, programs }): ResumeSchool => {
      const told = programs
        .toReversed()
        .map(({ title, dates, description }) => ({ title, dates, bullets: description }));
      return { school, location, programs: told };
    });
    return [{ kind: 'education', schools }];
  },
  awards: ({ records }) => {
    const awards = records
      .toReversed()
      .map(({ dates, title, description }) => ({ dates, title, description }));
    return [{ kind: 'awards', awards }];
  },
  skills: ({ records }) => {
    const categories = records.map(({ name, skills }) => ({ name, skills: skills.join(', ') }));
    return [{ kind: 'skills', categories }];
  },
  text: ({ records }) => [{ kind: 'text', blocks: records }],
};
