import { wordsOf } from '../core/prose.ts';
import { doiAddress } from '../features/experiences/publications.ts';
import type { SectionTable } from '../features/experiences/sections.ts';
import type { Locale } from '../i18n/locale.ts';

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
  'projects',
] as const;

/** What a section adds to which list. */
export const jsonResumeSections: SectionTable<JsonResumeLists, [locale: Locale]> = {
  resume: () => ({}),
  jobs: ({ as, records }) => {
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
          dates,
          ...(as === 'volunteer' ? place : {}),
          ...(languages.length > 0 ? { languages } : {}),
          ...(tools.length > 0 ? { tools } : {}),
        },
      };
    });
    return as === 'volunteer' ? { volunteer: entries } : { work: entries };
  },
  education: ({ records }, { degreeWords }) => ({
    education: records.toReversed().flatMap(({ school, location, programs }): object[] => {
      if (programs.length === 0) {
        return [{ ...given({ institution: school }), ...(location ? { custom: { location } } : {}) }];
      }
      return programs.toReversed().map((program) => ({
        ...given({ institution: school }),
        ...splitDegree(program.title, degreeWords),
        ...span(program),
        custom: {
          title: program.title,
          ...given({ location }),
          dates: program.dates,
          ...(program.description.length > 0 ? { highlights: program.description.map(wordsOf) } : {}),
        },
      }));
    }),
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
  certificates: ({ records }) => ({
    certificates: records.toReversed().map(({ title, issuer, date, address, expires, number }) => ({
      name: title,
      date,
      ...given({ issuer, url: address }),
      ...(expires || number ? { custom: given({ expires, number }) } : {}),
    })),
  }),
  languages: ({ records }) => ({
    languages: records.map(({ name, level, cefr }) => ({
      language: name,
      fluency: level,
      ...(cefr ? { custom: { cefr } } : {}),
    })),
  }),
  publications: ({ records }) => ({
    publications: records
      .toReversed()
      .map(({ title, authors, venue, details, date, doi, address, links, kind }) => ({
        name: wordsOf(title),
        ...given({ publisher: venue }),
        releaseDate: date,
        ...given({ url: address || (doi && doiAddress(doi)) }),
        custom: { authors, ...given({ details, doi, kind }), ...(links.length > 0 ? { links } : {}) },
      })),
  }),
  // The schema has no list of talks; it names "talk" among the types of a project.
  talks: ({ records }) => ({
    projects: records.toReversed().map(({ title, event, location, date, dates, links }) => ({
      name: title,
      endDate: date,
      type: 'talk',
      ...given({ entity: event, url: links[0]?.address ?? '' }),
      custom: { dates, ...given({ location }), ...(links.length > 0 ? { links } : {}) },
    })),
  }),
  quotes: ({ records }) => ({
    references: records.map(({ text, by, role }) => ({
      name: by,
      reference: wordsOf(text),
      ...(role ? { custom: { role } } : {}),
    })),
  }),
  text: () => ({}),
};

/** Without the fields that are empty. */
export function given(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''));
}

function span({ start, end }: { start: string; end: string }) {
  return end === '' ? { startDate: start } : { startDate: start, endDate: end };
}

/** `Bachelor of Science in Microbiology` is a study type and an area; `Doctor of Philosophy` too. */
function splitDegree(title: string, degreeWords: readonly string[]): { studyType: string; area: string } {
  for (const word of degreeWords) {
    const at = title.indexOf(` ${word} `);
    if (at > 0) return { studyType: title.slice(0, at), area: title.slice(at + word.length + 2) };
  }
  return { studyType: title, area: title };
}
