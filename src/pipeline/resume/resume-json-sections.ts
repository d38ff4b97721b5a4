import { wordsOf } from '../../model/prose.ts';
import type { SectionTable } from '../../model/sections.ts';

/** Lists of JSON Resume, newest first. What the schema has no field for stands under `custom` of its entry. */
export type JsonResumeLists = Partial<Record<(typeof jsonResumeLists)[number], object[]>>;

/** In the order of the file; the projects follow. */
export const jsonResumeLists = [
  'work',
  'volunteer',
  'education',
  'awards',
  'certificates',
  'publications',
  'skills',
  'languages',
  'references',
] as const;

/** What a section adds to which list. */
export const jsonResumeSections: SectionTable<JsonResumeLists> = {
  resume: () => ({}),
  jobs: ({ name: section, as, records }) => {
    const entries = records.toReversed().map((job) => {
      const { organization, location, title, description, dates, languages, tools } = job;
      const where = as === 'volunteer' ? 'organization' : 'name';
      // Volunteering has no field for a place.
      const place = given({ location });
      return {
        ...given({ [where]: organization }),
        ...(as === 'volunteer' ? {} : place),
        position: title,
        ...span(job),
        highlights: description.map(wordsOf),
        custom: {
          section,
          dates,
          ...(as === 'volunteer' ? place : {}),
          ...(languages.length > 0 ? { languages } : {}),
          ...(tools.length > 0 ? { tools } : {}),
        },
      };
    });
    return as === 'volunteer' ? { volunteer: entries } : { work: entries };
  },
  education: ({ records }) => ({
    education: records.toReversed().flatMap(({ school, location, programs }) =>
      programs.toReversed().map((program) => ({
        ...given({ institution: school }),
        ...splitDegree(program.title),
        ...span(program),
        custom: {
          title: program.title,
          ...given({ location }),
          dates: program.dates,
          ...(program.description.length > 0 ? { highlights: program.description.map(wordsOf) } : {}),
        },
      })),
    ),
  }),
  awards: ({ records }) => ({
    awards: records.toReversed().map(({ title, start, dates, description, skills }) => ({
      title,
      date: start,
      ...given({ summary: wordsOf(description) }),
      custom: { dates, ...(skills.length > 0 ? { skills } : {}) },
    })),
  }),
  skills: ({ records }) => ({ skills: records.map(({ name, skills }) => ({ name, keywords: skills })) }),
  text: () => ({}),
};

/** Without the fields that are empty. */
export function given(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''));
}

function span({ start, end }: { start: string; end: string }) {
  return end === '' ? { startDate: start } : { startDate: start, endDate: end };
}

/** `Bachelor of Science in Microbiology` is a study type and an area; `Doctor of Pharmacy` too. */
function splitDegree(title: string): { studyType: string; area: string } {
  const [, studyType = title, area = title] =
    /^(.+?) in (.+)$/.exec(title) ?? /^(.+?) of (.+)$/.exec(title) ?? [];
  return { studyType, area };
}
