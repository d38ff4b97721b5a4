import { z } from 'zod';
import { commaList, richTextFor, slug, startDate, textFor } from '../../../../content/fields.ts';
import { fittingLast } from '../../../../content/lens.ts';
import { type RichText, toPlainText } from '../../../../core/prose.ts';
import { splitCommaList, withoutEmpty } from '../../../../core/text.ts';
import { formatDate } from '../../../../i18n/dates.ts';
import { joinParts } from '../../../../i18n/isolate.ts';
import { recordFields } from '../../section-fields.build.ts';
import { newestFirst, type SectionKindModule, yearOf } from '../../section-kind.ts';

const awardSchema = z.strictObject({
  id: recordFields.id,
  name: slug.meta({ examples: ['entrance-award'] }),
  title: textFor('Name of the award.', 'Entrance Award'),
  dates: recordFields.dates
    .unwrap()
    .describe('Date in your own words. Default: generated from start.')
    .meta({ examples: ['September 2025'] })
    .optional(),
  start: startDate.describe('When you got it: YYYY, YYYY-MM or YYYY-MM-DD.'),
  description: richTextFor(
    'What it was given for, and the amount. Optional.',
    '$1000 on admission.',
  ).optional(),
  skills: commaList
    .describe(
      'Skills that the award recognizes, separated by commas, spelled as in your section of skills. Optional.',
    )
    .meta({ examples: ['Python, SQL'] })
    .optional(),
});

export type Award = {
  name: string;
  title: string;
  dates: string;
  start: string;
  description: RichText;
  skills: string[];
};

export const awards: SectionKindModule<typeof awardSchema, Award, Award[]> = {
  schema: awardSchema,
  about: 'Your awards, in a section of kind awards.',
  resumeHeadings:
    'awards; honors; honours; honors & awards; awards and honors; awards & honours; scholarships; academic awards; prizes; achievements; prix; distinctions; prix et distinctions; bourses; récompenses; auszeichnungen; preise; stipendien; ehrungen; premios; reconocimientos; becas; premios y reconocimientos; premi; riconoscimenti; prêmios; prijzen; nagrody; wyróżnienia; nagrody i wyróżnienia; stypendia; osiągnięcia; 奖项; 獲獎; 荣誉; 获奖情况; 榮譽; 榮譽獎項; 受賞; 受賞歴; 表彰; 수상; 수상 경력; 수상경력; الجوائز; الجوائز والتكريم; פרסים; פרסים והצטיינויות; מלגות; βραβεία; διακρίσεις; υποτροφίες; giải thưởng; thành tích',
  resolve: (records, { locale }) =>
    records.map(({ name, title, dates, start, description = '', skills = '' }) => ({
      ...{ name, title, dates: dates ?? formatDate(start, locale), start, description },
      skills: splitCommaList(skills),
    })),
  toView: newestFirst,
  toResume: (section, _detail, locale) => {
    const entries = newestFirst(section).map(({ dates, title, description, skills }) => {
      return { dates, title, description, skills: joinParts(skills, locale) };
    });
    return [{ kind: 'awards', awards: entries }];
  },
  jsonResume: {
    lists: ['awards'],
    toEntry: ({ title, start, dates, description, skills }) => ({
      title,
      date: start,
      ...withoutEmpty({ summary: toPlainText(description) }),
      custom: { dates, ...withoutEmpty({ skills }) },
    }),
    fromEntry: (entry, { locale }) => {
      const start = entry.date('date');
      const [summary, awarder] = [entry.richText('summary'), entry.richText('awarder')];
      const description = summary && awarder ? `${summary} (${awarder})` : summary || awarder;
      return {
        ...withoutEmpty({ title: entry.text('title'), start, description }),
        ...entry.datesUnless(formatDate(start, locale)),
        ...withoutEmpty({ skills: entry.custom.texts('skills').join(', ') }),
      };
    },
  },
  toPerson: (section) => ({ award: newestFirst(section).map(({ title }) => title) }),
  skills: (section) =>
    newestFirst(section).map(({ title, start, skills }) => ({
      kind: 'awards',
      use: { title, path: section.path, anchor: section.name },
      skills,
      year: yearOf(start),
    })),
  tailor: fittingLast,
  identify: ({ title, start }) => [[title, yearOf(start)]],
};
