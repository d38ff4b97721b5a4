import { findNetwork, networkAt, profileAddress } from '../content/networks.ts';
import { tidy, withoutEmpty } from '../core/text.ts';
import type { ResumeKind } from '../features/experiences/sections.ts';
import type { ArchiveFile } from './archive.ts';
import { baseName, readText } from './decode-text.ts';
import {
  emptyImportedResume,
  type Imported,
  type ImportedResume,
  invalidField,
  type NewRecord,
  noFieldFor,
  projectSpan,
} from './imported-resume.ts';
import { dateFrom, makeDateReader } from './read-date.ts';
import { isTableWith, maxRows, readTable, type TableRow } from './read-table.ts';
import { readBullets, toRichText } from './rich-texts.ts';
import { type Source, UnreadableSource } from './source.ts';

/*
 * The archive that LinkedIn creates for its members under "Download your data". LinkedIn does not document its files and
 * columns; this follows programs that read it:
 * https://www.linkedin.com/help/linkedin/answer/a1339364 (contents of the archive),
 * https://github.com/JMPerez/linkedin-to-json-resume (tables and columns).
 * Names of files and columns are English in every language; dates are not.
 */

/** Tables by subject: `needed` columns identify one, `others` are read too. No other column is read. */
const tables = {
  profile: {
    needed: ['First Name', 'Last Name', 'Headline'],
    others: ['Summary', 'Geo Location', 'Twitter Handles', 'Websites'],
  },
  volunteering: {
    needed: ['Company Name', 'Role', 'Cause'],
    others: ['Started On', 'Finished On', 'Description'],
  },
  positions: {
    needed: ['Company Name', 'Title', 'Started On'],
    others: ['Finished On', 'Location', 'Description'],
  },
  education: {
    needed: ['School Name', 'Degree Name'],
    others: ['Start Date', 'End Date', 'Notes', 'Activities'],
  },
  certificates: {
    needed: ['Name', 'Authority', 'Started On'],
    others: ['Finished On', 'Url', 'License Number'],
  },
  publications: { needed: ['Name', 'Published On', 'Publisher'], others: ['Description', 'Url'] },
  projects: { needed: ['Title', 'Url', 'Started On'], others: ['Finished On', 'Description'] },
  honors: { needed: ['Title', 'Issued On'], others: ['Description'] },
  languages: { needed: ['Name', 'Proficiency'], others: [] },
  skills: { needed: ['Name'], others: [] },
} as const satisfies Record<string, { needed: readonly string[]; others: readonly string[] }>;

type TableName = keyof typeof tables;

/** Files by or about other people, which are never opened. */
const neverOpened =
  /^(?:connections|contacts|messages|email addresses|phone ?numbers|whatsapp phone numbers|invitations|registration|logins|security challenges|receipts.*|search ?queries|job applications|saved jobs.*|inferences.*|ad_targeting|recommendations_.*|endorsement_.*|guide_messages|learning.*messages)\b.*\.csv$/i;

/** Tables whose columns are ambiguous, which are also identified by their file name. */
const named: Partial<Record<TableName, RegExp>> = { skills: /^skills/i };

export const linkedIn: Source = {
  title: 'an export of LinkedIn',
  recognize: async (files) => {
    for (const file of files) {
      const table = isTable(file) ? findTable(await readText(file), baseName(file)) : null;
      if (table && table !== 'skills' && table !== 'languages') return true;
    }
    return false;
  },
  read: async (files, { locale: { language } }) => {
    const result = emptyImportedResume();
    const reader = new LinkedInReader(result, language);
    const unopened = files.filter((file) => neverOpened.test(baseName(file)));
    const strange: string[] = [];
    for (const file of files.filter((each) => !unopened.includes(each))) {
      const isRead = isTable(file) && (await readFile(file, reader, result));
      if (!isRead) strange.push(baseName(file));
    }
    result.leftOut.push(
      'Profile.csv: maiden name, address, birth date, postcode, phone numbers, messengers and industry were not read.',
    );
    if (unopened.length > 0) result.leftOut.push(`Not opened: ${unopened.map(baseName).join(', ')}.`);
    if (strange.length > 0) result.unread.push({ from: strange.join(', '), why: 'nothing for a portfolio' });
    return result;
  },
};

/** Whether the file is one of the tables; problems in it are reported. */
async function readFile(file: ArchiveFile, reader: LinkedInReader, result: ImportedResume): Promise<boolean> {
  const text = await readText(file);
  try {
    const table = findTable(text, baseName(file));
    if (table) reader.readTable(table, text, baseName(file));
    return table !== null;
  } catch (error) {
    if (!(error instanceof UnreadableSource)) throw error;
    result.unread.push({ from: baseName(file), why: error.message });
    return true;
  }
}

