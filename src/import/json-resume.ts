import { findNetwork, networkAt, networks, profileAddress } from '../content/networks.ts';
import { isGroup, listAt } from '../core/field-path.ts';
import { SourceRecord } from '../core/source-record.ts';
import { tidy, withoutEmpty } from '../core/text.ts';
import {
  hostOf,
  JsonResumeEntry,
  type JsonResumeList,
  jsonResumeLists,
  linksOf,
} from '../features/experiences/json-resume.build.ts';
import { sectionKinds } from '../features/experiences/sections/index.build.ts';
import { moduleOf } from '../features/experiences/sections.build.ts';
import type { ResumeKind, SectionKind } from '../features/experiences/sections.ts';
import type { Locale } from '../i18n/locale.ts';
import {
  emptyImportedResume,
  type Imported,
  type ImportedOwner,
  type ImportedResume,
  type ImportedSection,
  invalidField,
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

const typicalFields = 'basics work volunteer education skills references publications projects'.split(' ');

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
    // Files written by this program contain no Markdown.
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
  for (const list of jsonResumeLists) reader.readList(list);
  reader.reportUnread();
  return reader.result;
}

/** The kind of section for each list of the format. */
const kindOfList = new Map(
  (Object.keys(sectionKinds) as SectionKind[]).flatMap((kind) =>
    (moduleOf(kind).jsonResume?.lists ?? []).map((list) => [list, kind as ResumeKind] as const),
  ),
);

class JsonResumeReader {
  readonly result = emptyImportedResume();
  readonly #resume: SourceRecord;
  readonly #file: string;
  readonly #locale: Locale;
  readonly #texts: TextReader;
  readonly #readDate: DateReader;
  /** The sections of records, in files written by this program. */
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
    // The address of the site itself is not a profile.
    if (url && !canonical.startsWith(url)) {
      const found = websiteOf(url);
      if (found.length === 0) this.#skipAddress('url', url);
      profiles.push(...found);
    }
    const summary = basics.text('summary');
    const isPlain = this.#texts === plainTexts || (this.#texts === mixedTexts && !hasMarkdown(summary));
    Object.assign(this.result.owner, {
      ...withoutEmpty({
        name: tidy(basics.text('name')),
        role: tidy(basics.text('label')),
        email: basics.text('email'),
        // Files written by this program have these here, because the format has no fields for them.
        title: tidy(custom.text('title')),
        credentials: tidy(custom.text('credentials')),
        reading: tidy(custom.text('reading')),
        phone: plainPhone(basics.text('phone')),
        location: tidy(custom.text('location') || place),
        lede: this.#texts.text(custom.text('lede')),
        summary: isPlain ? summary : this.#texts.lines(summary),
        profiles,
        texts: custom.texts('texts'),
      }),
      // Only in files written by this program.
      ...(custom.has('availability') ? { availability: custom.value('availability') as object } : {}),
    } satisfies ImportedOwner);
    const secrets = ['address', 'postalCode'].filter((field) => address.text(field));
    if (secrets.length > 0)
      this.result.leftOut.push(notTaken(secrets.map((field) => `basics.location.${field}`)));
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

  readList(list: JsonResumeList): void {
    const kind = kindOfList.get(list);
    if (!kind) return;
    const { order, jsonResume: format } = moduleOf(kind);
    if (!format) return;
    // The format lists newest records first, content/ oldest first.
    const entries = [...this.#resume.records(list).entries()];
    for (const [index, fields] of order === 'as-written' ? entries : entries.reverse()) {
      this.#doubts = [];
      const from = `${this.#file}, ${list}[${index}]`;
      if (list === 'projects' && !/^(?:talk|presentation)$/i.test(fields.text('type'))) {
        this.#addProject(fields, from);
        continue;
      }
      const entry = new JsonResumeEntry(fields, {
        locale: this.#locale,
        texts: this.#texts,
        readDate: (text) => this.#date(text),
      });
      const record = format.fromEntry(entry, { list, locale: this.#locale });
      const imported = { record, from, ...withoutEmpty({ doubts: this.#doubts }) };
      const name = fields.group('custom').text('section');
      this.#sectionOf(kind, name, list === 'volunteer' ? list : undefined).push(imported);
    }
  }

  /** Reports the fields without a place in content/. */
  reportUnread(): void {
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
    this.result.projects.push({
      from,
      record: {
        ...withoutEmpty({
          name: custom.text('name'),
          title: tidy(entry.text('name')),
          description: joinSentences(described),
        }),
        ...projectSpan(start, end),
        ...(date ? { date, end } : {}),
        ...withoutEmpty({
          type: tidy(entry.text('type')),
          category: custom.text('category'),
          languages: custom.texts('languages').join(', '),
          additionalInfo: (isOurs ? custom.texts('tools') : keywords).map(tidy).join(', '),
          github: hasOwnLinks ? custom.text('github') : isOnGitHub ? url : '',
          activeLink: hasOwnLinks ? custom.text('activeLink') : isOnGitHub ? '' : url,
          devpostLink: custom.text('devpostLink'),
          links: linksOf(custom),
        }),
      },
      ...withoutEmpty({ doubts: this.#doubts }),
    });
  }

  #date(words: string): string {
    return dateFrom(words, this.#readDate, this.#doubts);
  }
}

type Profiles = NonNullable<ImportedOwner['profiles']>;

function profileOf(profile: SourceRecord): Profiles {
  const [label, handle, url] = [profile.text('network'), profile.text('username'), profile.text('url')];
  const listed = findNetwork(label) ?? networkAt(url);
  const written = listed ? networks[listed].label : '';
  const named = listed && label !== written && findNetwork(label) !== listed ? { label } : {};
  const network = listed ?? (label || hostOf(url));
  // A handle is shorter. If it leads elsewhere, only the address is correct.
  const isHandle = listed && handle && (!url || profileAddress(listed, handle) === url);
  const address = isHandle ? handle : (profileAddress(listed, url) ?? profileAddress(listed, handle));
  return network && address ? [{ network, address, ...named }] : [];
}

export function websiteOf(url: string): Profiles {
  const network = networkAt(url);
  const address = profileAddress(network, url);
  return address ? [{ network: network ?? hostOf(address), address }] : [];
}

/** `Vancouver, BC, Canada` from its parts, with the name of the country in the language. */
function placeOf(place: SourceRecord, language: string): string {
  const code = place.text('countryCode').toUpperCase();
  const country = /^[A-Z]{2}$/.test(code)
    ? new Intl.DisplayNames(language, { type: 'region' }).of(code)
    : place.text('country');
  return [place.text('city'), place.text('region'), country].filter(Boolean).join(', ');
}
