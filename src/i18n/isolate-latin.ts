import type { Inline } from '../core/prose.ts';

const rightToLeft = '\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}';
const rightToLeftLetter = new RegExp(`[${rightToLeft}]`, 'gu');
const latinLetter = /\p{Script=Latin}/gu;
const beginsRightToLeft = new RegExp(`^[^\\p{L}]*[${rightToLeft}]`, 'u');

/**
 * Text that breaks apart within right-to-left words: phone numbers, or Latin words with their punctuation, such as
 * `C++`, `.NET`, `a.b@c.example`, `Rhino 3D (beta)`. Placeholders are skipped.
 */
const leftToRightRun =
  /\{\w+\}|\+\d[\d ()-]{5,}\d|[.#@]?(?:\d+[ .-]?)?\p{Script=Latin}(?:[\p{Script=Latin}\p{M}\d .,:;/@'’_&()+#%=?-]*[\p{Script=Latin}\p{M}\d+#/%)])?/gu;

/** Splits a text; in right-to-left text, left-to-right runs become isolated parts. */
export function isolateLatin(words: string): Inline[] {
  if (!runsToTheLeft(words)) return [words];
  const parts: Inline[] = [];
  let end = 0;
  for (const { 0: found, index } of words.matchAll(leftToRightRun)) {
    // A bracket opened before the run is not part of it.
    const text = found.includes('(') ? found : found.replace(/\)+$/, '');
    if (found.startsWith('{')) continue;
    parts.push(words.slice(end, index), { kind: 'isolate', text });
    end = index + text.length;
  }
  return [...parts, words.slice(end)];
}

/** By its first letter or, if that is Latin, by the majority of letters. */
function runsToTheLeft(words: string): boolean {
  return beginsRightToLeft.test(words) || countOf(words, rightToLeftLetter) > countOf(words, latinLetter);
}

function countOf(words: string, letters: RegExp): number {
  return words.match(letters)?.length ?? 0;
}
