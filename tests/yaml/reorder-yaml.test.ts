import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { insertInto, insertRecords, moveEntry, numberRecords, removeAt } from '../../src/yaml/edit-yaml.ts';

const boats = `# Boats, oldest first.

- id: 1
  name: tern   # her second name
  crew: [Ada, Bo]

# Repainted in May.
- id: 2
  name: 'gull'
  crew:
    - Cy
    - Di # cooks

- id: 3
  name: auk
  crew: []
`;

describe('the order of a list in a YAML file', () => {
  it('moves a record with its comment and keeps blank lines', () => {
    expect(moveEntry(boats, [], 2, 0)).toBe(`# Boats, oldest first.

- id: 3
  name: auk
  crew: []

- id: 1
  name: tern   # her second name
  crew: [Ada, Bo]

# Repainted in May.
- id: 2
  name: 'gull'
  crew:
    - Cy
    - Di # cooks
`);
  });

  it('restores the text when a record is moved back', () => {
    expect(moveEntry(moveEntry(boats, [], 0, 2), [], 2, 0)).toBe(boats);
  });

  it('moves an entry of a list inside a record, in brackets or with dashes', () => {
    expect(moveEntry(boats, [0, 'crew'], 1, 0)).toContain('crew: [Bo, Ada]');
    expect(moveEntry(boats, [1, 'crew'], 1, 0)).toContain('    - Di # cooks\n    - Cy\n');
  });

  it('adds a record between others', () => {
    const text = insertInto(boats, { id: 9, name: 'skua' }, [], 1);
    expect(text).toContain('crew: [Ada, Bo]\n\n- id: 9\n  name: skua\n\n# Repainted in May.\n');
  });

  it('removes an entry from brackets', () => {
    expect(removeAt(boats, [0, 'crew', 0])).toBe(boats.replace('[Ada, Bo]', '[Bo]'));
  });

  it('numbers the records again, touching only the numbers that change', () => {
    const text = removeAt(boats, [0]);
    expect(numberRecords(text, [])).toBe(text.replace('id: 2', 'id: 1').replace('id: 3', 'id: 2'));
  });
});

describe('adding many records at once', () => {
  const list = `# Boats.

# The first one.
- name: tern
  crew: [Ada]

# Repainted.
- name: gull
  crew:
    - Bo
`;

  it('inserts each before the record at its position, and changes no other line', () => {
    const text = insertRecords(
      list,
      [],
      [
        { at: 1, record: { name: 'skua', crew: ['Cy'] } },
        { at: 0, record: { name: 'auk' } },
        { at: 9, record: { name: 'rail' } },
        { at: 1, record: { name: 'swan' } },
      ],
    );
    expect((parse(text) as { name: string }[]).map(({ name }) => name)).toEqual([
      ...['auk', 'tern', 'skua', 'swan', 'gull', 'rail'],
    ]);
    const otherLines = text
      .split('\n')
      .filter((line) => !/auk|skua|Cy|rail|swan|^ {2}crew:$/.test(line) && line !== '');
    expect(otherLines).toEqual(list.split('\n').filter((line) => line !== '' && line !== '  crew:'));
    expect(text).toContain('# Repainted.\n- name: gull');
  });

  it('starts a missing list below its comments', () => {
    const items = [
      { at: 0, record: { name: 'auk' } },
      { at: 0, record: { name: 'rail' } },
    ];
    expect(insertRecords('', [], items)).toBe('- name: auk\n- name: rail\n');
    expect(insertRecords('[]\n', [], items)).toBe('- name: auk\n- name: rail\n');
    expect(insertRecords('# Boats.\n', [], items)).toBe('# Boats.\n\n- name: auk\n- name: rail\n');
  });

  it('keeps comments at the end of a file with their record', () => {
    const text = '- name: gull\n  # Repainted.\n';
    expect(insertRecords(text, [], [{ at: 5, record: { name: 'auk' } }])).toBe(`${text}- name: auk\n`);
  });

  it('adds to a list in a record, in brackets or not, and keeps line endings', () => {
    const one = insertRecords(list.replaceAll('\n', '\r\n'), [0, 'crew'], [{ at: 5, record: 'Di' }]);
    expect(one).toBe(list.replace('[Ada]', '[Ada, Di]').replaceAll('\n', '\r\n'));
    const two = insertRecords(list, [1, 'crew'], [{ at: 0, record: 'Di' }]);
    expect(two).toBe(list.replace('    - Bo', '    - Di\n    - Bo'));
  });
});
