import { z } from 'zod';
import { altOfImage, picturePath, slug, textFor } from '../../../../content/fields.ts';
import { fittingLast } from '../../../../content/lens.ts';
import { languages, tools } from '../../../../content/record-schemas.ts';
import type { Picture } from '../../../../core/picture.ts';
import { type RichText, toPlainText } from '../../../../core/prose.ts';
import { splitCommaList, withoutEmpty } from '../../../../core/text.ts';
import { formatDateSpan } from '../../../../i18n/dates.ts';
import { joinParts } from '../../../../i18n/isolate.ts';
import { jsonResumeSpan } from '../../json-resume.build.ts';
import { recordFields, span } from '../../section-fields.build.ts';
import { newestFirst, type ResumeEntry, type SectionKindModule, yearOf } from '../../section-kind.ts';

const jobSchema = z
  .strictObject({
    id: recordFields.id,
    name: slug.meta({ examples: ['example-company'] }),
    title: textFor('Your position.', 'Software Developer Intern'),
    organization: textFor(
      'Who you worked for, and the team. Optional.',
      'Example Company, Display Team',
    ).optional(),
    location: recordFields.place,
    ...span,
    languages: languages
      .describe('Skills, such as programming languages, separated by commas. Optional.')
      .optional(),
    tools: tools.describe('Tools, materials or methods, separated by commas. Optional.').optional(),
    description: recordFields.bullets.optional(),
    image: picturePath('{file}', 'work/name.jpg')
      .describe('Public path of a picture in content/images, with the extension jpg or png. Optional.')
      .meta({ inExample: false })
      .optional(),
    imageAlt: altOfImage
      .meta({ examples: ['Two colleagues look at a screen beside a window.'], inExample: false })
      .optional(),
  })
  .refine(({ image, imageAlt }) => !image || imageAlt, {
    path: ['imageAlt'],
    message: 'alternative text for the picture',
  });

export type Job = {
  name: string;
  title: string;
  organization: string;
  location: string;
  dates: string;
  start: string;
  /** `''` if it is ongoing. */
  end: string;
  languages: string[];
  tools: string[];
  description: RichText[];
  picture: Picture | null;
};

/** Number of the newest jobs that keep more lines in a shorter résumé. */
const newerEntries = 2;

/** Work, volunteering, teaching, research. */
export const jobs: SectionKindModule<typeof jobSchema, Job, Job[]> = {
  schema: jobSchema,
  about: 'What you did and do, in a section of kind jobs: work, volunteering, teaching, research.',
  resumeHeadings:
    'experience; work experience; professional experience; employment; employment history; work history; career history; career; relevant experience; experiences; internships; healthcare experience; research experience; teaching experience; clinical experience; expérience; expérience professionnelle; expériences professionnelles; expériences; parcours professionnel; stages; berufserfahrung; berufserfahrungen; beruflicher werdegang; werdegang; beruf; tätigkeiten; berufliche tätigkeiten; berufliche stationen; stationen; anstellungen; arbeitserfahrung; werkstätten; berufspraxis; praktische erfahrung; praktika; berufliche erfahrung; experiencia; experiencia profesional; experiencia laboral; trayectoria profesional; prácticas; esperienza; esperienze; esperienze lavorative; esperienza lavorativa; esperienza professionale; esperienze professionali; experiencias; experiências profissionais; experiência; experiência profissional; werkervaring; ervaring; doświadczenie; doświadczenie zawodowe; przebieg kariery; historia zatrudnienia; 工作经历; 工作經歷; 工作经验; 工作經驗; 职业经历; 實習經歷; 实习经历; 職歴; 職務経歴; 業務経歴; 実務経験; 경력; 경력 사항; 경력사항; 업무 경험; الخبرة; الخبرات; الخبرة المهنية; الخبرات المهنية; الخبرة العملية; الخبرات العملية; ניסיון; ניסיון תעסוקתי; ניסיון מקצועי; ניסיון בעבודה; שירות צבאי; שירות לאומי; εμπειρία; επαγγελματική εμπειρία; εργασιακή εμπειρία; προϋπηρεσία; kinh nghiệm; kinh nghiệm làm việc; quá trình công tác',
  resolve: (records, { locale, picture }) =>
    records.map((job) => {
      const { organization = '', location = '', description = [], languages = '', tools = '' } = job;
      const { name, title, start, end, image, imageAlt = '' } = job;
      return {
        ...{ name, title, organization, location },
        ...{ dates: job.dates ?? formatDateSpan(start, end, locale), start, end, description },
        languages: splitCommaList(languages),
        tools: splitCommaList(tools),
        picture: image ? picture(image, imageAlt) : null,
      };
    }),
  toView: newestFirst,
  pictures: (records) => records.flatMap(({ image }) => image ?? []),
  // Without a limit, all lines of every job.
  toResume: (section, detail, locale) => {
    const entries = newestFirst(section).map((job, age): ResumeEntry => {
      const { title, organization, location, dates, description } = job;
      const lines = age < newerEntries ? detail?.newerBullets : detail?.olderBullets;
      const skills = joinParts([...job.languages, ...job.tools], locale);
      return { title, organization, location, dates, bullets: description.slice(0, lines), skills };
    });
    return [{ kind: 'jobs', entries }];
  },
  jsonResume: {
    lists: ['work', 'volunteer'],
    toEntry: (job, { list }) => {
      const { organization, location, title, description, dates, languages, tools } = job;
      // Volunteering has no field for a place.
      const [place, customPlace] = list === 'volunteer' ? ['', location] : [location, ''];
      return {
        ...withoutEmpty({ [list === 'volunteer' ? 'organization' : 'name']: organization, location: place }),
        position: title,
        ...jsonResumeSpan(job),
        highlights: description.map(toPlainText),
        custom: { dates, ...withoutEmpty({ location: customPlace, languages, tools }) },
      };
    },
    fromEntry: (entry, { list }) => {
      const { custom } = entry;
      const names = list === 'volunteer' ? ['organization', 'name'] : ['name', 'company', 'organization'];
      return {
        ...withoutEmpty({ title: entry.text('position'), organization: entry.text(...names) }),
        ...withoutEmpty({ location: entry.text('location') || custom.text('location') }),
        ...entry.span(),
        ...withoutEmpty({
          languages: custom.texts('languages').join(', '),
          tools: [...custom.texts('tools'), ...entry.texts('keywords')].join(', '),
          description: entry.bullets(),
        }),
      };
    },
  },
  skills: (section) =>
    newestFirst(section).map(({ title, end, languages, tools }) => ({
      kind: 'jobs',
      use: { title, path: section.path, anchor: section.name },
      skills: [...languages, ...tools],
      year: end === '' ? 'now' : yearOf(end),
    })),
  tailor: fittingLast,
  // `Harbour Maps` of `Harbour Maps, Tide Team`, and of `Harbour Maps (HM)`.
  identify: ({ title, organization, start }) => {
    const name = String(organization ?? '').split(',')[0] ?? '';
    const names = new Set([name, name.replace(/ \(\p{Lu}{2,8}\)$/u, '')]);
    return [...names].map((each) => [title, each, yearOf(start)]);
  },
};
