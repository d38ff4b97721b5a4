const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** What would go to the other side of the words it ends: the full stop of "Harbour Clinics Ltd." */
const endsInMark = /\p{Script=Latin}[\p{L}\p{M}\p{N} .,'’&-]*[.!?…]$/u;
/** LEFT-TO-RIGHT ISOLATE and what ends it: https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates */
const [isolate, endOfIsolate] = ['\u2066', '\u2069'];

/**
 * What a document that runs to the left says, with each line in Latin letters that ends in a mark set apart: by itself the
 * mark would stand before the words.
 */
export function keepDirection<T>(told: T): T {
  // Each branch gives back what it was given, with other words in it.
  if (typeof told === 'string') return told.split('\n').map(setApart).join('\n') as T;
  if (Array.isArray(told)) return told.map(keepDirection) as T;
  if (typeof told !== 'object' || told === null) return told;
  return Object.fromEntries(Object.entries(told).map(([key, value]) => [key, keepDirection(value)])) as T;
}

function setApart(line: string): string {
  return !rightToLeft.test(line) && endsInMark.test(line) ? isolate + line + endOfIsolate : line;
}
