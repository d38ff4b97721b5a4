import { isPrice } from '../../../../math/text-math.ts';
import { endOf } from './raw-entries.build.ts';

/**
 * Replaces each formula in titles and abstracts of a .bib file by a placeholder, because the parser would change it.
 */
export type MarkedText = {
  /** As long as the file, so that positions do not change. */
  text: string;
  /** A title or an abstract with formulas as `$x^2$`, as in texts of records; other dollar signs have a backslash. */
  withFormulas: (words: string, canDisplay?: boolean) => string;
  /** As in the file, but for braces that do not match: they would break the entry. */
  asWritten: (text: string) => string;
};

/** Fields with formulas. */
const field = /(?<![^\s,{])(?:title|abstract)\s*=\s*[{"]/gi;

const ends: Record<string, string> = { $: '$', $$: '$$', '\\(': '\\)', '\\[': '\\]' };
const opening = /\$\$?|\\[([]|\\(?:ce|ensuremath)(?=\{)/y;

/** The end of a possible formula: the next field, the next entry, an empty line. */
const outside = /[}"]\s*,\s*[\w+-]+\s*=|\n\s*@\w+\s*[{(]|\n\s*\n/;

/** Every `$` is read to here for its end, and every field for its formulas. */
const [maxFormula, maxField] = [2_000, 50_000];

/** A number in characters without a meaning, and one that fills the length of the formula. */
const mark = '\ue000[\ue100-\uf0ff]+\uf8ff*';
const [firstDigit, base, filling] = [0xe100, 0x1000, '\uf8ff'];
/** A dollar sign outside of formulas. */
const dollar = '\ue001';

type Formula = { written: string; tex: string; isDisplay: boolean };

export function markFormulas(text: string): MarkedText {
  const formulas: Formula[] = [];
  let marked = '';
  let from = 0;
  for (const { 0: start, index } of text.matchAll(field)) {
    if (index < from) continue;
    for (const { at, formula } of dollarsIn(text, index + start.length)) {
      marked += text.slice(from, at) + (formula ? markOf(formulas.length, formula.written.length) : dollar);
      from = at + (formula?.written.length ?? 1);
      if (formula) formulas.push(formula);
    }
  }
  const formulasOf = (marks: string) =>
    [...marks.matchAll(/\ue000([\ue100-\uf0ff]+)/g)].flatMap(
      ([, digits = '']) => formulas[numberIn(digits)] ?? [],
    );
  return {
    text: marked + text.slice(from),
    withFormulas: (words, canDisplay = false) =>
      words
        .replaceAll('$', '\\$')
        .replaceAll(dollar, '$')
        // A digit, or another formula, right after a formula is part of it: `$\beta$2` is not a price.
        .replaceAll(new RegExp(`((?:${mark})+)(\\d*)`, 'g'), (all, marks: string, digits: string) => {
          const [first, ...others] = formulasOf(marks);
          if (!first) return all;
          if (first.isDisplay && canDisplay && others.length === 0) return `$$${first.tex}$$${digits}`;
          return `$${[first, ...others].map(({ tex }) => tex).join('{}')}${digits && `{${digits}}`}$`;
        }),
    asWritten: (part) =>
      part
        .replaceAll(new RegExp(mark, 'g'), (all) => balanced(formulasOf(all)[0]?.written ?? all))
        .replaceAll(dollar, '$'),
  };
}

/** The formulas of the field that begins here, and its literal dollar signs. */
function* dollarsIn(text: string, start: number): Generator<{ at: number; formula: Formula | null }> {
  const closing = text[start - 1] === '"' ? '"' : '}';
  let depth = 0;
  for (let at = start; at < Math.min(text.length, start + maxField); at += 1) {
    const character = text[at];
    opening.lastIndex = at;
    const [begin] = opening.exec(text) ?? [];
    const formula = begin === undefined ? null : formulaAt(text, at, begin);
    if (formula || character === '$') yield { at, formula };
    if (formula) at += formula.written.length - 1;
    else if (character === '\\') at += 1;
    else if (character === closing && depth === 0) return;
    else if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
  }
}

function formulaAt(text: string, at: number, begin: string): Formula | null {
  const end = ends[begin];
  if (end === undefined) return commandAt(text, at, begin);
  const limit = Math.min(text.length, at + maxFormula);
  let close = at + begin.length;
  while (close < limit && !text.startsWith(end, close)) close += text[close] === '\\' ? 2 : 1;
  if (close >= limit) return null;
  const inside = text.slice(at + begin.length, close);
  const written = begin + inside + end;
  const tex = inside.replaceAll(/\s+/g, ' ').trim();
  if (tex === '' || outside.test(inside)) return null;
  // `$5 and $6`, `$10-$20`, `$5, $6`
  const isAmount = /^\d/.test(inside) && (/\s$/.test(inside) || /\d/.test(text[at + written.length] ?? ''));
  if (begin === '$' && (isPrice(inside) || isAmount)) return null;
  return { written, tex, isDisplay: begin === '$$' || begin === '\\[' };
}

/** `\\ce{H2O}`, which is a formula without dollars. */
function commandAt(text: string, at: number, name: string): Formula | null {
  const start = at + name.length + 1;
  const end = endOf(text.slice(0, start + maxFormula), start, '}');
  if (end < 0) return null;
  const written = text.slice(at, end + 1);
  return { written, tex: name === '\\ce' ? written : text.slice(start, end).trim(), isDisplay: false };
}

function balanced(written: string): string {
  return endOf(`${written}}`, 0, '}') === written.length ? written : written.replaceAll(/[{}]/g, ' ');
}

function markOf(number: number, length: number): string {
  const digits = number < base ? [number] : [Math.floor(number / base) % base, number % base];
  return `\ue000${String.fromCharCode(...digits.map((digit) => firstDigit + digit))}`.padEnd(length, filling);
}

function numberIn(digits: string): number {
  return [...digits].reduce((number, digit) => number * base + digit.charCodeAt(0) - firstDigit, 0);
}
