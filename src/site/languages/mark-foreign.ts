import { isGroup } from '../../core/field-path.ts';
import { foreignMark, isolatedPart } from '../../core/foreign-text.ts';
import { groupBy } from '../../core/group-by.ts';
import { withName } from '../../core/text.ts';
import type { SearchRecord } from '../../features/search/props.ts';
import { isolateTexts, withoutIsolates } from '../../i18n/isolate.ts';
import type { SiteProps } from '../page-props.ts';
import { machineFields } from './translatable.ts';

/** Shorter beginnings of texts could be other texts. */
const minOpening = 12;

/** Finds texts in the first language: those of `texts`, with the owner's name in them, and openings. */
export function foreignTextTest(texts: readonly string[], ownerName: string): (part: unknown) => boolean {
  const foreign = new Set(texts.flatMap((text) => [text, withName(text, ownerName)]));
  const byOpening = groupBy(foreign, (text) => text.slice(0, minOpening));
  const isOpening = (text: string) => {
    const opening = text.replace(/…$/, '');
    const candidates = byOpening.get(opening.slice(0, minOpening)) ?? [];
    // The owner's name begins texts of every language.
    const isLong = opening.length >= minOpening && opening !== ownerName;
    return isLong && candidates.some((each) => each.startsWith(opening));
  };
  return (part) => {
    if (typeof part !== 'string') return false;
    const text = withoutIsolates(part);
    return foreign.has(text) || isOpening(text);
  };
}

/** Marks the texts of pages that are in the first language. */
export function markForeign(props: SiteProps, texts: readonly string[], ownerName: string): SiteProps {
  const isForeign = foreignTextTest(texts, ownerName);
  const { source, direction } = props.shell;
  // A text of the other direction needs an element of its own.
  const ordered = <T>(part: T): T =>
    source && source.direction !== direction
      ? isolateTexts(withoutIsolatesIn(part), source.direction, machineFields)
      : part;
  const marked = (text: string) => foreignMark + ordered(text);
  const mark = (part: unknown): unknown => {
    if (typeof part === 'string')
      return isForeign(part)
        ? marked(part)
        : part.replaceAll(isolatedPart, (each) => (isForeign(each) ? foreignMark + each : each));
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) {
      // An element of a story: its name, attributes and children.
      const [name, attributes, ...children] = part as unknown[];
      if (typeof name === 'string' && isGroup(attributes) && !('kind' in attributes))
        return [name, mark(attributes), ...children.map(mark)];
      // The parts of one text: the first one carries the mark. Punctuation alone belongs to no language.
      const isMarkedUp = part.some((each) => typeof each === 'string') && part.some(isGroup);
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
  // A record of the search has one language: a longer text than its title's is put together.
  const search = props.search && {
    ...props.search,
    records: props.search.records.map((record): SearchRecord => {
      const [group, title, path, text, ...rest] = record;
      if (!isForeign(title)) return record;
      return [group, marked(title), path, text && marked(text), ...rest];
    }),
  };
  const shell = mark(props.shell) as SiteProps['shell'];
  // The same shape as before.
  return { ...props, shell, search, pages: pages as SiteProps['pages'] };
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
