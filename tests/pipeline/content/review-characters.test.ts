import { describe, expect, it } from 'vitest';
import { reviewCharacters } from '../../../src/pipeline/content/review-characters.ts';
import { typefaceLetters } from '../../../src/pipeline/fonts/typefaces.ts';
import { outputPaths } from '../../../src/pipeline/output-paths.ts';
import { formatProblems } from '../../../src/pipeline/problems.ts';
import { type Change, readTree, swap } from './content-tree.ts';

const { fontCacheDir } = outputPaths(process.cwd());

async function warnings(changes: Record<string, Change>): Promise<string> {
  const { sources } = await readTree(changes);
  return formatProblems(reviewCharacters(sources, await typefaceLetters(fontCacheDir)));
}

describe('letters that the typefaces lack', () => {
  it('finds none in Latin text, its rarer letters included', async () => {
    expect(await warnings({ 'art.yaml': swap('title: Fog', 'title: "Mgła, Łódź – Dvořák, Țurcanu"') })).toBe(
      '',
    );
  });

  it('are named with file, line and field', async () => {
    expect(await warnings({ 'art.yaml': swap('title: Fog', 'title: "Fog, 霧 and 霧雨"') })).toBe(
      [
        'content/art.yaml:3:10  warning: fog: title has "霧", "雨", which the site\'s typefaces lack',
        '  Visitors see them in a typeface of their own device, so the site looks a little different on each. That can be just what you want.',
        '  If not, write them in Latin letters.',
      ].join('\n'),
    );
  });

  it('are found in prose at their own line', async () => {
    expect(await warnings({ 'about/hobbies.md': 'Tea.\n\nAnd more tea ☕ at night.\n' })).toContain(
      'content/about/hobbies.md:3:14  warning: the text has "☕", which the site\'s typefaces lack',
    );
  });

  it('are counted as a reader counts them', async () => {
    expect(await warnings({ 'art.yaml': swap('title: Fog', 'title: "Fog 👩🏽‍💻"') })).toContain(
      'title has "👩🏽‍💻", which',
    );
  });

  it('are summed up where a whole text is in another script', async () => {
    expect(await warnings({ 'art.yaml': swap('title: Fog', 'title: "Туман над морем"') })).toContain(
      'title has "Т", "у", "м", "а", "н", "д" and 3 more, which',
    );
  });

  it('do not matter in words that nobody sees', async () => {
    expect(await warnings({ 'art.yaml': swap('alt: Two masts in fog.', 'alt: Two masts, 霧 above.') })).toBe(
      '',
    );
  });
});
