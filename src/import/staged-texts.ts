import type { ContentStore } from '../content/content-store.ts';
import { valueAt } from '../core/field-path.ts';
import { freeName } from '../core/text.ts';
import { importedFile } from '../site/content-files.ts';
import { type ContentReading, recordsOf } from '../site/read-content.ts';
import { YamlEditError } from '../yaml/edit-yaml.ts';

/** The texts of content/ during the planning of a change: current texts, and changes so far. */
export class StagedTexts {
  /** Whole texts by path in content/. */
  readonly changed = new Map<string, string>();
  /** The texts before the changes, by path in content/. */
  readonly present: ReadonlyMap<string, string>;
  /** Used names of records and picture folders, by file. */
  readonly #taken = new Map<string, Set<string>>();
  readonly #read: ContentReading;

  private constructor(read: ContentReading, present: ReadonlyMap<string, string>) {
    this.#read = read;
    this.present = present;
  }

  static async open(store: ContentStore, read: ContentReading): Promise<StagedTexts> {
    const present = new Map<string, string>();
    const names = [...read.sources.files.keys(), ...read.sources.prose.keys(), importedFile];
    for (const name of names) {
      const text = await store.readText(name);
      if (text !== null) present.set(name, text);
    }
    return new StagedTexts(read, present);
  }

  /** "" if the file does not exist yet. Throws `YamlEditError` if it is not UTF-8. */
  get(name: string): string {
    const text = this.changed.get(name) ?? this.present.get(name) ?? '';
    // A replacement character means bytes that are not UTF-8. The change would lose them.
    if (text.includes('\uFFFD')) throw new YamlEditError(`content/${name} is not written in UTF-8`);
    if (this.#read.sources.unread.get(name))
      throw new YamlEditError(`content/${name} has a mistake and cannot be read`);
    return text;
  }

  has(name: string): boolean {
    return this.changed.has(name) || this.present.has(name);
  }

  set(name: string, text: string): void {
    this.changed.set(name, text);
  }

  /** Reserves the name, or name-2 …, that no record of the file and no folder of its pictures has. */
  freeName(file: string, name: string): string {
    const taken = this.#taken.get(file) ?? this.#namesIn(file);
    this.#taken.set(file, taken);
    const free = freeName(name, (other) => taken.has(other));
    taken.add(free);
    return free;
  }

  /** Whether a record of the file has the name. */
  hasRecord(file: string, name: string): boolean {
    return recordsOf(this.#read.sources, file).some(({ value }) => valueAt(value, ['name']) === name);
  }

  #namesIn(file: string): Set<string> {
    const { sources } = this.#read;
    const folder = `/images/${file.replace(/\.yaml$/, '')}/`;
    const pictures = sources.originals
      .filter(({ stem }) => stem.startsWith(folder))
      .map(({ stem }) => stem.slice(folder.length).split('/')[0] ?? '');
    return new Set([
      ...recordsOf(sources, file).map(({ value }) => String(valueAt(value, ['name']))),
      ...pictures,
    ]);
  }
}
