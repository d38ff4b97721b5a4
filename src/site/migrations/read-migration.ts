import { parseDocument } from 'yaml';
import type { ContentStore } from '../../content/content-store.ts';
import { contentVersion } from '../../content/site-schema.ts';
import { isGroup } from '../../core/field-path.ts';
import { errorCode } from '../../files/system-errors.ts';
import { plainNewlines } from '../../yaml/edit-yaml.ts';
import { fromVersion1 } from './from-version-1.ts';

type ContentTexts = ReadonlyMap<string, string>;

export type Migration = {
  /** The version that content/ is written in. */
  version: number;
  texts: ContentTexts;
  /** Files of version 1 with a YAML error, which prevents a migration. */
  unread: string[];
  /** The files that the current version writes differently. */
  migrated: ContentTexts;
};

/** Reads the version of content/ and its files as the current version writes them. */
export async function readMigration(store: ContentStore): Promise<Migration> {
  const texts = new Map<string, string>();
  for (const file of Object.keys(fromVersion1))
    texts.set(file, (await store.readText(file).catch(ignoreUnreadable)) ?? '');
  const version = readVersion(texts);
  // Parsing all files again takes a tenth of the time of a validation.
  if (version !== 1) return { version, texts, unread: [], migrated: new Map() };
  const readable = [...texts].filter(([, text]) => readYaml(text) !== undefined);
  const plain = new Map(readable.map(([file, text]) => [file, plainNewlines(text)]));
  const migrated = new Map<string, string>();
  for (const [file, text] of readable) {
    const fields = readYaml(text);
    if (!isGroup(fields) || Object.keys(fields).length === 0) continue;
    const result = fromVersion1[file]?.(plainNewlines(text), plain) ?? text;
    migrated.set(file, text.includes('\r\n') ? result.replaceAll('\n', '\r\n') : result);
  }
  return { version, texts, unread: [...texts.keys()].filter((file) => !plain.has(file)), migrated };
}

/** Version 1 had no field `format`; its pages.yaml was a map, which the first line shows even if the rest is broken. */
function readVersion(texts: ContentTexts): number {
  const site = readYaml(texts.get('site.yaml') ?? '');
  if (isGroup(site) && typeof site.format === 'number') return site.format;
  return /^(?:(?:#.*|---)?\n)*(?:\{|["'\w]+:)/.test(plainNewlines(texts.get('pages.yaml') ?? ''))
    ? 1
    : contentVersion;
}

/** The value of a YAML text; undefined if it has errors, aliases, or bytes that are not UTF-8. */
function readYaml(text: string): unknown {
  if (text.includes('\uFFFD')) return undefined;
  try {
    const document = parseDocument(text, { version: '1.2' });
    return document.errors.length > 0 ? undefined : document.toJS({ maxAliasCount: 0 });
  } catch {
    return undefined;
  }
}

/** `check` reports these. */
function ignoreUnreadable(error: unknown): null {
  if (errorCode(error)) return null;
  throw error;
}
