import { foreignMark } from '../../core/foreign-text.ts';
import { withName } from '../../core/text.ts';
import { withoutIsolates } from '../../i18n/isolate.ts';
import type { SiteProps } from '../page-props.ts';
import { machineFields } from './translatable.ts';

/** Marks the texts of pages that are in the first language: those of `texts`, with the owner's name in them. */
export function markForeign(props: SiteProps, texts: readonly string[], ownerName: string): SiteProps {
  const foreign = new Set(texts.flatMap((text) => [text, withName(text, ownerName)]));
  const isForeign = (part: unknown) => typeof part === 'string' && foreign.has(withoutIsolates(part));
  const mark = (part: unknown): unknown => {
    if (typeof part === 'string') return isForeign(part) ? foreignMark + part : part;
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
      const isMarkedUp = part.some((each) => typeof each === 'string') && part.some((each) => isObject(each));
      if (!isMarkedUp) return part.map(mark);
      const words = part.filter((each) => typeof each === 'string' && /\p{L}/u.test(each));
      return words.length > 0 && words.every(isForeign) ? [foreignMark, ...(part as unknown[])] : part;
    }
    const entries = Object.entries(part).map(([key, each]) => [
      key,
      machineFields.includes(key) ? each : mark(each),
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

function isObject(part: unknown): boolean {
  return typeof part === 'object' && part !== null;
}
