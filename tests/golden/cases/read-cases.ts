import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, Scalar, YAMLSeq } from 'yaml';
import { append, type Change, swap } from '../../site/content-tree.ts';
import { type Cases, repeatedCases } from './repeated-cases.ts';

/** Changes of files: the tags that cases.yaml explains. */
export const customTags = [
  { tag: '!append', resolve: append },
  { tag: '!hex', resolve: (digits: string) => Buffer.from(digits, 'hex') },
  { tag: '!copy', resolve: (file: string) => readFileSync(file) },
  {
    tag: '!swap',
    collection: 'seq' as const,
    nodeClass: YAMLSeq,
    resolve: (list: YAMLSeq) => new Scalar(swapAll(list.toJSON() as string[])),
  },
];

function swapAll(parts: string[]): Change {
  return (text) => {
    let changed = text;
    for (let at = 0; at < parts.length; at += 2)
      changed = swap(parts[at] ?? '', parts[at + 1] ?? '')(changed);
    return changed;
  };
}

/** Cases of content by kind, and the style sheets by title. `accepted` has no diagnostics. */
export function readCases() {
  const text = readFileSync(path.join(import.meta.dirname, 'cases.yaml'), 'utf8');
  const { invalid, suspicious, leftovers, published, strangers, offline, themes, accepted } = parse(text, {
    customTags,
  });
  return {
    invalid: merge(invalid, repeatedCases.invalid),
    suspicious: merge(suspicious, repeatedCases.suspicious),
    leftovers: merge(leftovers, {}),
    published: merge(published, repeatedCases.published),
    strangers: merge(strangers, {}),
    offline: merge(offline, {}),
    accepted: merge(accepted, {}),
    themes: themes as Record<string, string>,
  };
}

function merge(cases: Cases, more: Cases): Cases {
  const groups = [...new Set([...Object.keys(cases), ...Object.keys(more)])];
  return Object.fromEntries(
    groups.map((group) => {
      const { 'in every case': shared, ...titles } = { ...cases[group], ...more[group] };
      const complete = Object.entries(titles).map(([title, changes]) => [title, { ...shared, ...changes }]);
      return [group, Object.fromEntries(complete)];
    }),
  );
}
