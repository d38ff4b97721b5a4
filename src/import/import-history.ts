import { ContentStore } from '../content/content-store.ts';
import { type StagedPicture, withContentChange, withContentLock } from '../owner/content-change.ts';
import { importedFile } from '../site/content-files.ts';
import { hashOf, type RecordFields } from './record-identity.ts';
import type { ImportPlan } from './source.ts';

/** An imported record: its place, and hashes of its fields at the time of import. */
type HistoryEntry = { file: string; name?: string; fields?: Record<string, string> };

/**
 * Earlier imports, so that changed or deleted records are not imported again and unchanged fields can be updated. The file is
 * in content/, because other computers need it too. Keys and fields are hashes.
 */
export class ImportHistory {
  readonly #records: Map<string, HistoryEntry>;

  constructor(records: Readonly<Record<string, HistoryEntry>> = {}) {
    this.#records = new Map(Object.entries(records));
  }

  find(keys: readonly string[]): HistoryEntry | undefined {
    return keys.map((key) => this.#records.get(hashOf(key))).find(Boolean);
  }

  /** `keys`: everything that identifies the record. Fields are stored for sources that have keys. */
  add(keys: readonly string[], file: string, record: RecordFields, storesFields: boolean): void {
    const name = typeof record.name === 'string' ? { name: record.name } : {};
    const fields = storesFields ? { fields: hashFields(record) } : {};
    for (const key of keys) this.#records.set(hashOf(key), { file, ...name, ...fields });
  }

  /** Stores updated fields; for other fields, the hashes of the import remain. */
  update(
    keys: readonly string[],
    file: string,
    record: RecordFields,
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
    // One line per record, so that imports on two computers can be merged.
    const about =
      'Written by import: which records were imported, so that none is imported twice. Records are hashes; without this file, records that you deleted would come back.';
    const lines = records.map(([hash, record]) => `  "${hash}": ${JSON.stringify(record)}`).join(',\n');
    return `{\n  "about": ${JSON.stringify(about)},\n  "records": {\n${lines}\n  }\n}\n`;
  }
}

export async function readImportHistory(contentDir: string): Promise<ImportHistory> {
  return parseImportHistory((await new ContentStore(contentDir).readText(importedFile)) ?? '');
}

export function parseImportHistory(text: string): ImportHistory {
  try {
    // If the file is damaged, deleted records come back.
    return new ImportHistory((JSON.parse(text) as { records?: Record<string, HistoryEntry> }).records);
  } catch {
    return new ImportHistory();
  }
}

function hashFields(record: RecordFields): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([field, value]) => [field, hashField(value)]));
}

export function hashField(value: unknown): string {
  return hashOf(JSON.stringify(value) ?? '').slice(0, 8);
}

/**
 * Writes the plan in one change that `undo` can revert. Resolves with false, without writing anything, if one of the
 * files has changed since the plan was shown.
 */
export async function writeImport(
  contentDir: string,
  { texts, before, pictures }: Pick<ImportPlan, 'texts' | 'before' | 'pictures'>,
): Promise<boolean> {
  return withContentLock(contentDir, async () => {
    const store = new ContentStore(contentDir);
    for (const name of texts.keys()) {
      const present = await store.readText(name);
      if (present !== (before.get(name) ?? null)) return false;
    }
    await withContentChange(contentDir, async (change) => {
      const staged = new Map<string, StagedPicture>();
      for (const [place, master] of pictures) staged.set(place, await change.stage(master));
      await change.commit(staged, texts);
    });
    return true;
  });
}
