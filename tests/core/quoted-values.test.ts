import { expect, it } from 'vitest';
import { found } from '../../src/core/quoted-values.ts';

it('shortens a long value without cutting an emoji in two', () => {
  expect(found('🐈'.repeat(60))).toBe(`"${'🐈'.repeat(60)}"`);
  expect(found(`a${'🐈'.repeat(60)}`)).toBe(`"a${'🐈'.repeat(58)}…"`);
});
