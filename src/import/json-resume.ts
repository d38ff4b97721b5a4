import { findNetwork, networkAt, networks, profileAddress } from '../content/networks.ts';
import { isGroup, listAt } from '../core/field-path.ts';
import { SourceRecord } from '../core/source-record.ts';
import { tidy, withoutEmpty } from '../core/text.ts';
import { isDoi, plainDoi } from '../features/experiences/sections/publications/publications.ts';
import type { ResumeKind } from '../features/experiences/sections.ts';
import { formatDate, formatDateSpan } from '../i18n/dates.ts';
import type { Locale } from '../i18n/locale.ts';
import {
  emptyImportedResume,
  type Imported,
  type ImportedOwner,
  type ImportedResume,
  type ImportedSection,
  invalidField,
  type NewRecord,
  noFieldFor,
  notTaken,
  picturesNotFetched,
  projectSpan,
} from './imported-resume.ts';
import { type DateReader, dateFrom, makeDateReader } from './read-date.ts';
import { parseJson, singleFileSource } from './read-json.ts';
import {
  hasMarkdown,
  joinSentences,
  mixedTexts,
  plainPhone,
  plainTexts,
  type TextReader,
} from './rich-texts.ts';

/*
 * JSON Resume, https://jsonresume.org/schema and https://github.com/jsonresume/resume-schema, in every version: field
 * names before 1.0 (`company`, `website`) are read too. Fields that this site writes under `custom` are restored.
 */

const typicalFields = [
  'basics',
  'work',
  'volunteer',
  'education',
  'skills',
  'references',
  'publications',
  'projects',
];

export const jsonResume = singleFileSource({
  title: 'a résumé in JSON Resume, such as resume.json of a site',
  endings: /\.(?:json|txt)$/i,
  parse: (text) => {
    const value = parseJson(text);
    if (!isGroup(value)) return null;
    // A single field may occur in any file.
    const isResume = typicalFields.filter((field) => Array.isArray(value[field])).length > 1;
    return isGroup(value.basics) || isResume ? value : null;
  },
  read: (value, file, { locale }) => {
    // The texts of our own files have no Markdown.
    const isOwn = listAt(value, ['custom', 'sections']).length > 0;
    return readJsonResume(value, file, locale, isOwn ? plainTexts : mixedTexts);
  },
});

/** Reads a résumé; `file` names it in lists of what was read and skipped. */
export function readJsonResume(
  value: object,
  file: string,
  locale: Locale,
  texts: TextReader = plainTexts,
): ImportedResume {
  const resume = new SourceRecord(value);
  const reader = new JsonResumeReader(resume, file, locale, texts);
  reader.readOwner();
  for (const list of Object.keys(lists) as (keyof typeof lists)[]) reader.readList(list);
  reader.tellRest();
  return reader.result;
}

/** The usual section of content/ for each list of the format. */
const lists = {
  work: 'jobs',
  volunteer: 'jobs',
  education: 'education',
  awards: 'awards',
  certificates: 'certificates',
  publications: 'publications',
  skills: 'skills',
  languages: 'languages',
  interests: 'interests',
  references: 'quotes',
  projects: 'talks',
} as const satisfies Record<string, ResumeKind>;

class JsonResumeReader {
  readonly result = emptyImportedResume();
  readonly #resume: SourceRecord;
  readonly #file: string;
  readonly #locale: Locale;
  readonly #texts: TextReader;
  readonly #readDate: DateReader;
  /** The sections of records, in our own files. */
  readonly #sections: readonly { name: string; title: string; kind: string }[];
  #doubts: string[] = [];

  constructor(resume: SourceRecord, file: string, locale: Locale, texts: TextReader) {
    this.#resume = resume;
    this.#file = file;
    this.#locale = locale;
    this.#texts = texts;
    this.#readDate = makeDateReader(locale.language);
    this.#sections = resume
      .group('custom')
      .records('sections')
      .map((section) => {
        section.text('as');
        return { name: section.text('name'), title: section.text('title'), kind: section.text('kind') };
      });
  }

