import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { resumeDesigns } from '../../src/features/experiences/resume-designs.ts';
import { isWholeResume } from '../../src/resume/plan-resume.ts';
import { typesetLensResume, typesetResume } from '../../src/resume/resume-pdf.ts';
import { withDesign } from '../../src/resume/tailor-content.ts';
import type { SiteContent } from '../../src/site/site-content.ts';
import { defaultFaces, sampleFaces } from '../fonts/sample-faces.ts';
import { expectReadable } from './expect-readable.ts';
import { readWithPdfium } from './read-pdf.ts';
import { readContentIn, recordsOf, withRecords } from './sample-content.ts';

const root = path.resolve(import.meta.dirname, '../..');
const ownersDir = path.join(root, 'tests/fixtures/owners');
const timeout = 600_000;

describe('programs find every field of the résumé in order', { timeout }, () => {
  const cases = readdirSync(ownersDir).flatMap((owner) =>
    resumeDesigns.map((design) => [owner, design] as const),
  );
  it.each(cases)('of the owner "%s" in the design "%s"', async (owner, design) => {
    const content = withDesign(await readContentIn(path.join(ownersDir, owner)), design);
    const { pdf, pages, resume } = await typesetResume(content, await facesFor(content));
    expectReadable((await readWithPdfium(pdf)).pages, resume);
    // An owner without a section of kind resume has the default design.
    if (resume.design === 'compact' && !isWholeResume(content)) expect(pages).toBe(1);
  });

  it.each([1, 2] as const)('for a lens, on %i page(s)', async (pages) => {
    const content = await readContentIn(path.join(root, 'content'));
    const [lens] = content.lenses;
    if (!lens) throw new Error('the sample owner has a lens');
    const { pdf, resume } = await typesetLensResume(content, { ...lens, pages }, await facesFor(content));
    const read = await readWithPdfium(pdf);
    expect(read.pages).toHaveLength(pages);
    expectReadable(read.pages, resume);
  });

  it('with titles and employers longer than a line', async () => {
    const content = await readContentIn(path.join(root, 'content'));
    const work = recordsOf(content, 'jobs', 'work').map((job) => ({
      ...job,
      title: 'Interim Assistant Deputy Coordinator of Medication Reconciliation and Safety',
      organization: 'The Northern Confederation of Independent Community Pharmacies, Office for Standards',
    }));
    const long = withRecords(
      { ...content, projects: content.projects.slice(0, 2) },
      { work, healthcare: [] },
    );
    const { pdf, resume } = await typesetResume(long, await facesFor(long));
    expectReadable((await readWithPdfium(pdf)).pages, resume);
  });
});

async function facesFor({ owner, home, sections, projects, locale, site }: SiteContent) {
  const texts = JSON.stringify([owner, home, sections, projects]);
  return defaultFaces(await sampleFaces(texts + locale.characters, site.language));
}
