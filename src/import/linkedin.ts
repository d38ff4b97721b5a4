import { findNetwork, networkAt, profileAddress } from '../content/networks.ts';
import { lastName, tidy, withoutEmpty } from '../core/text.ts';
import type { ResumeKind } from '../features/experiences/sections.ts';
import type { ArchiveFile } from './archive.ts';
import { readText } from './decode-text.ts';
import {
  emptyImportedResume,
  type Imported,
  type ImportedResume,
  type ImportedSection,
  invalidField,
  type NewRecord,
  noFieldFor,
  type ProjectDraft,
  projectSpan,
} from './imported-resume.ts';
import { type DateReader, dateFrom, makeDateReader } from './read-date.ts';
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

/** Files by or about other people, which are never opened. */
const neverOpened =
  /^(?:connections|contacts|messages|email addresses|phone ?numbers|whatsapp phone numbers|invitations|registration|logins|security challenges|receipts.*|search ?queries|job applications|saved jobs.*|inferences.*|ad_targeting|recommendations_.*|endorsement_.*|guide_messages|learning.*messages)\b.*\.csv$/i;

/** A table of the export. No other column is read. */
type Table = {
  /** Columns that identify it. */
  needed: readonly string[];
  others: readonly string[];
  /** Other programs write a table with these columns too, so such a table alone is not an export. */
  isCommon?: true;
  /** The name of its file, if its columns are ambiguous. */
  fileName?: RegExp;
  read: (rows: readonly Row[], result: ImportedResume, file: string) => void;
};

/** A row by the names of its columns. */
class Row {
  readonly doubts: string[] = [];
  readonly isEnglish: boolean;
  readonly #cells: TableRow['cells'];
  readonly #from: string;
  readonly #readDate: DateReader;

  constructor({ cells, line }: TableRow, file: string, language: string, readDate: DateReader) {
    this.#cells = cells;
    this.#from = `${file}, line ${line}`;
    this.#readDate = readDate;
    this.isEnglish = /^en\b/.test(language);
  }

  cell(column: string): string {
    return this.#cells[column] ?? '';
  }

  text(column: string): string {
    return tidy(this.cell(column));
  }

  richText(column: string): string {
    return toRichText(this.cell(column));
  }

  bullets(...columns: string[]): { description?: string[] } {
    const text = columns.map((column) => this.cell(column)).filter(Boolean);
    return withoutEmpty({ description: readBullets(text.join('\n')) });
  }