function isTable(file: ArchiveFile): boolean {
  // It may have been saved as .txt. Pictures and videos of an export are not read.
  return /\.(?:csv|tsv|txt)$/i.test(file.path) && !neverOpened.test(baseName(file));
}

function findTable(text: string, name: string): TableName | null {
  for (const [table, { needed }] of Object.entries(tables) as [TableName, { needed: readonly string[] }][]) {
    if (named[table] && !named[table].test(name)) continue;
    if (isTableWith(text, needed)) return table;
  }
  return null;
}

/** Cells of a row by the names of their columns. */
type Cells = Record<string, string>;

class LinkedInReader {
  readonly #result: ImportedResume;
  readonly #readDate: ReturnType<typeof makeDateReader>;
  readonly #isEnglish: boolean;

  constructor(result: ImportedResume, language: string) {
    this.#result = result;
    this.#readDate = makeDateReader(language);
    this.#isEnglish = /^en\b/.test(language);
  }

  readTable(table: TableName, text: string, file: string): void {
    const { needed, others } = tables[table];
    const rows = readTable(text, needed, [...needed, ...others]);
    if (rows.length === maxRows)
      this.#unread(file, `It has more than ${maxRows} rows; the first ${maxRows} were read.`);
    if (table === 'profile') this.#readProfile(rows, file);
    else if (table === 'projects')
      this.#result.projects.push(...this.#imported(rows, file, (cells) => this.#project(cells)));
    else if (table === 'skills') this.#readSkills(rows, file);
    else this.#readSection(table, rows, file);
  }

