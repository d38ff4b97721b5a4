import { describe, expect, it } from 'vitest';
import { insertInto, moveEntry, numberRecords, removeAt } from '../../../src/pipeline/yaml/edit-yaml.ts';

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
  it('moves a record with its comment and leaves the lines between where they are', () => {
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

  it('gives the same text back when a record is moved there and back', () => {
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

  it('takes an entry out of brackets', () => {
    expect(removeAt(boats, [0, 'crew', 0])).toBe(boats.replace('[Ada, Bo]', '[Bo]'));
  });

  it('numbers the records again, touching only the numbers that change', () => {
    const text = removeAt(boats, [0]);
    expect(numberRecords(text, [])).toBe(text.replace('id: 2', 'id: 1').replace('id: 3', 'id: 2'));
  });
});
