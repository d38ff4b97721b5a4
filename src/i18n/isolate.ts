/*
 * Invisible isolates keep the order of text within text of the other direction, such as `C++` in Arabic:
 * https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates
 */
import { type Inline, toPlainText } from '../core/prose.ts';
import type { Locale } from './locale.ts';

type Direction = Locale['direction'];

const opening = { ltr: '\u2066', rtl: '\u2067' };
const closing = '\u2069';
const anyIsolate = /[\u2066-\u2069]/;

const rightToLeft = '\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}';
const anyRightToLeft = new RegExp(`[${rightToLeft}]`, 'u');
const rightToLeftLetter = new RegExp(`[${rightToLeft}]`, 'gu');
const leftToRightLetter = new RegExp(`(?![${rightToLeft}])\\p{L}`, 'gu');
const beginsRightToLeft = new RegExp(`^[^\\p{L}]*[${rightToLeft}]`, 'u');

/**
 * What breaks apart within right-to-left text: phone numbers, or Latin words with their punctuation, such as `C++`,
 * `.NET`, `a.b@c.example`, `Rhino 3D (beta)`.
 */
const leftToRightRun =
  /\+\d[\d ()-]{5,}\d|[.#@]?(?:\d+[ .-]?)?\p{Script=Latin}(?:[\p{Script=Latin}\p{M}\d .,:;/@'’_&()+#%=?-]*[\p{Script=Latin}\p{M}\d+#/%)])?/gu;

/** Right-to-left words within left-to-right text, such as a name. */
const rightToLeftRun = new RegExp(
  `[${rightToLeft}](?:[${rightToLeft}\\p{M} \u200c\u200d'’"-]*[${rightToLeft}\\p{M}])?`,
  'gu',
);

/** Left-to-right text that keeps its order within right-to-left text: no punctuation at its ends could move. */
const staysInOrder = new RegExp(`^\\p{L}(?:[^${rightToLeft}]*[\\p{L}\\p{M}\\p{N}])?$`, 'u');

/** A text that is shown in its own direction, in a document of this one. */
export function isolateWithin(text: string, direction: Direction): string {
  return isolate(text, directionOfText(text, direction) ?? direction);
}

/** A text for a document of this direction. */
export function isolate(text: string, direction: Direction): string {
  const isPlain = direction === 'ltr' && !anyRightToLeft.test(text);
  if (isPlain || anyIsolate.test(text)) return text;
  return text
    .split('\n')
    .map((line) => isolateLine(line, direction))
    .join('\n');
}

function isolateLine(line: string, direction: Direction): string {
  const own = directionOfText(line, direction);
  if (own !== direction && own !== null) {
    const isInOrder = own === 'ltr' && staysInOrder.test(line);
    return isInOrder ? line : enclosed(own === 'rtl' ? isolateRuns(line) : line, own);
  }
  return direction === 'rtl'
    ? isolateRuns(line)
    : line.replaceAll(rightToLeftRun, (run) => enclosed(run, 'rtl'));
}

function isolateRuns(text: string): string {
  return text.replaceAll(leftToRightRun, (found) => {
    const end = endOfRun(found);
    return enclosed(found.slice(0, end), 'ltr') + isolateRuns(found.slice(end));
  });
}

/** Before a bracket that is closed but was opened before the run. */
function endOfRun(run: string): number {
  let open = 0;
  for (const [index, letter] of [...run].entries()) {
    if (letter === '(') open += 1;
    if (letter === ')' && open-- === 0) return index;
  }
  return run.length;
}

function enclosed(text: string, direction: Direction): string {
  return opening[direction] + text + closing;
}

/**
 * The direction of the first letter; in a right-to-left document, of most letters if that is left-to-right. An English sentence
 * with a long Arabic name is English, and `C++` may begin an Arabic one. Null without letters.
 */
export function directionOfText(text: string, inside: Direction): Direction | null {
  const [left, right] = [countOf(text, leftToRightLetter), countOf(text, rightToLeftLetter)];
  if (left + right === 0) return null;
  return beginsRightToLeft.test(text) || (inside === 'rtl' && right > left) ? 'rtl' : 'ltr';
}

function countOf(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0;
}

/** The parts that are not empty as a list, each part keeping its own order and the list that of the document. */
export function joinParts(
  parts: readonly (string | undefined)[],
  { lists, direction }: Pick<Locale, 'lists' | 'direction'>,
): string {
  return parts
    .flatMap((part) => {
      if (!part) return [];
      const own = directionOfText(part, direction);
      const isForeign = own !== null && own !== direction && !anyIsolate.test(part);
      return isForeign ? enclosed(own === 'rtl' ? isolateRuns(part) : part, own) : isolate(part, direction);
    })
    .join(lists.comma);
}

/** Values that are read by machines, whatever their key. */
const machineValue = /^(?:[#/_]|[a-z][a-z+.-]*:\S)|^[a-z0-9/-]*$/i;

/** Isolates every text within a value. Values of the keys in `machineKeys` stay as they are. */
export function isolateTexts<T>(value: T, direction: Direction, machineKeys: readonly string[] = []): T {
  const change = (part: unknown): unknown => {
    if (typeof part === 'string') return machineValue.test(part) ? part : isolate(part, direction);
    if (isFormula(part) || isDrawing(part)) return part;
    if (Array.isArray(part)) return part.some(isInline) ? isolateInlines(part, direction) : part.map(change);
    if (typeof part !== 'object' || part === null) return part;
    const entries = Object.entries(part).map(([key, each]) => [
      key,
      machineKeys.includes(key) ? each : change(each),
    ]);
    return Object.fromEntries(entries);
  };
  // The same shape as before.
  return change(value) as T;
}

const inlineKinds: unknown[] = ['emphasis', 'strong', 'link'] satisfies Exclude<Inline, string>['kind'][];

function isInline(part: unknown): boolean {
  if (typeof part !== 'object' || part === null || !('kind' in part)) return false;
  // Blocks of a case study have kinds of the same names, or children as well.
  return part.kind === 'code' || part.kind === 'math' ? 'text' in part : inlineKinds.includes(part.kind);
}

/** Formulas have their own direction. */
function isFormula(part: unknown): boolean {
  if (Array.isArray(part)) return part[0] === 'math' && typeof part[1] === 'object';
  return typeof part === 'object' && part !== null && 'kind' in part && part.kind === 'math';
}

/** The coordinates and colors of a diagram are not text. */
function isDrawing(part: unknown): boolean {
  if (Array.isArray(part)) return part[0] === 'svg' && typeof part[1] === 'object';
  return typeof part === 'object' && part !== null && 'kind' in part && part.kind === 'diagram';
}

/** The whole text decides the direction of its parts. */
function isolateInlines(inlines: Inline[], direction: Direction): Inline[] {
  const own =
    directionOfText(toPlainText(inlines.filter((inline) => !isFormula(inline))), direction) ?? direction;
  const parts = own === 'rtl' ? inlines.map(isolateInline) : inlines;
  return own === direction ? parts : [opening[own], ...parts, closing];
}

function isolateInline(inline: Inline): Inline {
  if (typeof inline === 'string') return anyIsolate.test(inline) ? inline : isolateRuns(inline);
  return 'text' in inline ? inline : { ...inline, children: inline.children.map(isolateInline) };
}

/** The text for files that are searched and pasted. */
export function withoutIsolates(text: string): string {
  return text.replaceAll(/[\u2066-\u2069]/g, '');
}
