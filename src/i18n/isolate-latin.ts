import type { Inline } from '../core/prose.ts';

const rightToLeft = '\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}';
const rightToLeftLetter = new RegExp(`[${rightToLeft}]`, 'gu');
const latinLetter = /\p{Script=Latin}/gu;
const beginsRightToLeft = new RegExp(`^[^\\p{L}]*[${rightToLeft}]`, 'u');

/**
 * What would fall apart among words that run to the left: the number of a telephone, or Latin words in a row with what
 * belongs to their letters: `C++`, `.NET`, `a.b@c.example`, `Rhino 3D (beta)`. Placeholders of the content are skipped.
 */
const leftToRightRun =
  /\{\w+\}|\+\d[\d ()-]{5,}\d|[.#@]?(?:\d+[ .-]?)?\p{Script=Latin}(?:[\p{Script=Latin}\p{M}\d .,:;/@'’_&()+#%=?-]*[\p{Script=Latin}\p{M}\d+#/%)])?/gu;

/** Words in parts; in a text from right to left what runs to the right in it is a part of its own, set apart. */
export function isolateLatin(words: string): Inline[] {
  if (!runsToTheLeft(words)) return [words];
  const parts: Inline[] = [];
  let end = 0;
  for (const { 0: found, index } of words.matchAll(leftToRightRun)) {
    // A bracket that was opened before the run does not belong to it.
    const text = found.includes('(') ? found : found.replace(/\)+$/, '');
    if (found.startsWith('{')) continue;
    parts.push(words.slice(end, index), { kind: 'isolate', text });
    end = index + text.length;
  }
  return [...parts, words.slice(end)];
}

/** By its first letter, or where that is of a Latin word, by most of them. */
function runsToTheLeft(words: string): boolean {
  return beginsRightToLeft.test(words) || countOf(words, rightToLeftLetter) > countOf(words, latinLetter);
}

function countOf(words: string, letters: RegExp): number {
  return words.match(letters)?.length ?? 0;
}
