import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { changeYaml, createYamlChanger } from '../../../src/editor/server/change-yaml.ts';
import { applyChanges, type Change } from '../../../src/yaml/change.ts';
import { times } from '../../tier.ts';

const fixture = path.resolve(import.meta.dirname, '../../fixtures/content/minimal/projects.yaml');
const text = readFileSync(fixture, 'utf8');

const place = fc.nat({ max: 1 });
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({
    kind: fc.constant('set' as const),
    path: fc.tuple(place, fc.constantFrom('title', 'github', 'description')),
    value: fc.string({ unit: 'grapheme', maxLength: 30 }),
  }),
  fc.record({
    kind: fc.constant('unset' as const),
    path: fc.tuple(place, fc.constantFrom('title', 'github', 'images', 'none')),
  }),
  fc.record({ kind: fc.constant('move' as const), path: fc.constant([]), from: place, to: place }),
  fc.record({
    kind: fc.constant('insert' as const),
    path: fc.constant([]),
    index: place,
    value: fc.constantFrom(
      { id: 0, name: 'new', title: '', github: '', description: '', images: [] },
      { name: 'without-a-number', title: '' },
    ),
  }),
  fc.constant<Change>({ kind: 'renumber', path: [] }),
);
const changes = fc.array(change, { maxLength: 6 });

describe('changeYaml', () => {
  it('has the same result on YAML text as on parsed data', () => {
    fc.assert(
      fc.property(changes, (list) => {
        expect(parse(changeYaml(text, list))).toEqual(applyChanges(parse(text), list));
      }),
      { numRuns: times(10, 200) },
    );
  });

  it('has the same result when only new changes are applied', () => {
    fc.assert(
      fc.property(fc.array(changes, { minLength: 2, maxLength: 4 }), (steps) => {
        const change = createYamlChanger();
        // Some lists have fewer or other changes than before, as after undo.
        for (const list of [...steps, steps.flat(), steps.flat().slice(0, -1)]) {
          expect(change(text, list)).toBe(changeYaml(text, list));
        }
      }),
      { numRuns: times(3, 50) },
    );
  });
});
