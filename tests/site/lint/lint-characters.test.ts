import { describe, expect, it } from 'vitest';
import { sortDiagnostics } from '../../../src/core/diagnostics.ts';
import { chooseFaces } from '../../../src/fonts/script-faces.ts';
import { lintCharacters, listSpecialTexts } from '../../../src/site/lint/lint-characters.ts';
import { ownLetters, sampleTypefaces } from '../../fonts/sample-faces.ts';
import { type Change, readTree, swap } from '../content-tree.ts';

async function positions(
  changes: Record<string, Change>,
  typefaceDir: string = sampleTypefaces,
): Promise<string[]> {
  const { sources } = await readTree(changes);
  const texts = listSpecialTexts(sources);
  const characters = texts.map(({ text }) => text).join('');
  const own = await ownLetters();
  const choice = await chooseFaces(characters, own, 'en', { typefaceDir, mayFetch: false });
  const diagnostics = sortDiagnostics(lintCharacters(texts, own, choice));
  return diagnostics.map(({ file, line, column }) => `${file}:${line}:${column}`);
}

describe('characters that no font covers', () => {
  it('do not include rare Latin letters', async () => {
    expect(
      await positions({ 'art.yaml': swap('title: Fog', 'title: "Mgła, Łódź – Dvořák, Țurcanu"') }),
    ).toEqual([]);
  });

  it('do not include characters of installed fonts', async () => {
    const title = 'Mgła, Туман, Ομίχλη, Sương mù, נעמה, 東京, 김, สวัสดี, हिन्दी, لبنى, 👩🏽‍💻, ✓';
    expect(await positions({ 'art.yaml': swap('title: Fog', `title: "${title}"`) })).toEqual([]);
  });

  it('are reported with file, line and column', async () => {
    expect(await positions({ 'art.yaml': swap('title: Fog', 'title: "Fog, 𐐀1 and 𐐀𐐁"') })).toEqual([
      'content/art.yaml:3:10',
    ]);
    expect(await positions({ 'about/hobbies.md': 'Tea.\n\nAnd more tea 𐐀 at night.\n' })).toEqual([
      'content/about/hobbies.md:3:14',
    ]);
  });

  it('are reported once for each font that is not installed', async () => {
    const changes = {
      'art.yaml': swap('title: Fog', 'title: "Fog, لبنى"'),
      'about/hobbies.md': 'Tea.\n\nMore: بيت ☕\n',
    };
    expect(await positions(changes, '/nowhere')).toEqual([
      'content/about/hobbies.md:3:11',
      'content/art.yaml:3:10',
    ]);
  });

  it('are ignored in alternative texts', async () => {
    expect(
      await positions({ 'art.yaml': swap('alt: Two masts in fog.', 'alt: Two masts, 霧 above.') }),
    ).toEqual([]);
  });
});
