import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readMarks } from '../../src/content/read-inline.ts';
import { toPlainText } from '../../src/core/prose.ts';
import { readBullets, toRichText } from '../../src/import/rich-texts.ts';
import { times } from '../tier.ts';

const signs = ['*', '**', '[', ']', '(https://a.ca)', '\\', '\\*', '_', 'a', ' b', '. ', '`', '<i>', '&amp;'];

it('shows texts of another program unchanged', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...signs), { minLength: 1, maxLength: 9 }), (parts) => {
      const plain = parts.join('').replace(/\s+/g, ' ').trim();
      const { text, diagnostics } = readMarks(toRichText(plain));
      expect(diagnostics).toEqual([]);
      expect(toPlainText(text)).toBe(plain);
    }),
    { numRuns: times(300, 5_000) },
  );
});

it.each([
  ['• One\n• Two', ['One', 'Two']],
  ['- One\r\n\r\n- Two', ['One', 'Two']],
  ['1) One\n2) Two', ['One', 'Two']],
  ['Led: • One • Two', ['Led:', 'One', 'Two']],
  ['C++ and a-b', ['C++ and a-b']],
  ['  \n', []],
])('reads %j as a list of texts', (text, lines) => {
  expect(readBullets(text)).toEqual(lines);
});
