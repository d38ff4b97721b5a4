import { isGroup, listAt } from '../core/field-path.ts';
import { SourceRecord } from '../core/source-record.ts';
import { tidy, withoutEmpty } from '../core/text.ts';
import { isDoi, plainDoi } from '../features/experiences/sections/publications/publications.ts';
import {
  emptyImportedResume,
  type ImportedResume,
  invalidField,
  type NewRecord,
  noFieldFor,
} from './imported-resume.ts';
import { websiteOf } from './json-resume.ts';
import { parseJson, singleFileSource } from './read-json.ts';
import { toRichText } from './rich-texts.ts';

/**
 * A public ORCID record in JSON, or only its works, from https://pub.orcid.org/v3.0/<iD>/record:
 * https://github.com/ORCID/ORCID-Source/tree/main/orcid-api-web and https://info.orcid.org/documentation/api-tutorials/
 */
export const orcid = singleFileSource({
  title: 'a record of ORCID in JSON',
  endings: /\.(?:json|txt)$/i,
  parse: (text) => {
    const value = parseJson(text);
    if (!isGroup(value)) return null;
    const groups = listAt(value, ['group']);
    const isWorks = groups.some((group) => isGroup(group) && Array.isArray(group['work-summary']));
    return isGroup(value['orcid-identifier']) || isGroup(value['activities-summary']) || isWorks
      ? value
      : null;
  },
  read: (value, file) => {
    const hidden = { count: 0 };
    const result = readOrcid(new SourceRecord(withoutHidden(value, hidden)), file);
    if (hidden.count > 0)
      result.leftOut.push(`Not public on ORCID, and not read: ${hidden.count} of its entries.`);
    return result;
  },
});

/** Removes items that only the owner or trusted organizations may see, which a record downloaded by its owner contains. */
function withoutHidden(value: unknown, hidden: { count: number }): unknown {
  const isShown = (each: unknown) => {
    const isHidden =
      isGroup(each) && typeof each.visibility === 'string' && each.visibility.toLowerCase() !== 'public';
    if (isHidden) hidden.count += 1;
    return !isHidden;
  };
  if (Array.isArray(value)) return value.filter(isShown).map((each) => withoutHidden(each, hidden));
  if (!isGroup(value)) return value;
  const visible = Object.entries(value).filter(([, each]) => isShown(each));
  return Object.fromEntries(visible.map(([name, each]) => [name, withoutHidden(each, hidden)]));
}

const kinds: Record<string, NonNullable<NewRecord<'publications'>['kind']>> = {
  'journal-article': 'article',
  'magazine-article': 'article',
  'newspaper-article': 'article',
  'conference-paper': 'inproceedings',
  book: 'book',
  'book-chapter': 'chapter',
  'dissertation-thesis': 'thesis',
  dissertation: 'thesis',
  preprint: 'preprint',
  'working-paper': 'preprint',
  report: 'report',
  'data-set': 'dataset',
  software: 'software',
};

/** Lists of ORCID without a place in content/. */
const otherLists = [
  'fundings',
  'invited-positions',
  'memberships',
  'peer-reviews',
  'research-resources',
  'services',
];

function readOrcid(record: SourceRecord, file: string): ImportedResume {
  const result = emptyImportedResume();
  result.owner = readOwner(record);
  for (const page of record.group('person').group('researcher-urls').records('researcher-url')) {
    const address = valueIn(page, 'url');
    const [profile] = websiteOf(address);
    const label = tidy(page.text('url-name'));
    if (!profile) result.unread.push({ from: `${file}, websites`, why: invalidField('address', address) });
    else result.owner.profiles = [...(result.owner.profiles ?? []), label ? { ...profile, label } : profile];
  }
  const activities = record.group('activities-summary');
  // A file with only works has the content of `works` at its root.
  const works = activities.has('works') ? activities.group('works') : record;
  const affiliations = (list: string, inner: string) =>
    activities
      .group(list)
      .records('affiliation-group')
      .flatMap((group) => group.records('summaries').slice(0, 1))
      .map((summaries) => summaries.group(inner));
  const imported = <T>(list: string, records: readonly SourceRecord[], read: (one: SourceRecord) => T) =>
    records.map((one, index) => ({
      record: read(one),
      from: `${file}, ${list}, entry ${index + 1}`,
    }));
  const summaries = works.records('group').flatMap((group) => group.records('work-summary').slice(0, 1));
  const degrees = [
    ...affiliations('educations', 'education-summary'),
    ...affiliations('qualifications', 'qualification-summary'),
  ];
  const jobs = affiliations('employments', 'employment-summary');
  const awards = affiliations('distinctions', 'distinction-summary');
  const sections: ImportedResume['sections'] = [
    { kind: 'publications', records: imported('works', summaries, readWork) },
    { kind: 'jobs', records: imported('employments', jobs, readJob) },
    { kind: 'education', records: imported('educations', degrees, readDegree) },
    { kind: 'awards', records: imported('distinctions', awards, readAward) },
  ];
  result.sections = sections.filter(({ records }) => records.length > 0);
  const left = otherLists.filter((list) => activities.has(list));
  if (left.length > 0) result.unread.push({ from: file, why: noFieldFor(left.map((list) => [list, 1])) });
  result.leftOut.push('Email addresses, countries and other identifiers were not read.');
  return result;
}

