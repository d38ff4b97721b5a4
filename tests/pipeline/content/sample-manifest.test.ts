import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeSampleManifest } from '../../../scripts/sample-manifest.ts';
import { readEntries } from '../../../src/pipeline/content/read-content.ts';
import manifest from '../../../src/pipeline/content/sample-manifest.json' with { type: 'json' };
import {
  findSamplePhrase,
  phrasesIn,
  type SampleManifest,
  shortHash,
} from '../../../src/pipeline/content/sample-manifest.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const kinds = ['handle', 'name', 'place'] as const;

describe('the manifest of the sample', () => {
  it('knows every picture and name of the sample', async ({ skip }) => {
    const contentDir = path.join(root, 'content');
    const { entries } = await readEntries(contentDir);
    // In a copy whose content/ has an owner of its own there is nothing to compare.
    if (!findSamplePhrase(entries?.owner.name ?? '', 'name')) return skip();
    // When it does not:   npm run sample:manifest
    const known: SampleManifest = manifest;
    expect(await makeSampleManifest(contentDir, known)).toEqual(known);
  });

  it('is all of src/ that knows whom the sample is about', () => {
    const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' });
    const texts = files
      .filter((file) => /\.(?:tsx?|json|css|svg|typ|html)$/.test(file))
      .map((file) => readFileSync(path.join(root, 'src', file), 'utf8'));
    const written = new Set(texts.flatMap((text) => phrasesIn(text).map(({ words }) => words)));
    const known = new Set(Object.values(manifest.phrases).flat());
    const naming = [...written].filter((words) => known.has(shortHash(words)));
    expect(naming).toEqual([]);
  });

  it.each([
    ['name', 'Words by MIRA SOLANO, 2026', 'MIRA SOLANO'],
    ['name', 'mirasolano', 'mirasolano'],
    ['name', 'the Solano method', 'Solano'],
    ['handle', 'https://www.instagram.com/mira.solano.sample', 'mira.solano.sample'],
    ['place', 'At Larkspur Medical, in Burnaby', 'Larkspur Medical'],
  ] as const)('finds a %s in "%s"', (kind, text, found) => {
    expect(findSamplePhrase(text, kind)).toEqual({ text: found, index: text.indexOf(found) });
  });

  it.each(['Mira Nova', 'Solanoa', 'A medical larkspur', 'https://github.com/mira-nova/solanum-sample'])(
    'finds nothing in "%s"',
    (text) => {
      for (const kind of kinds) expect(findSamplePhrase(text, kind)).toBeNull();
    },
  );
});
