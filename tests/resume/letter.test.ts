import { beforeAll, describe, expect, it } from 'vitest';
import { outputsOnDemand } from '../../src/build/outputs.ts';
import type { Site } from '../../src/build/site.ts';
import { readLocale } from '../../src/content/read-locale.ts';
import { readProse } from '../../src/content/read-prose.ts';
import type { Letter } from '../../src/features/letters/letter.ts';
import { loadFormulas } from '../../src/math/read-formula.ts';
import { planLetter } from '../../src/resume/plan-resume.ts';
import { typesetLetter } from '../../src/resume/resume-pdf.ts';
import type { SiteContent } from '../../src/site/site-content.ts';
import { defaultFaces } from '../fonts/sample-faces.ts';
import { folderForAll } from '../temporary-folder.ts';
import { readWithPdfium } from './read-pdf.ts';
import { readSampleContent } from './sample-content.ts';

const { prose } = readProse('Dear Sir,\n\nI *build* `C++` for [pumps](/projects).\n\n- one\n- two\n', [
  '/projects',
]);
const letter: Letter = { name: 'quay', prose, to: 'Harbour Clinics\nDr. A. Reyes\n', subject: 'Screens' };

let content: SiteContent;
const resumeCacheDir = folderForAll();
beforeAll(async () => {
  content = await readSampleContent();
});

describe('a letter', () => {
  it('is published only if the owner enables it', async () => {
    const letters = [letter, { ...letter, name: 'open', publish: true as const, date: '2 November 2026' }];
    const site = {
      ...{ content: { ...content, letters }, faces: await defaultFaces() },
      ...{ paths: { resumeCacheDir }, canTypeset: true, translations: [] },
    } as unknown as Site;
    const answer = outputsOnDemand(site);
    expect(await answer('files/letter-quay.pdf')).toBeNull();
    const { pages } = await readWithPdfium((await answer('files/letter-open.pdf')) as Uint8Array);
    const texts = pages.map((page) => page.split(/\s+/).join(' '));
    expect(texts).toEqual([expect.stringContaining('mira@mira-solano.example')]);
    expect(texts[0]).toMatch(
      /Harbour Clinics Dr\. A\. Reyes 2 November 2026 Screens Dear Sir, I build C\+\+ for pumps\. one two/,
    );
    expect(texts[0]).not.toContain('Work Experience');
  });

  it('has formulas in plain characters', async () => {
    const { prose: text } = readProse(
      'Flow is $x^2 \\leq \\frac{1}{2}$, not $\\foo$.',
      [],
      await loadFormulas(),
    );
    const pdf = await typesetLetter(content, { name: 'flow', prose: text }, await defaultFaces());
    expect((await readWithPdfium(pdf)).pages.join(' ')).toMatch(/Flow is x² ≤ 1\/2, not \\foo\./);
  });

  it('shows the headline of its lens', () => {
    const lenses = [{ name: 'clinics', title: 'Clinics', tags: ['pharmacy'], headline: 'For clinics' }];
    expect(planLetter({ ...content, lenses }, { ...letter, lens: 'clinics' }).role).toBe('For clinics');
    expect(planLetter({ ...content, lenses }, letter).role).toBe(content.owner.role);
  });

  it('writes a date in the language of the letter', async () => {
    const { locale } = await readLocale('de');
    const dateOf = (date: string) => planLetter({ ...content, locale }, { ...letter, date }).letter?.date;
    expect(dateOf('2026-03-02')).toBe('2. März 2026');
    expect(dateOf('Lisboa, março de 2026')).toBe('Lisboa, março de 2026');
  });
});
