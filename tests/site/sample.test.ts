import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeSamplePictures } from '../../scripts/sample-pictures.ts';
import { samplePatterns } from '../../src/site/lint/find-leftovers.ts';
import { readRawContent } from '../../src/site/read-content.ts';
import samplePictures from '../../src/site/sample-pictures.json' with { type: 'json' };

describe('traces of the sample', () => {
  it('include every picture; otherwise run   npm run sample:pictures', async ({ skip }) => {
    const { rawContent } = await readRawContent(path.resolve(import.meta.dirname, '../../content'));
    // A fork may have its own content/.
    if (!samplePatterns.name.test(rawContent?.owner.name ?? '')) return skip();
    expect(await makeSamplePictures()).toEqual(samplePictures);
  });

  it.each([
    ['name', 'Words by MIRA SOLANO, 2026', 'MIRA SOLANO'],
    ['name', 'mirasolano', 'mirasolano'],
    ['name', 'the Solano method', 'Solano'],
    ['handle', 'https://www.instagram.com/mira.solano.sample', 'mira.solano.sample'],
    ['place', 'At Larkspur Medical, in Burnaby', 'Larkspur Medical'],
  ] as const)('include the %s in "%s"', (kind, text, found) => {
    expect(samplePatterns[kind].exec(text)?.[0]).toBe(found);
  });

  it.each(['Mira Nova', 'Solanoa', 'A medical larkspur', 'https://github.com/mira-nova/solanum-sample'])(
    'are not in "%s"',
    (text) => {
      for (const pattern of Object.values(samplePatterns)) expect(text).not.toMatch(pattern);
    },
  );
});
