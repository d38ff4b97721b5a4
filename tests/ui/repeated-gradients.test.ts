import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('repeats no gradient, because Firefox draws thin stops as broad bands', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join('src', file));
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.filter((file) => readFileSync(file, 'utf8').includes('repeating-'))).toEqual([]);
});
