import { content as shell } from 'virtual:content/_shell';
import { type ElementType, Fragment, type Key } from 'react';
import * as runtime from 'react/jsx-runtime';
import { isForeign } from '../core/foreign-text.ts';

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
  const { children, text } = props;
  const isElement = typeof type === 'string';
  if (isElement && isForeign(children))
    return make(type, { ...props, ...textLanguage, children: children.slice(1) }, key);
  if (isElement && Array.isArray(children) && children.some(isForeign))
    return make(type, { ...props, children: children.map(inSpan) }, key);
  for (const name of isElement ? ['alt', 'aria-label'] : []) {
    const value = props[name];
    if (isForeign(value))
      return make(type, { ...props, lang: textLanguage.lang, [name]: value.slice(1) }, key);
  }
  // `Inline` has no element of its own.
  const [first, ...rest] = Array.isArray(text) ? (text as unknown[]) : [text];
  if (isElement || !isForeign(first)) return make(type, props, key);
  const plain = rest.length > 0 ? [first.slice(1), ...rest] : first.slice(1);
  return make('span', { ...textLanguage, children: make(type, { ...props, text: plain }) }, key);
}

function inSpan(child: unknown, index: number) {
  return isForeign(child) ? runtime.jsx('span', { ...textLanguage, children: child.slice(1) }, index) : child;
}
