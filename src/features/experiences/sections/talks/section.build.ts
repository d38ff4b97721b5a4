import { z } from 'zod';
import { furtherLinks, id, location, machineDate, slug, textFor } from '../../../../content/fields.ts';
import { fittingLast } from '../../../../content/lens.ts';
import { withoutEmpty } from '../../../../core/text.ts';
import { formatDate } from '../../../../i18n/dates.ts';
import { joinParts } from '../../../../i18n/isolate.ts';
import { hostOf } from '../../json-resume.build.ts';
import { byDate, newestFirst, type SectionKindModule, type TitledLink, yearOf } from '../../section-kind.ts';

const talkSchema = z.strictObject({
  id: id.optional(),
  name: slug.meta({ examples: ['maps-for-ferries'] }),
  title: textFor('Title of the talk.', 'Maps for Ferries'),
  event: textFor(
    'Where it was given: the conference, meeting or seminar. Optional.',
    'Northshore Meetup',
  ).optional(),
  location: location.describe('City and region. Optional.').optional(),
  date: machineDate.describe('When it was given: YYYY, YYYY-MM or YYYY-MM-DD.'),
  links: furtherLinks,
});

type Talk = {
  name: string;
  title: string;
  event: string;
  location: string;
  /** Formatted for visitors. */
  dates: string;
  date: string;
  links: TitledLink[];
};

export type TalkView = Omit<Talk, 'event' | 'date'> & { organization: string };

export const talks: SectionKindModule<typeof talkSchema, Talk, TalkView[]> = {
  schema: talkSchema,
  about: 'Your talks, in a section of kind talks.',
  resumeHeadings:
    'talks; presentations; conferences; conférences; communications; vorträge; ponencias; conferencias; conferenze; palestras; lezingen; wykłady; prelekcje; wystąpienia; 演讲; 演講; 講演; 登壇; 발표; 강연; محاضرات; הרצאות; ομιλίες; παρουσιάσεις; diễn thuyết',
  order: 'by-date',
  resolve: (records, { locale }) =>
    byDate(records).map(({ name, title, event = '', location = '', date, links = [] }) => ({
      ...{ name, title, event, location, dates: formatDate(date, locale), date, links },
    })),
  toView: (section) =>
    newestFirst(section).map(({ name, title, event, location, dates, links }) => ({
      ...{ name, title, organization: event, location, dates, links },
    })),
  toResume: (section, _detail, locale) => {
    const awards = newestFirst(section).map(({ dates, title, event, location }) => {
      return { dates, title, description: joinParts([event, location], locale), skills: '' };
    });
    return [{ kind: 'awards', awards }];
  },
  // JSON Resume has no list of talks, but "talk" is an example of the type of a project.
  jsonResume: {
    lists: ['projects'],
    toEntry: ({ title, event, location, date, dates, links }) => ({
      name: title,
      endDate: date,
      type: 'talk',
      ...withoutEmpty({ entity: event, url: links[0]?.address ?? '' }),
      custom: { dates, ...withoutEmpty({ location, links }) },
    }),
    fromEntry: (entry) => {
      // The site formats them from the date.
      entry.custom.text('dates');
      const address = entry.exact('url');
      const links = entry.links();
      return withoutEmpty({
        title: entry.text('name'),
        event: entry.text('entity'),
        location: entry.custom.text('location'),
        date: entry.date('endDate', 'startDate'),
        links: links.length > 0 || !address ? links : [{ label: hostOf(address), address }],
      });
    },
  },
  tailor: fittingLast,
  identify: ({ title, date }) => [[title, yearOf(date)]],
};
