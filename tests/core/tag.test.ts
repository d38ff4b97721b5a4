import { expect, it } from 'vitest';
import { tagKey, tagSlug } from '../../src/core/slugify.ts';

it.each([
  ['TypeScript', 'typescript'],
  ['Machine learning', 'machine-learning'],
  ['C', 'c'],
  ['C++', 'c-plus-plus'],
  ['C#', 'c-sharp'],
  ['日本', '65e5-672c'],
  // Must not have the address of "test".
  ['試験 test', '8a66-9a13-74-65-73-74'],
  ['…!', ''],
])('gives the tag %s an address of plain letters', (tag, slug) => {
  expect(tagSlug(tag)).toBe(slug);
});

it('recognizes spellings of one tag', () => {
  expect(new Set(['Node.js', 'NodeJS', 'node js'].map(tagKey)).size).toBe(1);
  expect(tagKey('Go')).not.toBe(tagKey('Good'));
});
