import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type ContentField, findNarrowed, readContentFields } from '../../scripts/content-fields.ts';
import { contentVersion } from '../../src/content/site-schema.ts';

const released = path.resolve(import.meta.dirname, `../fixtures/content-fields/${contentVersion}.json`);
const fix =
  'Accept the old content again, or raise contentFormat in src/content/site-schema.ts and add a migration: CONTRIBUTING.md, "Versions of content".';

it('accepts content that the last release of this version accepted', async ({ skip }) => {
  if (!existsSync(released)) return skip();
  const before = new Map<string, ContentField>(Object.entries(JSON.parse(await readFile(released, 'utf8'))));
  expect(before.size).toBeGreaterThan(400);
  expect(findNarrowed(before, await readContentFields()), fix).toEqual([]);
});

const text = { isObligatory: false, types: ['string'], values: null };
const kinds = { ...text, isObligatory: true, values: ['home', 'about'] };
const group = { ...text, types: ['object'] };

it.each<[Record<string, ContentField | null>, string[]]>([
  [{}, []],
  [{ 'a.more': text, 'a.group': group, 'a.group.name': kinds }, []],
  [{ 'a.kind': { ...kinds, isObligatory: false, values: ['home', 'about', 'art'] } }, []],
  [{ 'a.text': { ...text, types: ['string', 'number'] } }, []],
  [{ 'a.text': null }, ['a.text is gone']],
  [{ 'a.text': { ...text, isObligatory: true } }, ['a.text may no longer be left out']],
  [{ 'a.text': { ...text, types: ['number'] } }, ['a.text may no longer be string']],
  [{ 'a.kind': { ...kinds, values: ['home'] } }, ['a.kind may no longer be about']],
  [{ 'a.text': { ...text, values: ['yes'] } }, ['a.text may no longer be anything']],
  [{ 'a.more': kinds }, ['a.more is new and may not be left out']],
])('tells fields that accept less from fields that accept more: %j', (changes, narrowed) => {
  const before = new Map<string, ContentField>([
    ['a', group],
    ['a.text', text],
    ['a.kind', kinds],
  ]);
  const after = Object.entries({ ...Object.fromEntries(before), ...changes });
  const today = new Map(after.flatMap(([place, field]) => (field ? [[place, field]] : [])));
  expect(findNarrowed(before, today)).toEqual(narrowed);
});
