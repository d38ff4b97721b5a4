import { ContentStore } from '../content/content-store.ts';
import { importedFile } from '../site/content-files.ts';
import { hashOf, type Plain } from './known-records.ts';

/** A record that was brought once: where it was put, and what each field said then. */
type Imported = { file: string; name?: string; fields?: Record<string, string> };

/**
 * What has been brought before, so that it is not brought again once its owner has changed or deleted it, and so that
 * a field can be renewed that they have not touched. It lies in content/, since it belongs to what stands there: another
 * machine must know it too. It names nothing: records and fields stand in it as hashes.
 */
export class ImportedRecords {
  readonly #records: Map<string, Imported>;

  constructor(records: Readonly<Record<string, Imported>> = {}) {
    this.#records = new Map(Object.entries(records));
  }

  find(keys: readonly string[]): Imported | undefined {
    return keys.map((key) => this.#records.get(hashOf(key))).find(Boolean);
  }

  /** `keys`: all by which it can be known again. Fields are noted where a source knows its records by a key of its own. */
  add(keys: readonly string[], file: string, record: Plain, notesFields: boolean): void {
    const name = typeof record.name === 'string' ? { name: record.name } : {};
    const fields = notesFields ? { fields: hashFields(record) } : {};
    for (const key of keys) this.#records.set(hashOf(key), { file, ...name, ...fields });
  }

  /** Notes fields that say something new; of those that their owner has changed, what they said when they came. */
  renew(
    keys: readonly string[],
    file: string,
    record: Plain,
    fields: Readonly<Record<string, string>>,
  ): void {
    for (const key of keys)
      this.#records.set(hashOf(key), {
        file,
        name: String(record.name),
        fields: { ...fields, ...hashFields(record) },
      });
  }

  toText(): string {
    const records = [...this.#records].sort(([a], [b]) => (a < b ? -1 : 1));
    // A line for each, so that two machines' imports are merged as any text is.
    const about =
      'Written by import: which records were imported, so that none is imported twice. Records are hashes; without this file, records that you deleted would come back.';
    const lines = records.map(([hash, record]) => `  "${hash}": ${JSON.stringify(record)}`).join(',\n');
    return `{\n  "about": ${JSON.stringify(about)},\n  "records": {\n${lines}\n  }\n}\n`;
  }
}

export async function readImported(contentDir: string): Promise<ImportedRecords> {
  return parseImported((await new ContentStore(contentDir).readText(importedFile)) ?? '');
}

/** `text` is that of the file; "" for none. */
export function parseImported(text: string): ImportedRecords {
  try {
    // Our own file; one that somebody broke only means that a deleted record comes back.
    return new ImportedRecords((JSON.parse(text) as { records?: Record<string, Imported> }).records);
  } catch {
    return new ImportedRecords();
  }
}

function hashFields(record: Plain): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([field, value]) => [field, hashField(value)]));
}

export function hashField(value: unknown): string {
  return hashOf(JSON.stringify(value) ?? '').slice(0, 8);
}