function readOwner(record: SourceRecord): ImportedResume['owner'] {
  const address = record.group('orcid-identifier').text('path');
  const person = record.group('person');
  const name = person.group('name');
  const parts = [valueIn(name, 'given-names'), valueIn(name, 'family-name')].filter(Boolean).join(' ');
  return {
    ...withoutEmpty({
      name: tidy(valueIn(name, 'credit-name') || parts),
      summary: person.group('biography').text('content'),
    }),
    ...(address ? { profiles: [{ network: 'orcid', address }] } : {}),
  };
}

function readJob(job: SourceRecord): NewRecord<'jobs'> {
  const { name, place } = placeIn(job);
  return {
    ...withoutEmpty({ title: tidy(job.text('role-title')), organization: name, location: place }),
    ...withoutEmpty({ start: dateIn(job.group('start-date')) }),
    end: dateIn(job.group('end-date')),
  };
}

function readDegree(degree: SourceRecord): NewRecord<'education'> {
  const { name, place } = placeIn(degree);
  const program = {
    ...withoutEmpty({ title: tidy(degree.text('role-title')), start: dateIn(degree.group('start-date')) }),
    end: dateIn(degree.group('end-date')),
  };
  return { school: name, ...withoutEmpty({ location: place }), programs: [program] };
}

function readAward(award: SourceRecord): NewRecord<'awards'> {
  return withoutEmpty({
    title: tidy(award.text('role-title')),
    start: dateIn(award.group('start-date')),
    description: toRichText(award.group('organization').text('name')),
  });
}

function readWork(work: SourceRecord): NewRecord<'publications'> {
  const ids = work.group('external-ids').records('external-id');
  const doi = plainDoi(
    ids.find((id) => id.text('external-id-type') === 'doi')?.text('external-id-value') ?? '',
  );
  const type = work.text('type');
  const kind = Object.hasOwn(kinds, type) ? kinds[type] : undefined;
  const address = valueIn(work, 'url');
  const authors = work
    .group('contributors')
    .records('contributor')
    .map((each) => tidy(valueIn(each, 'credit-name')));
  return {
    ...withoutEmpty({
      title: toRichText(valueIn(work.group('title'), 'title')),
      venue: tidy(valueIn(work, 'journal-title')),
    }),
    ...withoutEmpty({ date: dateIn(work.group('publication-date')), doi }),
    ...withoutEmpty({ address: doi && isDoi(address) ? '' : address }),
    ...(kind ? { kind } : {}),
    ...(authors.some(Boolean) ? { authors: authors.filter(Boolean) } : {}),
  };
}

/** `{ "title": { "value": "…" } }` */
function valueIn(record: SourceRecord, field: string): string {
  return record.group(field).text('value');
}

function dateIn(date: SourceRecord): string {
  return ['year', 'month', 'day']
    .map((part) => valueIn(date, part))
    .filter(Boolean)
    .join('-');
}

function placeIn(affiliation: SourceRecord): { name: string; place: string } {
  const organization = affiliation.group('organization');
  const address = organization.group('address');
  const department = tidy(affiliation.text('department-name'));
  return {
    name: [tidy(organization.text('name')), department].filter(Boolean).join(', '),
    place: [address.text('city'), address.text('region')].filter(Boolean).map(tidy).join(', '),
  };
}
