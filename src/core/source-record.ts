import { isGroup } from './field-path.ts';

/** A record of another program. It remembers which fields were read, to report the rest. */
export class SourceRecord {
  readonly #fields: Readonly<Record<string, unknown>>;
  readonly #inner = new Map<string, SourceRecord[]>();
  readonly #read = new Set<string>();

  /** Whether it is a text or a list instead of fields. */
  readonly isOther: boolean;

  constructor(value: unknown) {
    this.isOther = !isGroup(value) && isFilled(value);
    this.#fields = isGroup(value) ? value : {};
  }

  /** The first of these fields with a text or number; "" for none. Lists and records stay unread. */
  text(...names: string[]): string {
    for (const name of names) if (wordsIn(this.#fields[name]) !== '') this.#read.add(name);
    const found = names.map((name) => wordsIn(this.#fields[name])).find((text) => text !== '');
    return found ?? '';
  }

  /** The texts of a list and of nested lists; a single text counts as a list of one. */
  texts(...names: string[]): string[] {
    for (const name of names) this.#read.add(name);
    const name = names.find((each) => this.#fields[each] !== undefined && this.#fields[each] !== null);
    if (name === undefined) return [];
    const entries = [this.#fields[name]].flat(Number.POSITIVE_INFINITY) as unknown[];
    const records = entries.filter((entry) => isGroup(entry) && !(entry instanceof Date) && isFilled(entry));
    if (records.length > 0)
      this.#inner.set(
        name,
        records.map((entry) => new SourceRecord(entry)),
      );
    return entries.map(wordsIn).filter((text) => text !== '');
  }

  /** The records of a list; a single record counts as a list of one. Other entries become records without fields. */
  records(name: string): SourceRecord[] {
    return this.#innerOf(name, this.#fields[name]);
  }

  /** A nested record; without fields if there is none. */
  group(name: string): SourceRecord {
    const [found] = this.#innerOf(name, [this.#fields[name]]);
    return found ?? new SourceRecord(null);
  }

  /** The raw value. */
  value(name: string): unknown {
    this.#read.add(name);
    return this.#fields[name];
  }

  has(name: string): boolean {
    return isFilled(this.#fields[name]);
  }

  get names(): string[] {
    return Object.keys(this.#fields);
  }

  /** Nonempty fields that were never read (`work.url`), with their numbers of occurrences. */
  rest(path = ''): Map<string, number> {
    const found = new Map<string, number>();
    const count = (name: string, times = 1) => found.set(name, (found.get(name) ?? 0) + times);
    for (const [name, value] of Object.entries(this.#fields)) {
      const place = path === '' ? name : `${path}.${name}`;
      const inner = this.#inner.get(name);
      if (inner) {
        for (const each of inner) for (const [field, times] of each.rest(place)) count(field, times);
        const others = inner.filter((each) => each.isOther).length;
        if (others > 0 && !this.#read.has(name)) count(place, others);
      } else if (!this.#read.has(name) && isFilled(value)) count(place);
    }
    return found;
  }

  #innerOf(name: string, value: unknown): SourceRecord[] {
    const existing = this.#inner.get(name);
    if (existing) return existing;
    const records = (isGroup(value) ? [value] : Array.isArray(value) ? value : [])
      .filter(isFilled)
      .map((each) => new SourceRecord(each));
    this.#inner.set(name, records);
    return records;
  }
}

function wordsIn(value: unknown): string {
  if (typeof value === 'number') return String(value);
  // YAML parsers convert text that looks like a date.
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'string' ? value.trim() : '';
}

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isFilled);
  if (typeof value === 'object' && value !== null && !(value instanceof Date))
    return Object.values(value).some(isFilled);
  return typeof value === 'boolean' ? value : wordsIn(value) !== '';
}

/** The unread fields of these records, with their numbers of occurrences. */
export function restOf(records: readonly SourceRecord[]): [field: string, count: number][] {
  const found = new Map<string, number>();
  for (const record of records)
    for (const [name, times] of record.rest()) found.set(name, (found.get(name) ?? 0) + times);
  return [...found];
}
