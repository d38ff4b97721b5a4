import { content as shell } from 'virtual:content/_shell';
import { type ElementType, Fragment, type Key } from 'react';
import * as runtime from 'react/jsx-runtime';
import { foreignMark, isForeign, isolatedPart, withoutMark } from '../core/foreign-text.ts';

/*
 * The JSX runtime of pages that have texts in the first language among those of another one (`jsxImportSource`): it gives
 * each of them `lang` and `dir`. Texts come from everywhere, so the alternative is a component around each text of each
 * page.
 */

type Props = Record<string, unknown>;
type Make = (type: ElementType, props: unknown, key?: Key) => ReturnType<typeof runtime.jsx>;

export { Fragment };
export const jsx: Make = (type, props, key) => mark(runtime.jsx, type, props as Props, key);
export const jsxs: Make = (type, props, key) => mark(runtime.jsxs, type, props as Props, key);

const textLanguage = { lang: shell.source?.language, dir: shell.source?.direction };

function mark(make: Make, type: ElementType, props: Props, key?: Key) {
  if (typeof type === 'string') return make(type, markElement(type, props), key);
  // `Inline` has no element of its own.
  const { text } = props;
  const [first, ...rest] = Array.isArray(text) ? (text as unknown[]) : [text];
  if (!isForeign(first)) return make(type, props, key);
  const plain = rest.length > 0 ? [first.slice(1), ...rest] : first.slice(1);
  return make('span', { ...textLanguage, children: make(type, { ...props, text: plain }) }, key);
}

function markElement(type: string, props: Props): Props {
  let marked = props;
  for (const name of ['alt', 'aria-label', 'children']) {
    const value = props[name];
    if (typeof value !== 'string' || !value.includes(foreignMark)) continue;
    const { lang } = textLanguage;
    // A text within another one keeps the language of the whole.
    const language = isForeign(value) && (name === 'children' ? textLanguage : { lang });
    marked = { ...marked, ...language, [name]: withoutMark(value) };
  }
  const { children } = props;
  const parts = isForeign(children) || type === 'option' ? [] : [children].flat().flatMap(splitText);
  return parts.some(isForeign) ? { ...marked, children: parts.map(inSpan) } : marked;
}

/** A marked part of a text has isolates around it. */
const markedPart = new RegExp(`(${foreignMark}${isolatedPart.source})`);

function splitText(child: unknown): unknown[] {
  return isForeign(child) || typeof child !== 'string' ? [child] : child.split(markedPart);
}

function inSpan(child: unknown, index: number) {
  return isForeign(child) ? runtime.jsx('span', { ...textLanguage, children: child.slice(1) }, index) : child;
}