  date(column: string): string {
    return dateFrom(this.cell(column), this.#readDate, this.doubts);
  }

  span(start: string, end: string): { start?: string; end: string } {
    return { ...withoutEmpty({ start: this.date(start) }), end: this.date(end) };
  }

  imported<T>(record: T): Imported<T> {
    return { record, from: this.#from, ...withoutEmpty({ doubts: this.doubts }) };
  }
}

const tables: readonly Table[] = [
  {
    needed: ['First Name', 'Last Name', 'Headline'],
    others: ['Summary', 'Geo Location', 'Twitter Handles', 'Websites'],
    read: readProfile,
  },
  {
    needed: ['Company Name', 'Role', 'Cause'],
    others: ['Started On', 'Finished On', 'Description'],
    read: asSection('jobs', (row) => job(row, 'Role'), { as: 'volunteer' }),
  },
  {
    needed: ['Company Name', 'Title', 'Started On'],
    others: ['Finished On', 'Location', 'Description'],
    read: asSection('jobs', (row) => job(row, 'Title')),
  },
  {
    needed: ['School Name', 'Degree Name'],
    others: ['Start Date', 'End Date', 'Notes', 'Activities'],
    read: asSection('education', (row) => ({
      school: row.text('School Name'),
      programs: [
        {
          ...withoutEmpty({ title: row.text('Degree Name') }),
          ...row.span('Start Date', 'End Date'),
          ...row.bullets('Notes', 'Activities'),
        },
      ],
    })),
  },
  {
    needed: ['Name', 'Authority', 'Started On'],
    others: ['Finished On', 'Url', 'License Number'],
    read: asSection('certificates', (row) =>
      withoutEmpty({
        title: row.text('Name'),
        issuer: row.text('Authority'),
        date: row.date('Started On'),
        expires: row.date('Finished On'),
        address: row.cell('Url'),
        number: row.text('License Number'),
      }),
    ),
  },
  {
    needed: ['Name', 'Published On', 'Publisher'],
    others: ['Description', 'Url'],
    read: (rows, result, file) => {
      if (rows.some((row) => row.cell('Description')))
        result.unread.push({ from: file, why: noFieldFor([['Description', 1]]) });
      readPublications(rows, result, file);
    },
  },
  {
    needed: ['Title', 'Url', 'Started On'],
    others: ['Finished On', 'Description'],
    read: (rows, result) => {
      result.projects.push(...rows.map((row) => row.imported(project(row))));
    },
  },
  {
    needed: ['Title', 'Issued On'],
    others: ['Description'],
    read: asSection('awards', (row) =>
      withoutEmpty({
        title: row.text('Title'),
        start: row.date('Issued On'),
        description: row.richText('Description'),
      }),
    ),
  },
  {
    needed: ['Name', 'Proficiency'],
    others: [],
    isCommon: true,
    read: asSection('languages', (row) => {
      const level = row.text('Proficiency');
      // English in every language, like the names of columns.
      if (level !== '' && !row.isEnglish)
        row.doubts.push(
          `The export has the level in English, "${level}": write it in the language of your site.`,
        );
      return withoutEmpty({ name: row.text('Name'), level });
    }),
  },
  {
    needed: ['Name'],
    others: [],
    isCommon: true,
    fileName: /^skills/i,
    read: (rows, { sections }, from) => {
      const skills = [...new Set(rows.map((row) => row.text('Name')).filter(Boolean))];
      if (skills.length > 0) sections.push({ kind: 'skills', records: [{ record: { skills }, from }] });
    },
  },
];

function asSection<K extends ResumeKind>(
  kind: K,
  toRecord: (row: Row) => NewRecord<K>,
  more: { as?: 'volunteer' } = {},
): Table['read'] {
  return (rows, { sections }) => {
    const records = rows.map((row) => row.imported(toRecord(row)));
    sections.push({ kind, records, ...more } as ImportedSection);
  };
}

function readProfile([row]: readonly Row[], { owner, unread }: ImportedResume, file: string): void {
  if (!row) return;
  const websites = listIn(row.cell('Websites')).map((entry) => websiteOf(entry) ?? entry);
  for (const entry of websites)
    if (typeof entry === 'string')
      unread.push({ from: `${file}, Websites`, why: invalidField('profiles', entry) });
  Object.assign(
    owner,
    withoutEmpty({
      name: tidy(`${row.cell('First Name')} ${row.cell('Last Name')}`),
      role: row.text('Headline'),
      location: row.text('Geo Location'),
      summary: row.cell('Summary'),
      profiles: [
        ...twitterOf(row.cell('Twitter Handles')),
        ...websites.filter((entry) => typeof entry !== 'string'),
      ],
    }),
  );
}

const readPublications = asSection('publications', (row) =>
  withoutEmpty({
    title: row.richText('Name'),
    venue: row.text('Publisher'),
    date: row.date('Published On'),
    address: row.cell('Url'),
  }),
);

function job(row: Row, title: 'Title' | 'Role'): NewRecord<'jobs'> {
  return {
    ...withoutEmpty({
      title: row.text(title),
      organization: row.text('Company Name'),
      location: row.text('Location'),
    }),
    ...row.span('Started On', 'Finished On'),
    ...row.bullets('Description'),
  };
}

function project(row: Row): ProjectDraft {
  const { start = '', end } = row.span('Started On', 'Finished On');
  return {
    ...withoutEmpty({ title: row.text('Title'), description: row.richText('Description') }),
    ...projectSpan(start, end),
    ...withoutEmpty({ activeLink: row.cell('Url') }),
  };
}

export const linkedIn: Source = {
  title: 'an export of LinkedIn',
  recognize: async (files) => {
    for (const file of files) {
      const table = isTable(file) ? findTable(await readText(file), lastName(file.path)) : undefined;
      if (table && !table.isCommon) return true;
    }
    return false;
  },
  read: async (files, { locale: { language } }) => {
    const result = emptyImportedResume();
    const unopened = files.filter((file) => neverOpened.test(lastName(file.path)));
    const strange: string[] = [];
    for (const file of files.filter((each) => !unopened.includes(each))) {
      const isRead = isTable(file) && (await readFile(file, result, language));
      if (!isRead) strange.push(lastName(file.path));
    }
    if (files.some(({ path }) => lastName(path) === 'Profile.csv'))
      result.leftOut.push(
        'Profile.csv: maiden name, address, birth date, postcode, phone numbers, messengers and industry were not read.',
      );
    if (unopened.length > 0)
      result.leftOut.push(`Not opened: ${unopened.map(({ path }) => lastName(path)).join(', ')}.`);
    if (strange.length > 0) result.unread.push({ from: strange.join(', '), why: 'nothing for a portfolio' });
    return result;
  },
};

/** Whether the file is one of the tables; problems in it are reported. */
async function readFile(file: ArchiveFile, result: ImportedResume, language: string): Promise<boolean> {
  const text = await readText(file);
  const name = lastName(file.path);
  try {
    const table = findTable(text, name);
    if (!table) return false;
    const rows = readTable(text, table.needed, [...table.needed, ...table.others]);
    if (rows.length === maxRows) {
      const why = `It has more than ${maxRows} rows; the first ${maxRows} were read.`;
      result.unread.push({ from: name, why });
    }
    const readDate = makeDateReader(language);
    table.read(
      rows.map((row) => new Row(row, name, language, readDate)),
      result,
      name,
    );
  } catch (error) {
    if (!(error instanceof UnreadableSource)) throw error;
    result.unread.push({ from: name, why: error.message });
  }
  return true;
}

function isTable(file: ArchiveFile): boolean {
  // It may have been saved as .txt. Pictures and videos of an export are not read.
  return /\.(?:csv|tsv|txt)$/i.test(file.path) && !neverOpened.test(lastName(file.path));
}

function findTable(text: string, name: string): Table | undefined {
  return tables.find(({ needed, fileName = /^/ }) => fileName.test(name) && isTableWith(text, needed));
}

type Profiles = NonNullable<ImportedResume['owner']['profiles']>;

/** `[ada_quill,second]` */
function twitterOf(cell: string): Profiles {
  return listIn(cell).map((address) => ({ network: 'x-twitter', address }));
}

/** An entry such as `COMPANY:https://example.org`; null for no address. */
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