  readOwner(): void {
    const basics = this.#resume.group('basics');
    const custom = this.#resume.group('custom');
    const address = basics.group('location');
    const place = placeOf(address, this.#locale.language);
    const profiles = basics.records('profiles').flatMap((profile, index) => {
      const found = profileOf(profile);
      if (found.length === 0) this.#skipAddress(`profiles[${index}]`, profile.text('url', 'username'));
      return found;
    });
    const url = basics.text('url', 'website');
    const canonical = this.#resume.group('meta').text('canonical');
    // The site itself is not a page elsewhere.
    if (url && !canonical.startsWith(url)) {
      const found = websiteOf(url);
      if (found.length === 0) this.#skipAddress('url', url);
      profiles.push(...found);
    }
    const texts = custom.texts('texts');
    const summary = basics.text('summary');
    const isPlain = this.#texts === plainTexts || (this.#texts === mixedTexts && !hasMarkdown(summary));
    const lede = this.#texts.text(custom.text('lede'));
    Object.assign(this.result.owner, {
      ...withoutEmpty({
        name: tidy(basics.text('name')),
        role: tidy(basics.text('label')),
        email: basics.text('email'),
        // Our own files have these here, because the format has no fields for them.
        title: tidy(custom.text('title')),
        credentials: tidy(custom.text('credentials')),
        reading: tidy(custom.text('reading')),
        phone: plainPhone(basics.text('phone')),
      }),
      ...withoutEmpty({ location: tidy(custom.text('location') || place) }),
      // Only in our own files.
      ...(custom.has('availability') ? { availability: custom.value('availability') as object } : {}),
      ...withoutEmpty({ lede }),
      ...(summary ? { summary: isPlain ? summary : this.#texts.lines(summary) } : {}),
      ...(profiles.length > 0 ? { profiles } : {}),
      ...(texts.length > 0 ? { texts } : {}),
    } satisfies ImportedOwner);
    const secrets = [
      ...(address.text('address') ? ['basics.location.address'] : []),
      ...(address.text('postalCode') ? ['basics.location.postalCode'] : []),
    ];
    if (secrets.length > 0) this.result.leftOut.push(notTaken(secrets));
    if (basics.text('image', 'picture'))
      this.result.unread.push({ from: 'basics.image', why: picturesNotFetched });
    custom.text('language');
    this.#resume.group('meta').text('version', 'lastModified', 'theme');
    this.#resume.text('$schema');
  }

  #skipAddress(field: string, address: string): void {
    this.result.unread.push({
      from: `${this.#file}, basics.${field}`,
      why: invalidField('address', address),
    });
  }

  readList(list: keyof typeof lists): void {
    // The format lists newest records first, content/ oldest first; records without dates keep their order.
    const isDated = !['skills', 'languages', 'interests', 'references'].includes(list);
    const entries = [...this.#resume.records(list).entries()];
    for (const [index, entry] of isDated ? entries.reverse() : entries) {
      this.#doubts = [];
      const from = `${this.#file}, ${list}[${index}]`;
      const kind = lists[list];
      if (list === 'projects' && !/^(?:talk|presentation)$/i.test(entry.text('type'))) {
        this.#addProject(entry, from);
        continue;
      }
      const record = this.#readRecord(kind, entry, list);
      const imported = { record, from, ...(this.#doubts.length > 0 ? { doubts: this.#doubts } : {}) };
      const name = entry.group('custom').text('section');
      const as = list === 'volunteer' ? 'volunteer' : undefined;
      this.#sectionOf(kind, name, as).push(imported);
    }
  }

  /** Reports the fields without a place in content/. */
  tellRest(): void {
    const rest = [...this.#resume.rest()];
    if (rest.length > 0) this.result.unread.push({ from: this.#file, why: noFieldFor(rest) });
  }

  #sectionOf(kind: ResumeKind, name: string, as: 'volunteer' | undefined): Imported<unknown>[] {
    const found = this.result.sections.find(
      (section) => section.kind === kind && (section.name ?? '') === name && section.as === as,
    );
    if (found) return found.records;
    // Entries of the only section of a kind do not name it.
    const titled = this.#sections.find((section) => (name ? section.name === name : section.kind === kind));
    const title = titled?.title ?? '';
    const section = { kind, ...withoutEmpty({ name, title }), ...(as ? { as } : {}), records: [] };
    this.result.sections.push(section as ImportedSection);
    return section.records;
  }

  #readRecord(kind: ResumeKind, entry: SourceRecord, list: string): NewRecord<ResumeKind> {
    const custom = entry.group('custom');
    switch (kind) {
      case 'jobs':
        return this.#job(entry, custom, list);
      case 'education': {
        const degree = degreeOf(entry);
        const courses = entry.texts('courses').map(tidy);
        return {
          ...{
            school: tidy(entry.text('institution')),
            ...withoutEmpty({ location: tidy(custom.text('location')) }),
          },
          programs: [
            {
              title: tidy(custom.text('title')) || degree,
              ...this.#span(entry, custom),
              ...this.#bullets(entry.text('summary'), custom.texts('highlights')),
              ...(courses.length > 0 ? { courses } : {}),
              ...withoutEmpty({ grade: tidy(entry.text('score', 'gpa')) }),
            },
          ],
        };
      }
      case 'awards': {
        const start = this.#date(entry.text('date'));
        const [summary, awarder] = [entry.text('summary'), entry.text('awarder')];
        const description = summary && awarder ? `${summary} (${awarder})` : summary || awarder;
        return {
          ...withoutEmpty({
            title: tidy(entry.text('title')),
            start,
            description: this.#texts.text(description),
          }),
          ...this.#shown(custom, formatDate(start, this.#locale)),
          ...withoutEmpty({ skills: custom.texts('skills').join(', ') }),
        };
      }
      case 'certificates':
        return {
          ...withoutEmpty({ title: tidy(entry.text('name')), issuer: tidy(entry.text('issuer')) }),
          ...withoutEmpty({
            date: this.#date(entry.text('date')),
            expires: this.#date(custom.text('expires')),
          }),
          ...withoutEmpty({ address: entry.text('url', 'website'), number: custom.text('number') }),
        };
      case 'publications': {
        const address = entry.text('url', 'website');
        const doi = custom.text('doi') || (isDoi(address) ? plainDoi(address) : '');
        const authors = custom.texts('authors');
        return {
          ...withoutEmpty({
            title: this.#texts.text(entry.text('name')),
            venue: tidy(entry.text('publisher')),
          }),
          ...withoutEmpty({
            date: this.#date(entry.text('releaseDate')),
            details: custom.text('details'),
            abstract: this.#texts.text(entry.text('summary')),
            doi,
          }),
          ...withoutEmpty({
            address: doi && isDoi(address) ? '' : address,
            kind: custom.text('kind'),
          }),
          ...(authors.length > 0 ? { authors } : {}),
          ...linksOf(custom),
        } as NewRecord<'publications'>;
      }
      case 'skills': {
        const name = tidy(entry.text('name'));
        const skills = entry.texts('keywords').map(tidy);
        // A skill without keywords belongs to a list.
        return skills.length > 0 ? { ...withoutEmpty({ name }), skills } : { skills: name ? [name] : [] };
      }
      case 'languages':
        return {
          ...withoutEmpty({
            name: tidy(entry.text('language', 'name')),
            level: tidy(entry.text('fluency', 'level')),
          }),
          ...withoutEmpty({ cefr: custom.text('cefr') }),
        } as NewRecord<'languages'>;
      case 'interests': {
        const keywords = entry.texts('keywords').map(tidy);
        return {
          ...withoutEmpty({ name: tidy(entry.text('name')) }),
          ...(keywords.length > 0 ? { keywords } : {}),
        };
      }
      case 'quotes':
        return withoutEmpty({
          text: this.#texts.text(entry.text('reference', 'summary')),
          by: tidy(entry.text('name')),
          role: tidy(custom.text('role')),
        });
      case 'talks': {
        // The site formats them from the date.
        custom.text('dates');
        const address = entry.text('url');
        return {
          ...withoutEmpty({ title: tidy(entry.text('name')), event: tidy(entry.text('entity')) }),
          ...withoutEmpty({
            location: tidy(custom.text('location')),
            date: this.#date(entry.text('endDate', 'startDate')),
          }),
          ...(custom.has('links') || !address
            ? linksOf(custom)
            : { links: [{ label: hostOf(address), address }] }),
        };
      }
    }
  }

  #job(entry: SourceRecord, custom: SourceRecord, list: string): NewRecord<'jobs'> {
    const names = list === 'volunteer' ? ['organization', 'name'] : ['name', 'company', 'organization'];
    return {
      ...withoutEmpty({ title: tidy(entry.text('position')), organization: tidy(entry.text(...names)) }),
      ...withoutEmpty({ location: tidy(entry.text('location') || custom.text('location')) }),
      ...this.#span(entry, custom),
      ...withoutEmpty({
        languages: custom.texts('languages').join(', '),
        tools: custom.texts('tools').concat(entry.texts('keywords')).join(', '),
      }),
      ...this.#bullets(entry.text('summary'), entry.texts('highlights')),
    };
  }

  #addProject(entry: SourceRecord, from: string): void {
    const custom = entry.group('custom');
    const isOurs =
      custom.has('languages') || custom.has('tools') || custom.has('github') || custom.has('category');
    const url = entry.text('url', 'website');
    const isOnGitHub = networkAt(url) === 'github';
    const described = [
      entry.text('description'),
      entry.text('summary'),
      ...entry.texts('highlights'),
    ].flatMap((text) => (this.#texts === plainTexts ? this.#texts.text(text) : this.#texts.lines(text)));
    const [start, end] = [this.#date(entry.text('startDate')), this.#date(entry.text('endDate'))];
    const date = custom.text('date');
    const keywords = entry.texts('keywords');
    // `custom` contains the kind of each address; without it, an address can be anything.
    const hasOwnLinks = isOurs || custom.names.length > 0;
    const addresses = {
      github: hasOwnLinks ? custom.text('github') : isOnGitHub ? url : '',
      activeLink: hasOwnLinks ? custom.text('activeLink') : isOnGitHub ? '' : url,
      devpostLink: custom.text('devpostLink'),
    };
    this.result.projects.push({
      from,
      record: {
        ...withoutEmpty({ name: custom.text('name'), title: tidy(entry.text('name')) }),
        ...withoutEmpty({ description: joinSentences(described) }),
        ...projectSpan(start, end),
        ...(date ? { date, end } : {}),
        ...withoutEmpty({
          type: tidy(entry.text('type')),
          category: custom.text('category'),
        }),
        ...withoutEmpty({ languages: custom.texts('languages').join(', ') }),
        ...withoutEmpty({ additionalInfo: (isOurs ? custom.texts('tools') : keywords).map(tidy).join(', ') }),
        ...withoutEmpty(addresses),
        ...linksOf(custom),
      },
      ...(this.#doubts.length > 0 ? { doubts: this.#doubts } : {}),
    });
  }

  #span(entry: SourceRecord, custom: SourceRecord) {
    const [start, end] = [this.#date(entry.text('startDate')), this.#date(entry.text('endDate'))];
    return {
      ...withoutEmpty({ start }),
      end,
      ...this.#shown(custom, formatDateSpan(start, end, this.#locale)),
    };
  }

  /** The owner's own text for the dates, if it differs from the formatted dates. */
  #shown(custom: SourceRecord, usual: string): { dates?: string } {
    const dates = custom.text('dates');
    return dates && dates !== usual ? { dates } : {};
  }

  #date(words: string): string {
    return dateFrom(words, this.#readDate, this.#doubts);
  }

  #bullets(summary: string, highlights: readonly string[]): { description?: string[] } {
    // An actual list keeps its entries unchanged.
    const listed = highlights.flatMap((text) =>
      text.includes('\n') ? this.#texts.lines(text) : this.#texts.text(text) || [],
    );
    const description = [...this.#texts.lines(summary), ...listed];
    return description.length > 0 ? { description } : {};
  }
}

function degreeOf(entry: SourceRecord): string {
  const [kind, area] = [tidy(entry.text('studyType', 'degree')), tidy(entry.text('area'))];
  return kind === area ? kind : [kind, area].filter(Boolean).join(', ');
}

function linksOf(custom: SourceRecord): { links?: { label: string; address: string }[] } {
  const links = custom
    .records('links')
    .map((link) => ({ label: tidy(link.text('label')), address: link.text('address') }))
    .filter(({ label, address }) => label && address);
  return links.length > 0 ? { links } : {};
}

type Profiles = NonNullable<ImportedOwner['profiles']>;

function profileOf(profile: SourceRecord): Profiles {
  const [label, handle, url] = [profile.text('network'), profile.text('username'), profile.text('url')];
  const listed = findNetwork(label) ?? networkAt(url);
  const written = listed ? networks[listed].label : '';
  const named = listed && label !== written && findNetwork(label) !== listed ? { label } : {};
  const network = listed ?? (label || hostOf(url));
  // A handle is shorter, but only the address is correct if the handle leads elsewhere.
  const isHandle = listed && handle && (!url || profileAddress(listed, handle) === url);
  const address = isHandle ? handle : (profileAddress(listed, url) ?? profileAddress(listed, handle));
  return network && address ? [{ network, address, ...named }] : [];
}

export function websiteOf(url: string): Profiles {
  const network = networkAt(url);
  const address = profileAddress(network, url);
  return address ? [{ network: network ?? hostOf(address), address }] : [];
}

function hostOf(address: string): string {
  return /^(?:https?:\/\/)?(?:www\.)?([^/]+)/i.exec(address)?.[1] ?? '';
}

/** `Vancouver, BC, Canada` from its parts, with the name of the country in the language. */
function placeOf(place: SourceRecord, language: string): string {
  const code = place.text('countryCode').toUpperCase();
  const country = /^[A-Z]{2}$/.test(code)
    ? new Intl.DisplayNames(language, { type: 'region' }).of(code)
    : place.text('country');
  return [place.text('city'), place.text('region'), country].filter(Boolean).join(', ');
}
