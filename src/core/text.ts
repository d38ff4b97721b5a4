/** Maximum length of a text in the résumé and share cards, in characters; a longer one was pasted by mistake. */
export const maxTextLength = 5000;

/** A sign above or below a letter of Arabic or Hebrew, such as shadda. */
export const vowelSign = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u0652\u0670]/u;

/** A path without its extension: `/images/travel/harbour` of `/images/travel/harbour.jpg`. */
export function stemOf(path: string): string {
  return path.replace(/\.[^./]+$/, '');
}

/** Compares by code units: the order of localeCompare depends on the machine's language. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Escapes text for an HTML or XML element or a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The text of HTML or XML, whose characters can have numbers or common names. */
export function unescapeHtml(html: string): string {
  const named = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }));
  return html.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (all: string, decimal, hex, name) => {
    if (name) return named.get(name) ?? all;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}

/** Capitalizes the first letter, independent of the machine's language. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Begins with a small letter, as a fragment does. */
export function uncapitalize(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The last segment of a path: `harbour.jpg` of `/images/travel/harbour.jpg`. */
export function lastName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** At most `maxLength` characters of a text, of which the last is an ellipsis if more follow. Cuts words, but no emoji in two. */
export function shorten(text: string, maxLength: number): string {
  const characters = [...text];
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : text;
}

/** The first words that fit into `maxLength` characters, with an ellipsis if more follow. */
export function openingOf(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : maxLength - 1).replace(/[\s.,;:!?…–-]+$/u, '')}…`;
}

/** The first sentence of a text. A period before a lower-case letter or near the beginning does not end it. */
export function firstSentence(text: string): string {
  return /^.{12,}?(?:[.!?…؟](?=\s+[^\s\p{Ll}])|[。！？])/su.exec(text)?.[0] ?? text;
}

/** Adds the full stop of the text's script, unless the text ends with a punctuation mark. */
export function asSentence(text: string): string {
  if (/[.!?…:;,。！？：；、،؛؟–—-][\p{Pf}\p{Pe}*"']*$/u.test(text)) return text;
  return `${text}${/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text) ? '。' : '.'}`;
}

/**
 * Whether Windows reserves the name for a device, with any extension.
 * https://learn.microsoft.com/windows/win32/fileio/naming-a-file#naming-conventions
 */
export function isDeviceName(name: string): boolean {
  return /^(?:con|prn|aux|nul|(?:com|lpt)\d)$/.test(name);
}

/**
 * The name, or the first of name-2, name-3 … (from `firstNumber`) that is not taken and valid as a file name on every
 * system.
 */
export function freeName(name: string, isTaken: (name: string) => boolean, firstNumber = 2): string {
  if (!isTaken(name) && !isDeviceName(name)) return name;
  let number = firstNumber;
  while (isTaken(`${name}-${number}`)) number += 1;
  return `${name}-${number}`;
}

/** Returns a function that makes names unique. It stays fast for thousands of equal names. */
export function createFreeNames(): (name: string) => string {
  const made = new Set<string>();
  const counts = new Map<string, number>();
  return (name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const free = freeName(name, (each) => made.has(each), Math.max(count, 2));
    made.add(free);
    return free;
  };
}

/** The candidate most similar to `word`, or null if none is close. */
export function nearest(word: string, candidates: Iterable<string>): string | null {
  // An empty word is one letter away from all candidates of one letter.
  if (word === '') return null;
  const lower = word.toLowerCase();
  let best: string | null = null;
  // A third of the letters may differ, in short words one.
  let bestDistance = Math.max(1, Math.floor(lower.length / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue;
    const distance = editDistance(lower, candidate.toLowerCase());
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** Edit distance with insertions, deletions, replacements and swaps of neighbors. */
function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let distance = Math.min(
        (previous[j] ?? 0) + 1,
        (current[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + cost,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        distance = Math.min(distance, (beforePrevious[j - 2] ?? 0) + 1);
      }
      current.push(distance);
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/** Splits `"TypeScript, SQL"` at the commas of any script; `""` is the empty list. */
export function splitCommaList(value: string): string[] {
  return value
    .split(/[,،，、]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Fills the owner's name into `"My Name is {name}."`. */
export function withName(template: string, name: string): string {
  return template.replaceAll('{name}', () => name);
}

/** An address without its scheme, for display. */
export function addressWithoutScheme(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}

/** Letters and numbers of any script in lower case, one space between words. */
export function normalizeText(value: unknown): string {
  return String(value ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}

/** A rounded number in English: `12,000`. */
export function groupDigits(value: number): string {
  return String(Math.round(value)).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

/** `1 file`, `2,000 files`. */
export function countNoun(count: number, singular: string, plural = `${singular}s`): string {
  return `${groupDigits(count)} ${count === 1 ? singular : plural}`;
}

/** Joins lines, composes letters (NFC) and removes invisible characters. */
export function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\p{Cf}\uFFFD]/gu, (sign) => (/[\u200C\u200D]/.test(sign) ? sign : ''))
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** The fields that are neither "" nor []. */
export function withoutEmpty<T extends Record<string, string | readonly unknown[]>>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value.length > 0)) as Partial<T>;
}

/** A number of bytes for people: `25 KB`, and from a megabyte on `1.5 MB`, with units of a thousand. */
export function formatBytes(bytes: number): string {
  return bytes < 999_500 ? `${Math.ceil(bytes / 1000)} KB` : `${Math.round(bytes / 1e5) / 10} MB`;
}
