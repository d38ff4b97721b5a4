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

function textsIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|json|css|svg|typ|html|ya?ml|md)$/.test(file))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'));
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

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

  it('is all of src/ that knows whom the sample is about', ({ skip }) => {
    const known = new Set(Object.values(manifest.phrases).flat());
    const written = textsIn('content').flatMap((text) => phrasesIn(text).map(({ words }) => words));
    const telling = [...new Set(written)].filter((words) => known.has(shortHash(words)));
    // In a copy whose content/ has an owner of its own nobody knows whom to look for.
    if (telling.length === 0) return skip();
    const sources = ` ${textsIn('src').flatMap(wordsIn).join(' ')} `;
    expect(telling.filter((words) => sources.includes(` ${words} `))).toEqual([]);
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
