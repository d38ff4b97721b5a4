import type { YamlRecord } from '../../content/yaml-records.ts';
import type { TranslatedText } from './merge-translation.ts';
import { type NotedSource, type NotedSources, noteLine, textHash } from './noted-sources.ts';

/*
 * `npm run translate` writes each text of the first language as a comment above its translation, in Markdown above the
 * text. Such a comment says from which text a new translation was made.
 */

/** Lines of the comment with a text of the first language. */
export function sourceComment(source: unknown): string[] {
  const paragraphs = Array.isArray(source) ? source.map((item) => `- ${item}`) : [String(source)];
  return paragraphs.flatMap((text) => text.trim().split('\n')).map((line) => line.trimEnd());
}

export function proseComment(source: unknown): string {
  return `<!--\n${String(source).trim().replaceAll('-->', '-- >')}\n-->`;
}

/** A file of translations: its lines, and where its fields are. */
type Written = { lines: readonly string[]; locate: YamlRecord['locate'] };

/**
 * Comments above a field, or in Markdown: the first line and the one after the last, counted from 0, and their texts.
 */
type Comment = { from: number; to: number; texts: readonly string[] };

function commentAbove({ lines, locate }: Written, path: TranslatedText['path']): Comment | null {
  if (path.length === 0) return commentOfProse(lines);
  const to = locate(path, 'key').line - 1;
  // Without the field, this is the place of what surrounds it.
  if (!lines[to]?.trimStart().startsWith(`${path.at(-1)}:`)) return null;
  let from = to;
  // The first line describes the file.
  while (from > 1 && /^\s*#/.test(lines[from - 1] ?? '')) from -= 1;
  const texts = lines.slice(from, to).map((line) => line.replace(/^\s*# ?/, '').trimEnd());
  return from === to ? null : { from, to, texts };
}

function commentOfProse(lines: readonly string[]): Comment | null {
  const from = lines.findIndex((line) => line.trimEnd() === '<!--');
  const end = lines.findIndex((line, index) => index > from && line.trimEnd() === '-->');
  if (from === -1 || end === -1) return null;
  const texts = lines.slice(from + 1, end).map((line) => line.replaceAll('-- >', '-->').trimEnd());
  return { from: from + 1, to: end, texts };
}

function linesOf({ path, source }: TranslatedText): string[] {
  return path.length > 0 ? sourceComment(source) : sourceComment(String(source));
}

function shows({ texts }: Comment, text: TranslatedText): boolean {
  return `\n${texts.join('\n')}\n`.includes(`\n${linesOf(text).join('\n')}\n`);
}

/** The recorded originals of texts without a translation, from the comments above their fields. */
export function notesByComments(
  file: string,
  texts: readonly TranslatedText[],
  noted: NotedSources,
  written: Written,
): [place: string, note: NotedSource][] {
  return texts.flatMap((text) => {
    const place = noteLine(file, text.path);
    const note = noted.get(place);
    if (note?.translation !== '-') return [];
    const comment = commentAbove(written, text.path);
    if (!comment) return [];
    const current = textHash(text.source);
    if (shows(comment, text)) return [[place, { ...note, source: current }]];
    // The translator had an earlier text.
    const isEarlier = text.translation !== undefined && note.source === current;
    return isEarlier ? [[place, { ...note, source: textHash(comment.texts) }]] : [];
  });
}

/** The file with updated comments; null if they already contain the current texts of the first language. */
export function renewComments(
  file: string,
  missing: readonly TranslatedText[],
  noted: NotedSources,
  { lines, locate }: Written,
): { text: string; renewed: TranslatedText[] } | null {
  const changed = [...lines];
  const ending = lines[0]?.endsWith('\r') ? '\r' : '';
  const renewals = missing.flatMap((text) => {
    const comment = commentAbove({ lines, locate }, text.path);
    if (!comment || shows(comment, text)) return [];
    const from = firstLineOf(comment, noted.get(noteLine(file, text.path)));
    return from === null ? [] : [{ text, from, to: comment.to }];
  });
  if (renewals.length === 0) return null;
  for (const { text, from, to } of renewals.toSorted((a, b) => b.from - a.from)) {
    const indent = text.path.length > 0 ? `${/^\s*/.exec(lines[from] ?? '')?.[0]}# ` : '';
    const own = linesOf(text).map((line) => `${indent}${line}`.trimEnd() + ending);
    changed.splice(from, to - from, ...own);
  }
  return { text: changed.join('\n'), renewed: renewals.map(({ text }) => text) };
}

/** The first line of the text that was noted, which is right above the field; null if the translator changed it. */
function firstLineOf({ from, texts }: Comment, note: NotedSource | undefined): number | null {
  const start = texts.findIndex((_, index) => {
    const lines = texts.slice(index);
    const text = lines.join('\n');
    const items = text.split(/\n(?=- )/).map((item) => item.replace(/^- /, ''));
    return [text, `${text}\n`, items].some((value) => textHash(value) === note?.source);
  });
  return start === -1 ? null : from + start;
}
