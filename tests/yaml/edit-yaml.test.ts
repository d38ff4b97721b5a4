import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  appendTo,
  insertInto,
  insertRecords,
  moveEntry,
  numberRecords,
  removeAt,
  setField,
  YamlEditError,
} from '../../src/yaml/edit-yaml.ts';
import { expectGolden } from '../golden/expect-golden.ts';
import { times } from '../tier.ts';

const content = path.resolve(import.meta.dirname, '../../content');
const yamlFiles = readdirSync(content).filter((name) => name.endsWith('.yaml'));

const harbour = `# Boats, oldest first.

- id: 1
  name: tern   # her second name
  crew: [Ada, Bo]
  story: >-
    She sailed
    twice.

# Repainted in May.
- id: 2
  name: 'gull'
  crew:
    - Cy
    - Di # cooks
  # What for.
  use: ferry
  story: ''

- id: 3
  name: auk
  crew: []
`;

const several = [
  { at: 1, record: { name: 'skua', crew: ['Ed'] } },
  { at: 0, record: { name: 'rail' } },
  { at: 9, record: { name: 'loon' } },
  { at: 1, record: { name: 'swan' } },
];

/** Changes by their names, per text. Results are in the golden file. */
const changes: [text: string, changes: Record<string, (text: string) => string>][] = [
  [
    harbour,
    {
      'add a record at the end': (text) => appendTo(text, { id: 4, name: 'skua', crew: [] }),
      'add to a list in brackets': (text) => appendTo(text, 'Ed', [0, 'crew']),
      'add to a list with dashes': (text) => appendTo(text, 'Ed', [1, 'crew']),
      'add a record between others': (text) => insertInto(text, { id: 9, name: 'skua' }, [], 1),
      'add records at several places': (text) => insertRecords(text, [], several),
      'add at a place in brackets': (text) => insertRecords(text, [0, 'crew'], [{ at: 5, record: 'Ed' }]),
      'add at a place between dashes': (text) => insertRecords(text, [1, 'crew'], [{ at: 0, record: 'Ed' }]),
      'change a text': (text) => setField(text, [0, 'name'], 'skua'),
      'change a text in quotes': (text) => setField(text, [1, 'name'], 'it’s'),
      'change to a text that needs quotes': (text) => setField(text, [1, 'crew', 0], 'Ed: the second'),
      'change a folded text': (text) => setField(text, [0, 'story'], 'Once.'),
      'change an empty text': (text) => setField(text, [1, 'story'], 'Sold.'),
      'change to the same': (text) => setField(text, [0, 'crew'], ['Ada', 'Bo']),
      'add a field': (text) => setField(text, [0, 'flag'], 'red'),
      'remove a record with its comment': (text) => removeAt(text, [1]),
      'remove the first record, not the comment of the file': (text) => removeAt(text, [0]),
      'remove a list': (text) => removeAt(text, [1, 'crew']),
      'remove a folded text': (text) => removeAt(text, [0, 'story']),
      'remove a field, not its comment': (text) => removeAt(text, [0, 'name']),
      'remove a field, not the comment above': (text) => removeAt(text, [1, 'use']),
      'remove the first field of a record': (text) => removeAt(text, [2, 'id']),
      'remove an entry in brackets': (text) => removeAt(text, [0, 'crew', 0]),
      'remove a missing field': (text) => removeAt(text, [0, 'flag']),
      'move a record with its comment': (text) => moveEntry(text, [], 1, 0),
      'move a record and move it back': (text) => moveEntry(moveEntry(text, [], 0, 2), [], 2, 0),
      'move an entry in brackets': (text) => moveEntry(text, [0, 'crew'], 1, 0),
      'move an entry with a dash': (text) => moveEntry(text, [1, 'crew'], 1, 0),
      'number the records again': (text) => numberRecords(removeAt(text, [0]), []),
    },
  ],
  ['', { 'start a list in an empty file': (text) => insertRecords(text, [], several) }],
  [
    '# Boats.\n# - id: 1\n',
    {
      'start a list below comments': (text) => appendTo(text, { id: 1 }),
      'start a list of several below comments': (text) => insertRecords(text, [], several),
    },
  ],
  [
    '# Boats.\n[] # none yet\n',
    {
      'start a list that was []': (text) => appendTo(text, { id: 1, name: 'tern' }),
      'start a list of several that was []': (text) => insertRecords(text, [], several),
      'explain the fields of a record': (text) =>
        appendTo(text, { id: 1, name: 'tern' }, [], {
          id: 'Her number.',
          name: 'Her name,\nin small letters.',
        }),
    },
  ],
  [
    'a: { b: 1, c: 2 } # both\n',
    {
      'create a group with its first field': (text) =>
        setField(text, ['media', 'baseUrl'], 'https://m.example'),
      'remove the first field in braces': (text) => removeAt(text, ['a', 'b']),
    },
  ],
  [
    '# Boats.\n- id: 1 # old\n  # Her name.\n  name: x\n  # The end.\n',
    {
      'remove the only record': (text) => removeAt(text, [0]),
      'remove the first field, not its comments': (text) => removeAt(text, [0, 'id']),
      'add below a comment at the end': (text) => insertRecords(text, [], several),
    },
  ],
];

