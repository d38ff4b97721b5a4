import { foreignMark } from '../../core/foreign-text.ts';
import { withName } from '../../core/text.ts';
import { isolateTexts, withoutIsolates } from '../../i18n/isolate.ts';
import type { SiteProps } from '../page-props.ts';
import { machineFields } from './translatable.ts';

/** Shorter beginnings of texts could be other texts. */
const minOpening = 12;

/** A part of a text with isolates around it, as text of the other direction has them. */
const isolated = /[\u2066\u2067](?:[^\u2066-\u2069]|[\u2066\u2067][^\u2069]*\u2069)*\u2069/g;

/** Marks the texts of pages that are in the first language: those of `texts`, with the owner's name in them, and openings. */
export function markForeign(props: SiteProps, texts: readonly string[], ownerName: string): SiteProps {
  const foreign = new Set(texts.flatMap((text) => [text, withName(text, ownerName)]));
  // By UTF-16 code units, so that what begins with a text follows it.
  const sorted = [...foreign].sort((a, b) => (a < b ? -1 : 1));
  const isOpening = (text: string) => {
    const opening = text.replace(/…$/, '');
    return opening.length >= minOpening && Boolean(sorted[firstFrom(sorted, opening)]?.startsWith(opening));
  };
  const isForeign = (part: unknown) => {
    if (typeof part !== 'string') return false;
    const text = withoutIsolates(part);
    return foreign.has(text) || isOpening(text);
  };
  const { source, direction } = props.shell;
  /** In an element of its own direction. */
  const ordered = <T>(part: T): T =>
    source && source.direction !== direction
      ? isolateTexts(withoutIsolatesIn(part), source.direction, machineFields)
      : part;
  const mark = (part: unknown): unknown => {
    if (typeof part === 'string')
      return isForeign(part)
        ? foreignMark + ordered(part)
        : part.replaceAll(isolated, (each) => (isForeign(each) ? foreignMark + each : each));
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) {
      // An element of a story: its name, attributes and children.
      const [name, attributes, ...children] = part as unknown[];
      if (
        typeof name === 'string' &&
        isObject(attributes) &&
        !Array.isArray(attributes) &&
        !('kind' in (attributes as object))
      )
        return [name, mark(attributes), ...children.map(mark)];
      // The parts of one text: the first one carries the mark. Punctuation alone belongs to no language.
      const isMarkedUp =
        part.some((each) => typeof each === 'string') &&
        part.some((each) => isObject(each) && !Array.isArray(each));
      if (!isMarkedUp) return part.map(mark);
      const words = part.filter((each) => typeof each === 'string' && /\p{L}/u.test(each));
      return words.length > 0 && words.every(isForeign) ? [foreignMark, ...ordered(part as unknown[])] : part;
    }
    const entries = Object.entries(part).map(([key, each]) => [
      key,
      machineFields.includes(key) && !isWrittenName(key, each) ? each : mark(each),
    ]);
    return Object.fromEntries(entries);
  };
  const pages = props.pages.map((page) => {
    const { title, description } = page.content.head;
    const content = mark(page.content) as typeof page.content;
    return { ...page, content: { ...content, head: { ...content.head, title, description } } };
  });
  // The same shape as before.
  return { ...props, shell: mark(props.shell) as SiteProps['shell'], pages: pages as SiteProps['pages'] };
}

/** Names of skills and kinds of projects, in another script than machine values. */
function isWrittenName(key: string, value: unknown): boolean {
  return (key === 'name' || key === 'kind') && typeof value === 'string' && /[^\0-\x7f]/.test(value);
}

function withoutIsolatesIn<T>(value: T): T {
  const json = JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'string' ? withoutIsolates(each) : each,
  );
  return JSON.parse(json) as T;
}

/** The index of the first text that is not before another one. */
function firstFrom(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isObject(part: unknown): boolean {
  return typeof part === 'object' && part !== null;
}
