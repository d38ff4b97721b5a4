import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';

/** Compares a text with a file of this folder. */
export async function expectGolden(name: string, text: string): Promise<void> {
  const file = path.join(import.meta.dirname, name);
  if (process.env.UPDATE_GOLDEN) await writeFile(file, text);
  const hint = `tests/golden/${name}; to accept a change, run this test with UPDATE_GOLDEN=1`;
  expect(text, hint).toBe(await readFile(file, 'utf8'));
}
