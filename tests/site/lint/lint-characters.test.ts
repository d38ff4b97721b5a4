import { describe, expect, it } from 'vitest';
import { formatDiagnostics } from '../../../src/core/diagnostics.ts';
import { chooseFaces } from '../../../src/fonts/choose-faces.ts';
import { lintCharacters, listSpecialTexts } from '../../../src/site/lint/lint-characters.ts';
import { ownLetters, sampleTypefaces } from '../../fonts/sample-faces.ts';
import { type Change, readTree, swap } from '../content-tree.ts';

async function warnings(
  changes: Record<string, Change>,
  typefaceDir: string = sampleTypefaces,
): Promise<string> {
  const { sources } = await readTree(changes);
  const texts = listSpecialTexts(sources);
  const words = texts.map(({ text }) => text).join('');
  const own = await ownLetters();
  const choice = await chooseFaces(words, own, 'en', { typefaceDir, mayFetch: false });
  return formatDiagnostics(lintCharacters(texts, own, choice));
}

describe('letters that the typefaces lack', () => {
  it('finds none in Latin text, its rarer letters included', async () => {
    expect(await warnings({ 'art.yaml': swap('title: Fog', 'title: "Mgła, Łódź – Dvořák, Țurcanu"') })).toBe(
      '',
    );
  });

  it('do not matter where a typeface is here that has them', async () => {
    const title = 'Mgła, Туман, Ομίχλη, Sương mù, נעמה, 東京, 김, สวัสดี, हिन्दी, لبنى, 👩🏽‍💻, ✓';
    expect(await warnings({ 'art.yaml': swap('title: Fog', `title: "${title}"`) })).toBe('');
  });

  it('are named with file, line and field', async () => {
    expect(await warnings({ 'art.yaml': swap('title: Fog', 'title: "Fog, 𐐀1 and 𐐀𐐁"') })).toBe(
      [
        'content/art.yaml:3:10  warning: fog: title has "𐐀", "𐐁", for which no typeface is known here',
        '  Visitors see them in a typeface of their own device; the résumé in PDF and the share cards leave them out.',
        '  Write them otherwise, or put a font file that has them into content/fonts/.',
      ].join('\n'),
    );
  });

  it('are found in prose at their own line', async () => {
    expect(await warnings({ 'about/hobbies.md': 'Tea.\n\nAnd more tea 𐐀 at night.\n' })).toContain(
      'content/about/hobbies.md:3:14  warning: the text has "𐐀", for which',
    );
  });

  it('are summed up where a whole text is in another script', async () => {
    expect(await warnings({ 'art.yaml': swap('title: Fog', 'title: "𐐀𐐁𐐂𐐃𐐄𐐅𐐆𐐇𐐈"') })).toContain(
      'title has "𐐀", "𐐁", "𐐂", "𐐃", "𐐄", "𐐅" and 3 more, for',
    );
  });

  it('are told once for a typeface that could not be had, where it is wanted first', async () => {
    const changes = {
      'art.yaml': swap('title: Fog', 'title: "Fog, لبنى"'),
      'about/hobbies.md': 'Tea.\n\nMore: بيت ☕\n',
    };
    expect(await warnings(changes, '/nowhere')).toBe(
      [
        'content/about/hobbies.md:3:11  warning: the typeface for emoji, wanted for "☕", is not here: it is fetched at the next build',
        '  The site is made without it. Visitors see these characters in a typeface of their own device; the résumé in PDF and the share cards leave them out.',
        '  Connect to the internet and run this again, or install the typeface for good:   npm install @expo-google-fonts/noto-emoji@0.4.7',
        '',
        'content/art.yaml:3:10  warning: fog: the typeface for Arabic, wanted for "ل", "ب", "ن", "ى", "ي", "ت", is not here: it is fetched at the next build',
        '  The site is made without it. Visitors see these characters in a typeface of their own device; the résumé in PDF and the share cards leave them out.',
        '  Connect to the internet and run this again, or install the typeface for good:   npm install @expo-google-fonts/vazirmatn@0.4.1',
      ].join('\n'),
    );
  });

  it('do not matter in words that nobody sees', async () => {
    expect(await warnings({ 'art.yaml': swap('alt: Two masts in fog.', 'alt: Two masts, 霧 above.') })).toBe(
      '',
    );
  });
});
