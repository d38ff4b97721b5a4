import { parse } from 'yaml';
import { findNetwork } from '../content/networks.ts';
import { isGroup } from '../core/field-path.ts';
import { slugify } from '../core/slugify.ts';
import { restOf, SourceRecord } from '../core/source-record.ts';
import { tidy, withoutEmpty } from '../core/text.ts';
import type { ResumeKind } from '../features/experiences/sections.ts';
import type { Locale } from '../i18n/locale.ts';
import { readSectionLines } from './document/read-resume-lines.ts';
import { partOfHeading } from './document/split-sections.ts';
import {
  emptyImportedResume,
  type ImportedOwner,
  type ImportedResume,
  type ImportedSection,
  invalidField,
  noFieldFor,
  picturesNotFetched,
  projectSpan,
} from './imported-resume.ts';
import { readJsonResume, websiteOf } from './json-resume.ts';
import { type DateReader, dateFrom, makeDateReader, publicationDate } from './read-date.ts';
import { singleFileSource } from './read-json.ts';
import { joinSentences, markdownTexts, plainPhone, unmarked } from './rich-texts.ts';

/** https://yamlresume.dev/docs and https://github.com/yamlresume/yamlresume, packages/core/src/schema. */
export const yamlResume = yamlSource({
  title: 'a résumé of YAMLResume',
  root: 'content',
  typicalFields: ['basics', 'work', 'education'],
  read: (content, file, locale) => {
    const { basics, location, profiles, ...lists } = content;
    const fields = isGroup(basics) ? basics : {};
    // It has the fields of JSON Resume, with three groups in other places.
    const resume = {
      ...lists,
      basics: { ...fields, label: fields.headline, headline: '', location, profiles },
    };
    return readJsonResume(resume, file, locale, markdownTexts);
  },
});

/** https://docs.rendercv.com/user_guide/yaml_input_structure/cv/ */
export const renderCv = yamlSource({
  title: 'a résumé of RenderCV',
  root: 'cv',
  typicalFields: ['sections', 'name', 'social_networks'],
  read: (cv, file, locale) => new RenderCvReader(new SourceRecord(cv), file, locale).read(),
});

function yamlSource(format: {
  title: string;
  root: string;
  typicalFields: string[];
  read: (root: Record<string, unknown>, file: string, locale: Locale) => ImportedResume;
}) {
  return singleFileSource({
    title: format.title,
    endings: /\.(?:ya?ml|txt)$/i,
    parse: (text) => {
      const value = parseYaml(text);
      const root = isGroup(value) ? value[format.root] : undefined;
      return isGroup(root) && format.typicalFields.some((field) => field in root) ? root : null;
    },
    read: (root, file, { locale }) => format.read(root, file, locale),
  });
}

/** Undefined if it is not YAML, too large, or contains itself (`&a [*a]`). */
function parseYaml(text: string): unknown {
  try {
    // Comparing each key with all others takes minutes for 50,000 of them. Of equal keys the last one counts.
    const value = parse(text.replace(/^\uFEFF/, ''), { uniqueKeys: false }) as unknown;
    // Throws for cycles, which readers of records would follow without end.
    JSON.stringify(value);
    return value;
  } catch {
    return undefined;
  }
}

/** Section titles in several languages, which decide the kind of entries with ambiguous types. */
const titles = {
  volunteer: /volunt|bénévol|ehrenamt|freiwillig|vrijwillig|wolontari/i,
  languages: /\blanguages?\b(?! *(?:&|and) *tool)|langues|sprachen|idiomas|lingue|talen|języki/i,
  awards: /award|hono(?:u)?rs?\b|prize|scholarship|distinction|prix|auszeichn|preise|premi|stipend/i,
  certificates: /certif|licen[cs]|zertifik/i,
  talks: /\btalks?\b|presentation|lecture|speaking|vortr|conférences|charlas|ponencias/i,
  summary: /summary|about|profile|profil\b|intro|objective|zusammenfassung|résumé|welcome|perfil/i,
};

class RenderCvReader {
  readonly #result = emptyImportedResume();
  readonly #cv: SourceRecord;
  readonly #file: string;
  readonly #readDate: DateReader;
  readonly #language: string;
  #doubts: string[] = [];
  readonly #entries: SourceRecord[] = [];

  constructor(cv: SourceRecord, file: string, locale: Locale) {
    this.#cv = cv;
    this.#file = file;
    this.#language = locale.language;
    this.#readDate = makeDateReader(locale.language);
  }

