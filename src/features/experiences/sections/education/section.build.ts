import { z } from 'zod';
import { slug, textFor } from '../../../../content/fields.ts';
import { wordsOf } from '../../../../core/prose.ts';
import { shownSpan } from '../../../../i18n/dates.ts';
import { recordFields, span } from '../../section-fields.build.ts';
import { jsonResumeSpan, newestFirst, type SectionKindModule, withoutEmpty } from '../../section-kind.ts';
import type { Job } from '../jobs/section.build.ts';

/** A school and its programs. */
const schoolSchema = z.strictObject({
  id: recordFields.id,
  name: slug.meta({ examples: ['example-university'] }),
  school: z
    .string()
    .trim()
    .describe('Name of the school; "" for none.')
    .meta({ examples: ['Example University'] }),
  location: z
    .string()
    .trim()
    .describe('City and region. Optional.')
    .meta({ examples: ['Vancouver, BC'] })
    .optional(),
  programs: z
    .array(
      z.strictObject({
        id: recordFields.id,
        name: slug.meta({ examples: ['computer-science'] }),
        title: textFor('The degree.', 'Bachelor of Computer Science'),
        ...span,
        description: recordFields.bullets
          .describe('What is worth mentioning, one line each. Optional.')
          .meta({ examples: [['Thesis on ferry timetables.']] })
          .optional(),
      }),
    )
    .describe('Programs at this school, oldest first.'),
});

export type School = {
  name: string;
  school: string;
  location: string;
  /** Oldest first, as everywhere. */
  programs: Pick<Job, 'name' | 'title' | 'dates' | 'start' | 'end' | 'description'>[];
};

export const education: SectionKindModule<typeof schoolSchema, School, School[]> = {
  schema: schoolSchema,
  about: 'Schools and your programs there, in a section of kind education.',
  resumeHeadings:
    'education; education and training; academic background; education & awards; qualifications; studies; schools; formation; formations; études; diplômes; parcours académique; formation académique; ausbildung; bildung; bildungsweg; studium; schulbildung; akademischer werdegang; aus- und weiterbildung; educación; formación; formación académica; estudios; istruzione; istruzione e formazione; formazione; educação; formação; formação acadêmica; opleiding; opleidingen; wykształcenie; edukacja; 教育背景; 教育经历; 學歷; 学历; 教育; 学歴; 학력; 학력 사항; 학력사항; التعليم; المؤهلات; المؤهلات العلمية; المؤهلات الأكاديمية; השכלה; לימודים; εκπαίδευση; σπουδές; học vấn; trình độ học vấn',
  resolve: (schools, { locale }) =>
    schools.map(({ name, school, location = '', programs }) => ({
      name,
      school,
      location,
      programs: programs.map(({ name, title, dates, start, end, description = [] }) => ({
        ...{ name, title, dates: dates ?? shownSpan(start, end, locale), start, end, description },
      })),
    })),
  toView: (section) =>
    newestFirst(section).map((school) => ({ ...school, programs: school.programs.toReversed() })),
  listed: (schools) => schools.flatMap(({ programs }) => programs),
  toResume: (section) => {
    const schools = newestFirst(section).map(({ school, location, programs }) => ({
      school,
      location,
      programs: programs
        .toReversed()
        .map(({ title, dates, description }) => ({ title, dates, bullets: description })),
    }));
    return [{ kind: 'education', schools }];
  },
  toJsonResume: (section, { degreeWords }) => ({
    education: newestFirst(section).flatMap(({ school, location, programs }): object[] => {
      if (programs.length === 0) {
        return [{ ...withoutEmpty({ institution: school }), ...(location ? { custom: { location } } : {}) }];
      }
      return programs.toReversed().map((program) => ({
        ...withoutEmpty({ institution: school }),
        ...splitDegree(program.title, degreeWords),
        ...jsonResumeSpan(program),
        custom: {
          title: program.title,
          ...withoutEmpty({ location }),
          dates: program.dates,
          ...(program.description.length > 0 ? { highlights: program.description.map(wordsOf) } : {}),
        },
      }));
    }),
  }),
  toPerson: (section) => {
    const schools = newestFirst(section).map((record) => ({
      ...record,
      place: record.school ? { '@type': 'CollegeOrUniversity' as const, name: record.school } : null,
    }));
    return {
      alumniOf: schools.flatMap(({ place }) => place ?? []),
      hasCredential: schools.flatMap(({ place, programs }) =>
        programs
          .filter(({ end }) => end !== '')
          .toReversed()
          .map(({ title, end }) => ({
            '@type': 'EducationalOccupationalCredential',
            name: title,
            credentialCategory: 'degree',
            dateCreated: end,
            ...(place ? { recognizedBy: place } : {}),
          })),
      ),
    };
  },
  // A program, with the name of its school.
  identify: ({ school, title }) => [[school, title]],
};

/** `Bachelor of Science in Microbiology` is a study type and an area; `Doctor of Philosophy` is both. */
function splitDegree(title: string, degreeWords: readonly string[]): { studyType: string; area: string } {
  for (const word of degreeWords) {
    const at = title.indexOf(` ${word} `);
    if (at > 0) return { studyType: title.slice(0, at), area: title.slice(at + word.length + 2) };
  }
  return { studyType: title, area: title };
}
