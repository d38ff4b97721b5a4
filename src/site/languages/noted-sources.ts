import type { ContentStore } from '../../content/content-store.ts';
import { type Diagnostic, diagnosticInFile } from '../../core/diagnostics.ts';
import type { FieldPath } from '../../core/field-path.ts';
import { sha256 } from '../../files/hash.ts';
import type { TranslatedFile, TranslatedText } from './merge-translation.ts';

/** In the folder of a language: the source text of each translation. */
export const sourcesFile = 'translated-from.txt';

/**
 * By the place of a translation: hashes of the text in the first language and of its translation (`-` before there is one),
 * and the line.
 */
export type NotedSources = ReadonlyMap<string, NotedSource>;
export type NotedSource = { source: string; translation: string; line: number };

const heading = [
  '# Which text each translation was made from. npm run translate writes this file; keep it with your content.',
  '# Remove a line if its translation is still right although the first language has changed.',
];

/** A translation in a line: `projects.yaml harbour-map.title`. */
export function noteLine(file: string, field: FieldPath): string {
  return `${file} ${field.map(String).join('.') || 'text'}`;
}

/** Eight hex digits. */
export function textHash(text: unknown): string {
  return sha256(JSON.stringify(text) ?? '').slice(0, 8);
}

export async function readNotedSources(
  store: ContentStore,
  language: string,
  diagnostics: Diagnostic[],
): Promise<NotedSources> {
  const name = `${language}/${sourcesFile}`;
  const source = await store.readSource(name);
  diagnostics.push(...(source?.diagnostics ?? []));
  const noted = new Map<string, NotedSource>();
  for (const [index, text] of (source?.text ?? '').split('\n').entries()) {
    if (/^\s*(?:#.*)?$/.test(text)) continue;
    const [, place = '', of = '', translation = ''] =
      /^(.+) ([0-9a-f]{8}) ([0-9a-f]{8}|-)\s*$/.exec(text) ?? [];
    if (place) noted.set(place, { source: of, translation, line: index + 1 });
    else
      diagnostics.push(
        diagnosticInFile(
          name,
          {
            code: 'unknown-noted-translation',
            summary: 'this line names no translation',
            why: 'A line has a file, a field and two hashes, which npm run translate writes.',
            fix: 'Remove the line.',
          },
          { line: index + 1, column: 1 },
        ),
      );
  }
  return noted;
}

/** Whether a translation is the recorded one, or the first one for the recorded text. */
function isNoted(noted: NotedSource, translation: unknown): boolean {
  return noted.translation === '-' || noted.translation === textHash(translation);
}

/** Whether a translation was made from a text that has changed since. */
export function isStale(noted: NotedSource | undefined, { source, translation }: TranslatedText): boolean {
  if (!noted || translation === undefined) return false;
  return noted.source !== textHash(source) && isNoted(noted, translation);
}

/** Whether the first language no longer has the text that a translation was made from. */
export function isGone(noted: NotedSource | undefined, { source, translation }: TranslatedText): boolean {
  return noted !== undefined && translation !== undefined && (source === undefined || source === '');
}

/** The line for a translation that is up to date with the current text. */
export function noteOf({ source, translation }: TranslatedText): string {
  return `${textHash(source)} ${translationHash(translation)}`;
}

function translationHash(translation: unknown): string {
  return translation === undefined ? '-' : textHash(translation);
}

/** Changes the lines of some translations in the file, by place; null removes one. All others stay unchanged. */
export function changeNotes(text: string, changes: ReadonlyMap<string, string | null>): string {
  const rest = new Map(changes);
  const lines = (text.trim() === '' ? heading : text.trimEnd().split('\n')).flatMap((line) => {
    const place = /^([^#].*) [0-9a-f]{8} (?:[0-9a-f]{8}|-)\s*$/.exec(line)?.[1] ?? '';
    const next = rest.get(place);
    if (next === undefined) return [line];
    rest.delete(place);
    return next === null ? [] : [`${place} ${next}${line.endsWith('\r') ? '\r' : ''}`];
  });
  const added = [...rest].flatMap(([place, note]) => (note === null ? [] : [`${place} ${note}`]));
  const after = `${[...lines, ...added].join('\n')}\n`;
  return added.length === 0 && rest.size === changes.size ? text : after;
}

/** The file with every text. Recorded translations that have not changed keep their source. */
export function noteSources(files: readonly TranslatedFile[], noted: NotedSources): string {
  const lines = files.flatMap(({ file, texts }) =>
    texts.flatMap((text) => {
      const place = noteLine(file, text.path);
      const known = noted.get(place);
      if (text.source === undefined && !known) return [];
      const source =
        known && (isNoted(known, text.translation) || isGone(known, text))
          ? known.source
          : textHash(text.source);
      return `${place} ${source} ${translationHash(text.translation)}`;
    }),
  );
  return [...heading, ...lines, ''].join('\n');
}
