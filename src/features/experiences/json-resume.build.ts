import type { z } from 'zod';
import type { SourceRecord } from '../../core/source-record.ts';
import { tidy, withoutEmpty } from '../../core/text.ts';
import { formatDateSpan } from '../../i18n/dates.ts';
import type { Locale } from '../../i18n/locale.ts';

/** The lists of JSON Resume (https://jsonresume.org/schema) that sections fill, in the order of the file. */
export const jsonResumeLists = [
  'work',
  'volunteer',
  'education',
  'awards',
  'certificates',
  'publications',
  'skills',
  'languages',
  'interests',
  'references',
  'projects',
] as const;

export type JsonResumeList = (typeof jsonResumeLists)[number];

/**
 * How the records of a section are written to JSON Resume and read from it. A value without a field in the schema is
 * below `custom` of its entry.
 */
export type JsonResumeKind<Schema, Resolved> = {
  /** Its list; of two, the section's `as` chooses. */
  lists: readonly JsonResumeList[];
  toEntry(record: Resolved, context: ListContext): object | object[];
  /** The fields that the entry has, of a record as its file has it. */
  fromEntry(
    entry: JsonResumeEntry,
    context: ListContext,
  ): Schema extends z.ZodType ? { [Field in keyof z.input<Schema>]?: unknown } : object;
};

type ListContext = { list: JsonResumeList; locale: Locale };

/** How the writer of a résumé writes texts and dates. */
type EntryFormat = {
  locale: Locale;
  texts: { text: (text: string) => string; lines: (text: string) => string[] };
  readDate: (text: string) => string;
};

/** An entry of any program. A field is found by its name in the schema or in earlier versions; "" or [] for none. */
export class JsonResumeEntry {
  readonly #fields: SourceRecord;
  readonly #format: EntryFormat;

  constructor(fields: SourceRecord, format: EntryFormat) {
    this.#fields = fields;
    this.#format = format;
  }

  get custom(): JsonResumeEntry {
    return new JsonResumeEntry(this.#fields.group('custom'), this.#format);
  }

  text(...names: string[]): string {
    return tidy(this.#fields.text(...names));
  }

  /** An address or number, unchanged. */
  exact(...names: string[]): string {
    return this.#fields.text(...names);
  }

  richText(...names: string[]): string {
    return this.#format.texts.text(this.#fields.text(...names));
  }

  texts(name: string): string[] {
    return this.#fields.texts(name).map(tidy);
  }

  date(...names: string[]): string {
    return this.#format.readDate(this.#fields.text(...names));
  }

  span(): { start?: string; end: string; dates?: string } {
    const [start, end] = [this.date('startDate'), this.date('endDate')];
    const dates = this.datesUnless(formatDateSpan(start, end, this.#format.locale));
    return { ...withoutEmpty({ start }), end, ...dates };
  }

  /** The owner's own text for the dates, if it differs from the formatted dates. */
  datesUnless(formatted: string): { dates?: string } {
    const dates = this.#fields.group('custom').text('dates');
    return dates === formatted ? {} : withoutEmpty({ dates });
  }

  /** The lines of the summary and the highlights. An actual list keeps its entries unchanged. */
  bullets(): string[] {
    const { text, lines } = this.#format.texts;
    const highlights = [this.#fields, this.#fields.group('custom')].flatMap((fields) =>
      fields.texts('highlights'),
    );
    const listed = highlights.flatMap((each) => (each.includes('\n') ? lines(each) : text(each) || []));
    return [...lines(this.#fields.text('summary')), ...listed];
  }

  links(): { label: string; address: string }[] {
    return linksOf(this.#fields.group('custom'));
  }
}

/** The links below `custom`. */
export function linksOf(custom: SourceRecord): { label: string; address: string }[] {
  return custom
    .records('links')
    .map((link) => ({ label: tidy(link.text('label')), address: link.text('address') }))
    .filter(({ label, address }) => label && address);
}

export function hostOf(address: string): string {
  return /^(?:https?:\/\/)?(?:www\.)?([^/]+)/i.exec(address)?.[1] ?? '';
}

/** The dates of a job or program. */
export function jsonResumeSpan({ start, end }: { start: string; end: string }) {
  return { startDate: start, ...withoutEmpty({ endDate: end }) };
}

/** `custom` of an entry, if it has a field. */
export function customFields(fields: Record<string, string | readonly unknown[]>): { custom?: object } {
  const custom = withoutEmpty(fields);
  return Object.keys(custom).length > 0 ? { custom } : {};
}