/** The lines that differ, between the same lines at start and end. */
function listChange(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const most = Math.min(old.length, now.length);
  let start = 0;
  while (start < most && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const part = (mark: string, lines: string[]) =>
    lines.slice(start, lines.length - end).map((line) => `${mark}${line}`);
  return [`line ${start + 1}`, ...part('- ', old), ...part('+ ', now)];
}

describe('changing a YAML file', () => {
  it('changes the lines of a value only', async () => {
    const listed = changes.flatMap(([text, each]) =>
      Object.entries(each).flatMap(([title, change]) => [`# ${title}`, ...listChange(text, change(text))]),
    );
    await expectGolden('yaml-edits.txt', `${listed.join('\n')}\n`);
  });

  it.each(['2024', 'true', '1.5'])('changes, adds to and removes a field named %s', (name) => {
    const talks = `${name}:\n  # The first one.\n  title: Tides # short\nother: {${name}: {by: Ada}}\n`;
    expect(setField(talks, [name, 'title'], 'Marées')).toBe(talks.replace('Tides', 'Marées'));
    expect(setField(talks, [name, 'place'], 'Brest')).toBe(
      talks.replace('short\n', 'short\n  place: Brest\n'),
    );
    expect(setField(talks, ['other', name, 'by'], 'Bo')).toBe(talks.replace('Ada', 'Bo'));
    expect(parse(removeAt(talks, [name]))).toEqual({ other: { [name]: { by: 'Ada' } } });
    expect(parse(removeAt(talks, ['other', name]))).toEqual({ [name]: { title: 'Tides' }, other: {} });
  });

  it('keeps Windows line endings', () => {
    const windows = harbour.replaceAll('\n', '\r\n');
    expect(setField(windows, [0, 'name'], 'skua')).toBe(windows.replace('tern', 'skua'));
    const added = insertRecords(windows, [0, 'crew'], [{ at: 5, record: 'Ed' }]);
    expect(added).toBe(windows.replace('[Ada, Bo]', '[Ada, Bo, Ed]'));
  });

  it('refuses invalid YAML', () => {
    expect(() => setField('- id: "1\n  name: x', [0, 'id'], 2)).toThrow(YamlEditError);
  });

  it.each(yamlFiles)('changes only the requested value, anywhere in %s', (name) => {
    const text = readFileSync(path.join(content, name), 'utf8');
    const value: unknown = parse(text);
    for (const [place, old] of leaves(value)) {
      const changed = setField(text, place, `${String(old)} and: more #1`);
      expect(parse(changed)).toEqual(withValue(value, place, `${String(old)} and: more #1`));
      const lines = new Set(changed.split('\n'));
      const lost = text.split('\n').filter((line) => !lines.has(line)).length;
      // The folded lines of the text and the line of its field.
      expect(lost).toBeLessThan(12);
    }
    const comments = (of: string) => of.split('\n').flatMap((line) => /(?:^|\s)(#.*)/.exec(line)?.[1] ?? []);
    for (const [place] of leaves(value).filter(([at]) => typeof at.at(-1) === 'string')) {
      const shorter = removeAt(text, place);
      expect(parse(shorter)).toEqual(withoutField(value, place));
      expect(comments(shorter)).toEqual(comments(text));
    }
    if (!Array.isArray(value)) return;
    expect(parse(appendTo(text, value[0]))).toEqual([...value, value[0]]);
    for (const index of [0, 1, value.length - 1].filter((place) => place < value.length))
      expect(parse(removeAt(text, [index])) ?? []).toEqual(value.toSpliced(index, 1));
  });

  it('writes any text so that it reads back unchanged', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom<Place>([0, 'name'], [0, 'story'], [1, 'crew', 0]),
        (words, place) => {
          const changed = setField(harbour, place, words);
          expect(parse(changed)).toEqual(withValue(parse(harbour), place, words));
          expect(parse(appendTo(harbour, { id: 3, name: words }))).toEqual([
            ...(parse(harbour) as unknown[]),
            { id: 3, name: words },
          ]);
        },
      ),
      { numRuns: times(30, 2_000) },
    );
  });
});

type Place = (string | number)[];

/** Some of the values of a file with their paths, because each test reads the file twice. */
function leaves(value: unknown, at: Place = []): [Place, unknown][] {
  if (typeof value !== 'object' || value === null) return [[at, value]];
  const all = Object.entries(value).flatMap(([step, inner]) =>
    leaves(inner, [...at, Array.isArray(value) ? Number(step) : step]),
  );
  const every = Math.ceil(all.length / times(10, 30));
  return at.length === 0 ? all.filter((_, index) => index % every === 0) : all;
}

function withoutField(root: unknown, place: Place): unknown {
  const group = place.slice(0, -1).reduce<unknown>((inner, step) => (inner as never)[step], root);
  const { [String(place.at(-1))]: _gone, ...rest } = group as Record<string, unknown>;
  return withValue(root, place.slice(0, -1), rest);
}

function withValue(root: unknown, [step, ...rest]: Place, value: unknown): unknown {
  if (step === undefined) return value;
  const copy = (Array.isArray(root) ? [...root] : { ...(root as object) }) as Record<
    string | number,
    unknown
  >;
  copy[step] = withValue(copy[step], rest, value);
  return copy;
}
