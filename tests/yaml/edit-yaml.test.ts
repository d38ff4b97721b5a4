import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { appendTo, removeAt, setField, YamlEditError } from '../../src/yaml/edit-yaml.ts';
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
  story: ''
`;

describe('changing a YAML file', () => {
  it('adds a record at the end in the style of the others', () => {
    expect(appendTo(harbour, { id: 3, name: 'auk', crew: [], story: '' })).toBe(
      `${harbour}
- id: 3
  name: auk
  crew: []
  story: ''
`,
    );
  });

  it('starts a list that has only comments', () => {
    expect(appendTo('# Boats.\n# - id: 1\n', { id: 1 })).toBe('# Boats.\n# - id: 1\n- id: 1\n');
  });

  it('starts a list that was []', () => {
    expect(appendTo('# Boats.\n[] # none yet\n', { id: 1, name: 'tern' })).toBe(
      '# Boats.\n- id: 1\n  name: tern # none yet\n',
    );
  });

  it('puts an explanation above a field', () => {
    const comments = { id: 'Her number.', name: 'Her name,\nin small letters.' };
    expect(appendTo('[]\n', { id: 1, name: 'tern' }, [], comments)).toBe(
      '# Her number.\n- id: 1\n  # Her name,\n  # in small letters.\n  name: tern\n',
    );
  });

  it('adds to a list inside a record, in brackets or with dashes', () => {
    expect(appendTo(harbour, 'Di', [0, 'crew'])).toBe(harbour.replace('[Ada, Bo]', '[Ada, Bo, Di]'));
    expect(appendTo(harbour, 'Di', [1, 'crew'])).toBe(harbour.replace('- Cy\n', '- Cy\n    - Di\n'));
  });

  it('changes one value and leaves comments, quotes and folds alone', () => {
    expect(setField(harbour, [0, 'name'], 'skua')).toBe(harbour.replace('tern', 'skua'));
    expect(setField(harbour, [1, 'name'], 'it’s')).toBe(harbour.replace("'gull'", "'it’s'"));
    expect(setField(harbour, [1, 'crew', 0], 'Di: the second')).toBe(
      harbour.replace('Cy', "'Di: the second'"),
    );
    expect(setField(harbour, [0, 'story'], 'Once.')).toBe(
      harbour.replace('>-\n    She sailed\n    twice.', 'Once.'),
    );
  });

  it('adds a missing field', () => {
    expect(setField(harbour, [0, 'flag'], 'red')).toBe(
      harbour.replace('    twice.\n', '    twice.\n  flag: red\n'),
    );
  });

  it('creates a missing group with its first field', () => {
    expect(setField('a: 1 # first\n', ['media', 'baseUrl'], 'https://m.example')).toBe(
      'a: 1 # first\nmedia:\n  baseUrl: https://m.example\n',
    );
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

  it('does not keep the quotes of an empty text', () => {
    expect(setField(harbour, [1, 'story'], 'Sold.')).toContain('  story: Sold.\n');
  });

  it('keeps every byte when nothing changes', () => {
    expect(setField(harbour, [0, 'crew'], ['Ada', 'Bo'])).toBe(harbour);
  });

  it('removes a record with the comment right above it, but not the first comment of the file', () => {
    const [first = '', second = ''] = harbour.split('# Repainted in May.\n');
    expect(removeAt(harbour, [1])).toBe(`${first.trimEnd()}\n`);
    expect(removeAt(harbour, [0])).toBe(`# Boats, oldest first.\n\n# Repainted in May.\n${second}`);
    expect(removeAt('# Boats.\n- id: 1\n', [0])).toBe('# Boats.\n[]\n');
  });

  it('removes a field and keeps every comment', () => {
    expect(removeAt(harbour, [1, 'crew'])).toBe(harbour.replace('  crew:\n    - Cy\n', ''));
    expect(removeAt(harbour, [0, 'story'])).toBe(
      harbour.replace('  story: >-\n    She sailed\n    twice.\n', ''),
    );
    expect(removeAt(harbour, [0, 'name'])).toBe(
      harbour.replace('  name: tern   # her second name\n', '  # her second name\n'),
    );
    const explained = '- id: 1\n  # Who sails her.\n  crew: [Ada]\n  # What for.\n  use: ferry\n';
    expect(removeAt(explained, [0, 'crew'])).toBe(explained.replace('  crew: [Ada]\n', ''));
  });

  it('removes the first field of a record', () => {
    expect(removeAt('- id: 1\n  name: x\n', [0, 'id'])).toBe('- name: x\n');
    expect(removeAt('- id: 1 # old\n  # Her name.\n  name: x\n', [0, 'id'])).toBe(
      '# Her name.\n# old\n- name: x\n',
    );
    expect(parse(removeAt('- id: 1\n', [0, 'id']))).toEqual([{}]);
    expect(parse(removeAt('a: {b: 1, c: 2} # both\n', ['a', 'b']))).toEqual({ a: { c: 2 } });
  });

  it('keeps the text if the field is missing', () => {
    expect(removeAt(harbour, [0, 'flag'])).toBe(harbour);
  });

  it('keeps Windows line endings', () => {
    const windows = harbour.replaceAll('\n', '\r\n');
    expect(setField(windows, [0, 'name'], 'skua')).toBe(windows.replace('tern', 'skua'));
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
