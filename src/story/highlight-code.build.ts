import type { RootContent } from 'hast';
import type { createLowlight } from 'lowlight';
import { nearest } from '../core/text.ts';
import { type CodeMark, type CodeRun, codeMarks } from './story.ts';

/** The scopes of highlight.js that are shown: https://highlightjs.readthedocs.io/en/stable/css-classes-reference.html */
const marksOfScopes: Record<string, CodeMark> = {
  ...named('word', 'keyword', 'built_in', 'literal', 'selector-tag', 'meta', 'operator', 'section', 'tag'),
  ...named('value', 'string', 'number', 'regexp', 'char', 'symbol', 'bullet', 'link', 'code'),
  ...named('comment', 'comment', 'doctag', 'quote'),
  ...named('name', 'title', 'name', 'type', 'class', 'attr', 'attribute', 'property'),
  ...named('name', 'selector-class', 'selector-id', 'selector-attr', 'selector-pseudo'),
  addition: 'added',
  deletion: 'removed',
};

function named(mark: CodeMark, ...scopes: string[]): Record<string, CodeMark> {
  return Object.fromEntries(scopes.map((scope) => [scope, mark]));
}

/**
 * Splits code into runs with the same mark, or suggests a known language. The result is never markup, so pages
 * always show the text of the code.
 */
export async function highlightCode(
  text: string,
  language: string,
): Promise<{ runs: CodeRun[]; isKnown: boolean; similar: string | null }> {
  // Sites without code do not load 190 grammars.
  loaded ??= import('lowlight').then(({ all, createLowlight }) => createLowlight(all));
  const highlighter = await loaded;
  const name = language.toLowerCase();
  if (!highlighter.registered(name)) {
    return { runs: [text], isKnown: false, similar: nearest(name, highlighter.listLanguages()) };
  }
  const runs: CodeRun[] = [];
  const add = (value: string, mark: CodeMark | null) => {
    const last = runs.at(-1);
    const place = mark ? codeMarks.indexOf(mark) : -1;
    // Spaces between two runs of the same mark join them.
    if (Array.isArray(last) && (last[0] === place || value.trim() === '')) last[1] += value;
    else if (typeof last === 'string' && place < 0) runs[runs.length - 1] = last + value;
    else runs.push(place < 0 ? value : [place, value]);
  };
  const visit = (nodes: readonly RootContent[], mark: CodeMark | null) => {
    for (const node of nodes) {
      if (node.type === 'text') add(node.value, mark);
      else if (node.type === 'element') visit(node.children, markOf(node.properties.className) ?? mark);
    }
  };
  visit(highlighter.highlight(name, text).children, null);
  return { runs, isKnown: true, similar: null };
}

let loaded: Promise<ReturnType<typeof createLowlight>> | undefined;

/** `null` for a scope without a style of its own. */
function markOf(classes: unknown): CodeMark | null {
  const scope = Array.isArray(classes) ? String(classes[0]).replace(/^hljs-/, '') : '';
  return marksOfScopes[scope] ?? null;
}