  #readProfile(rows: readonly TableRow[], file: string): void {
    const { owner } = this.#result;
    for (const { cells } of rows.slice(0, 1)) {
      const name = tidy(`${cells['First Name'] ?? ''} ${cells['Last Name'] ?? ''}`);
      if (name) owner.name = name;
      if (cells.Headline) owner.role = tidy(cells.Headline);
      if (cells['Geo Location']) owner.location = tidy(cells['Geo Location']);
      if (cells.Summary) owner.summary = cells.Summary;
      const websites = listIn(cells.Websites ?? '').map((entry) => websiteOf(entry) ?? entry);
      for (const entry of websites)
        if (typeof entry === 'string') this.#unread(`${file}, Websites`, invalidField('profiles', entry));
      const profiles = [
        ...twitterOf(cells['Twitter Handles']),
        ...websites.filter((entry) => typeof entry !== 'string'),
      ];
      if (profiles.length > 0) owner.profiles = profiles;
    }
  }

  #readSkills(rows: readonly TableRow[], file: string): void {
    const skills = [...new Set(rows.map(({ cells }) => tidy(cells.Name ?? '')).filter(Boolean))];
    if (skills.length > 0)
      this.#result.sections.push({ kind: 'skills', records: [{ record: { skills }, from: file }] });
  }

  #readSection(
    table: Exclude<TableName, 'profile' | 'projects' | 'skills'>,
    rows: readonly TableRow[],
    file: string,
  ): void {
    const read = <K extends ResumeKind>(kind: K, make: (cells: Cells, doubts: string[]) => NewRecord<K>) =>
      ({ kind, records: this.#imported(rows, file, make) }) as const;
    switch (table) {
      case 'positions':
        this.#result.sections.push(read('jobs', (cells, doubts) => this.#job(cells, cells.Title, doubts)));
        break;
      case 'volunteering':
        this.#result.sections.push({
          ...read('jobs', (cells, doubts) => this.#job(cells, cells.Role, doubts)),
          as: 'volunteer',
        });
        break;
      case 'education':
        this.#result.sections.push(
          read('education', (cells, doubts) => ({
            school: tidy(cells['School Name'] ?? ''),
            programs: [
              {
                ...withoutEmpty({ title: tidy(cells['Degree Name'] ?? '') }),
                ...this.#span(cells['Start Date'], cells['End Date'], doubts),
                ...bullets([cells.Notes, cells.Activities].filter(Boolean).join('\n')),
              },
            ],
          })),
        );
        break;
      case 'certificates':
        this.#result.sections.push(
          read('certificates', (cells, doubts) => ({
            ...withoutEmpty({ title: tidy(cells.Name ?? ''), issuer: tidy(cells.Authority ?? '') }),
            ...withoutEmpty({ date: this.#date(cells['Started On'], doubts) }),
            ...withoutEmpty({ expires: this.#date(cells['Finished On'], doubts) }),
            ...withoutEmpty({ address: cells.Url ?? '', number: tidy(cells['License Number'] ?? '') }),
          })),
        );
        break;
      case 'publications':
        if (rows.some(({ cells }) => cells.Description)) this.#unread(file, noFieldFor([['Description', 1]]));
        this.#result.sections.push(
          read('publications', (cells, doubts) => ({
            ...withoutEmpty({ title: toRichText(cells.Name ?? ''), venue: tidy(cells.Publisher ?? '') }),
            ...withoutEmpty({ date: this.#date(cells['Published On'], doubts), address: cells.Url ?? '' }),
          })),
        );
        break;
      case 'honors':
        this.#result.sections.push(
          read('awards', (cells, doubts) => ({
            ...withoutEmpty({
              title: tidy(cells.Title ?? ''),
              start: this.#date(cells['Issued On'], doubts),
            }),
            ...withoutEmpty({ description: toRichText(cells.Description ?? '') }),
          })),
        );
        break;
      case 'languages':
        this.#result.sections.push(
          read('languages', (cells, doubts) => {
            const level = tidy(cells.Proficiency ?? '');
            // English in every language, like the names of columns.
            if (level !== '' && !this.#isEnglish)
              doubts.push(
                `The export has the level in English, "${level}": write it in the language of your site.`,
              );
            return withoutEmpty({ name: tidy(cells.Name ?? ''), level });
          }),
        );
    }
  }

  #job(cells: Cells, title: string | undefined, doubts: string[]): NewRecord<'jobs'> {
    return {
      ...withoutEmpty({ title: tidy(title ?? ''), organization: tidy(cells['Company Name'] ?? '') }),
      ...withoutEmpty({ location: tidy(cells.Location ?? '') }),
      ...this.#span(cells['Started On'], cells['Finished On'], doubts),
      ...bullets(cells.Description ?? ''),
    };
  }

  #project(cells: Cells) {
    const doubts: string[] = [];
    const { start = '', end = '' } = this.#span(cells['Started On'], cells['Finished On'], doubts);
    return {
      ...withoutEmpty({ title: tidy(cells.Title ?? ''), description: toRichText(cells.Description ?? '') }),
      ...projectSpan(start, end),
      ...withoutEmpty({ activeLink: cells.Url ?? '' }),
    };
  }

  #imported<T>(
    rows: readonly TableRow[],
    file: string,
    make: (cells: Cells, doubts: string[]) => T,
  ): Imported<T>[] {
    return rows.map(({ cells, line }) => {
      const doubts: string[] = [];
      const record = make(cells, doubts);
      return { record, from: `${file}, line ${line}`, ...(doubts.length > 0 ? { doubts } : {}) };
    });
  }

  #date(text: string | undefined, doubts: string[]): string {
    return dateFrom(text, this.#readDate, doubts);
  }

  #span(start: string | undefined, end: string | undefined, doubts: string[]) {
    const [first, last] = [this.#date(start, doubts), this.#date(end, doubts)];
    return { ...withoutEmpty({ start: first }), end: last };
  }

  #unread(from: string, why: string): void {
    this.#result.unread.push({ from, why });
  }
}

function bullets(text: string): { description?: string[] } {
  const description = readBullets(text);
  return description.length > 0 ? { description } : {};
}

type Profiles = NonNullable<ImportedResume['owner']['profiles']>;

/** `[ada_quill,second]` */
function twitterOf(cell = ''): Profiles {
  return listIn(cell).map((address) => ({ network: 'x-twitter', address }));
}

/** `[COMPANY:https://example.org,PORTFOLIO:ada-quill.ca]` */
/** Null for no address. */
function websiteOf(entry: string): Profiles[number] | null {
  const [, kind = '', address = ''] = /^(?:([A-Z_]+):)?(.+)$/.exec(entry) ?? [];
  const found = networkAt(address);
  const page = profileAddress(found, address);
  return page === null ? null : { network: found ?? siteNames[kind] ?? 'Website', address: page };
}

const siteNames: Record<string, string> = {
  COMPANY: 'Company',
  BLOG: 'Blog',
  PORTFOLIO: 'Portfolio',
  RSS: 'Feed',
};

function listIn(cell: string): string[] {
  return cell
    .replace(/^\[(.*)\]$/s, '$1')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && findNetwork(part) === null);
}
