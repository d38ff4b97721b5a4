import { z } from 'zod';
import { slug, text, textFor } from '../../../../content/fields.ts';
import { type RichText, toPlainText } from '../../../../core/prose.ts';
import { withoutEmpty } from '../../../../core/text.ts';
import { formatDateSpan } from '../../../../i18n/dates.ts';
import { joinParts } from '../../../../i18n/isolate.ts';
import { customFields, jsonResumeSpan } from '../../json-resume.build.ts';
import { recordFields, span } from '../../section-fields.build.ts';
import { newestFirst, type SectionKindModule } from '../../section-kind.ts';
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
        courses: z
          .array(text)
          .min(1)
          .describe('Courses worth mentioning. Optional.')
          .meta({ examples: [['Tides', 'Cartography']] })
          .optional(),
        grade: textFor('Grade, as it is written there. Optional.', '3.9 of 4.0').optional(),
      }),
    )
    .describe('Programs at this school, oldest first.'),
});

export type School = {
  name: string;
  school: string;
  location: string;
  /** Oldest first, as everywhere. */
  programs: Program[];
};

type Program = Pick<Job, 'name' | 'title' | 'dates' | 'start' | 'end' | 'description'> & {
  /** The lines of the description that the owner wrote; pages and résumés also show the other fields there. */
  own: RichText[];
  courses: string[];
  grade: string;
};

export type SchoolView = Omit<School, 'programs'> & {
  programs: Omit<Program, 'own' | 'courses' | 'grade'>[];
};

export const education: SectionKindModule<typeof schoolSchema, School, SchoolView[]> = {
  schema: schoolSchema,
  about: 'Schools and your programs there, in a section of kind education.',
  resumeHeadings:
    'education; education and training; academic background; education & awards; qualifications; studies; schools; formation; formations; études; diplômes; parcours académique; formation académique; ausbildung; bildung; bildungsweg; studium; schulbildung; akademischer werdegang; aus- und weiterbildung; educación; formación; formación académica; estudios; istruzione; istruzione e formazione; formazione; educação; formação; formação acadêmica; opleiding; opleidingen; wykształcenie; edukacja; 教育背景; 教育经历; 學歷; 学历; 教育; 学歴; 학력; 학력 사항; 학력사항; التعليم; المؤهلات; المؤهلات العلمية; المؤهلات الأكاديمية; השכלה; לימודים; השכלה אקדמית; εκπαίδευση; σπουδές; học vấn; trình độ học vấn',
  resolve: (schools, { locale }) =>
    schools.map(({ name, school, location = '', programs }) => ({
      name,
      school,
      location,
      programs: programs.map(({ dates, description: own = [], courses = [], grade = '', ...program }) => {
        const { name, title, start, end } = program;
        const labeled = (label: string, words: string) =>
          words === '' ? [] : [label + locale.lists.colon + words];
        const description = [
          ...own,
          ...labeled(locale.documents.grade, grade),
          ...labeled(locale.documents.courses, joinParts(courses, locale)),
        ];
        const shown = dates ?? formatDateSpan(start, end, locale);
        return { name, title, dates: shown, start, end, description, own, courses, grade };
      }),
    })),
  toView: (section) =>
    newestFirst(section).map((school) => ({
      ...school,
      programs: school.programs
        .toReversed()
        .map(({ own: _own, courses: _courses, grade: _grade, ...program }) => program),
    })),
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
  jsonResume: {
    lists: ['education'],
    toEntry: ({ school, location, programs }, { locale }) => {
      const institution = withoutEmpty({ institution: school });
      if (programs.length === 0) return { ...institution, ...customFields({ location }) };
      return programs.toReversed().map((program) => ({
        ...institution,
        ...splitDegree(program.title, locale.degreeWords),
        ...jsonResumeSpan(program),
        ...withoutEmpty({ score: program.grade, courses: program.courses }),
        custom: {
          title: program.title,
          ...withoutEmpty({ location }),
          dates: program.dates,
          ...withoutEmpty({ highlights: program.own.map(toPlainText) }),
        },
      }));
    },
    fromEntry: (entry) => {
      const { custom } = entry;
      const degree = [entry.text('studyType', 'degree'), entry.text('area')].filter(Boolean);
      return {
        school: entry.text('institution'),
        ...withoutEmpty({ location: custom.text('location') }),
        programs: [
          {
            title: custom.text('title') || [...new Set(degree)].join(', '),
            ...entry.span(),
            ...withoutEmpty({
              description: entry.bullets(),
              courses: entry.texts('courses'),
              grade: entry.text('score', 'gpa'),
            }),
          },
        ],
      };
    },
  },
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