  read(): ImportedResume {
    this.#readOwner();
    const sections = this.#cv.group('sections');
    for (const title of sections.names) this.#readSection(title, sections);
    const rest = [...this.#cv.rest(), ...restOf(this.#entries)];
    if (rest.length > 0) this.#result.unread.push({ from: this.#file, why: noFieldFor(rest) });
    return this.#result;
  }

  #readOwner(): void {
    const cv = this.#cv;
    const profiles = cv.records('social_networks').flatMap((profile) => {
      const [network, address] = [profile.text('network'), profile.text('username')];
      return network && address ? [{ network: findNetwork(network) ?? network, address }] : [];
    });
    const [email = ''] = cv.texts('email');
    const [phone = ''] = cv.texts('phone');
    for (const website of cv.texts('website')) {
      const found = websiteOf(website);
      profiles.push(...found);
      if (found.length === 0)
        this.#result.unread.push({ from: `${this.#file}, website`, why: invalidField('address', website) });
    }
    Object.assign(this.#result.owner, {
      ...withoutEmpty({ name: tidy(cv.text('name')), role: unmarked(cv.text('headline', 'label')), email }),
      ...withoutEmpty({ phone: plainPhone(phone), location: tidy(cv.text('location')), profiles }),
    } satisfies ImportedOwner);
    if (cv.text('photo')) this.#result.unread.push({ from: 'cv.photo', why: picturesNotFetched });
  }

  #readSection(title: string, sections: SourceRecord): void {
    const values = [sections.value(title)].flat();
    const heading = title.replaceAll('_', ' ');
    const texts: { text: string; place: string }[] = [];
    for (const [index, value] of values.entries()) {
      const place = `${heading}, entry ${index + 1}`;
      const entry = new SourceRecord(value);
      const text = typeof value === 'string' ? value : entry.text('bullet', 'number', 'reversed_number');
      this.#doubts = [];
      if (text !== '') texts.push({ text, place });
      else if (entry.names.length > 0) this.#readEntry(heading, entry, `${this.#file}, ${place}`);
      this.#entries.push(entry);
    }
    this.#readTexts(heading, texts);
  }

  /** Reads entries that are plain text, like the lines of a document. */
  #readTexts(heading: string, texts: readonly { text: string; place: string }[]): void {
    const { owner } = this.#result;
    if (owner.summary === undefined && titles.summary.test(heading) && texts.length > 0) {
      owner.summary = texts.flatMap(({ text }) => markdownTexts.lines(text));
      return;
    }
    const look = { sizePt: 0, isBold: false, isHeading: false, style: '', isBullet: true };
    const lines = texts.map(({ text, place }) => ({ ...look, text: unmarked(text), place }));
    const section = { part: partOfHeading(heading), heading, lines };
    readSectionLines(section, this.#result, this.#file, this.#readDate);
  }

  #readEntry(heading: string, entry: SourceRecord, from: string): void {
    const has = (...names: string[]) => names.some((name) => entry.has(name));
    if (has('company', 'position')) this.#addJob(heading, entry, from);
    else if (has('institution')) this.#addSchool(heading, entry, from);
    else if (has('authors')) this.#addPublication(heading, entry, from);
    else if (has('label')) this.#addLine(heading, entry, from);
    else if (has('name')) this.#addNamed(heading, entry, from);
  }

  #addJob(heading: string, entry: SourceRecord, from: string): void {
    const title = unmarked(entry.text('position'));
    const organization = unmarked(entry.text('company'));
    const record = {
      // A title is required; without one, the organization is the title.
      ...withoutEmpty({ title: title || organization, organization: title ? organization : '' }),
      ...withoutEmpty({ location: tidy(entry.text('location')) }),
      ...this.#span(entry),
      ...this.#bullets(entry),
    };
    const as = titles.volunteer.test(heading) ? ('volunteer' as const) : undefined;
    this.#add('jobs', heading, { record, from }, as);
  }

  #addSchool(heading: string, entry: SourceRecord, from: string): void {
    const [degree, area] = [unmarked(entry.text('degree')), unmarked(entry.text('area'))];
    const program = {
      ...withoutEmpty({ title: [degree, area].filter(Boolean).join(', ') }),
      ...this.#span(entry),
      ...this.#bullets(entry),
    };
    const location = withoutEmpty({ location: tidy(entry.text('location')) });
    const record = { school: unmarked(entry.text('institution')), ...location, programs: [program] };
    this.#add('education', heading, { record, from });
  }

  #addPublication(heading: string, entry: SourceRecord, from: string): void {
    const doi = entry.text('doi');
    const authors = entry.texts('authors').map(unmarked);
    const record = {
      ...withoutEmpty({ title: markdownTexts.text(entry.text('title')), doi }),
      ...withoutEmpty(publicationDate(entry.text('date'), this.#readDate, this.#doubts)),
      ...withoutEmpty({ venue: unmarked(entry.text('journal')), address: doi ? '' : entry.text('url') }),
      authors,
    };
    entry.text('url', 'summary');
    this.#add('publications', heading, { record, from });
  }

  /** `label: Languages, details: C++, Rust` */
  #addLine(heading: string, entry: SourceRecord, from: string): void {
    const [label, details] = [unmarked(entry.text('label')), unmarked(entry.text('details'))];
    if (titles.languages.test(heading)) {
      this.#add('languages', heading, { record: withoutEmpty({ name: label, level: details }), from });
      return;
    }
    const skills = details
      .split(/[,;](?![^(]*\))/)
      .map((skill) => skill.trim().replace(/\.$/, ''))
      .filter(Boolean);
    this.#add('skills', '', { record: { name: label, skills }, from });
  }

  #addNamed(heading: string, entry: SourceRecord, from: string): void {
    const written = entry.text('name');
    const address = /\]\((https?:[^)\s]+)\)/.exec(written)?.[1] ?? '';
    const title = unmarked(written);
    const description = joinSentences(
      [entry.text('summary'), ...entry.texts('highlights')].flatMap(markdownTexts.lines),
    );
    const { start = '', end = '' } = this.#span(entry);
    const date = end || start;
    if (titles.awards.test(heading)) {
      this.#add('awards', heading, { record: withoutEmpty({ title, start: date, description }), from });
    } else if (titles.certificates.test(heading)) {
      this.#add('certificates', heading, { record: withoutEmpty({ title, date, address }), from });
    } else if (titles.talks.test(heading)) {
      const location = tidy(entry.text('location'));
      const links = address ? { links: [{ label: title, address }] } : {};
      this.#add('talks', heading, { record: { ...withoutEmpty({ title, date, location }), ...links }, from });
    } else {
      const isCode = /^https?:\/\/(?:www\.)?github\.com\//.test(address);
      const addresses = withoutEmpty({ github: isCode ? address : '', activeLink: isCode ? '' : address });
      this.#result.projects.push({
        record: { ...withoutEmpty({ title, description }), ...projectSpan(start, end), ...addresses },
        from,
        ...withoutEmpty({ doubts: this.#doubts }),
      });
    }
  }

  /** The first section of a kind joins the section in content/; further ones keep their headings. */
  #add(
    kind: ResumeKind,
    heading: string,
    imported: { record: object; from: string },
    as?: 'volunteer',
  ): void {
    const { sections } = this.#result;
    const alike = sections.filter((section) => section.kind === kind && section.as === as);
    const name = slugify(heading, this.#language);
    let section = kind === 'skills' ? alike[0] : alike.find((each) => this.#headings.get(each) === heading);
    if (!section) {
      const named = alike.length > 0 && name ? { name, title: heading } : {};
      section = { kind, ...named, ...(as ? { as } : {}), records: [] } as ImportedSection;
      this.#headings.set(section, heading);
      sections.push(section);
    }
    (section.records as object[]).push({ ...imported, ...withoutEmpty({ doubts: this.#doubts }) });
  }

  readonly #headings = new Map<ImportedSection, string>();

  #span(entry: SourceRecord): { start?: string; end?: string } {
    const [start, end] = [this.#date(entry.text('start_date')), this.#date(entry.text('end_date'))];
    const day = this.#date(entry.text('date'));
    if (day && !start) return { start: day, end: end || day };
    return { ...withoutEmpty({ start }), end };
  }

  #date(text: string): string {
    return dateFrom(text, this.#readDate, this.#doubts);
  }

  #bullets(entry: SourceRecord): { description?: string[] } {
    const description = [
      ...markdownTexts.lines(entry.text('summary')),
      ...entry.texts('highlights').map(markdownTexts.text),
    ].filter(Boolean);
    return withoutEmpty({ description });
  }
}
