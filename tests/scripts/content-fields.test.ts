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
