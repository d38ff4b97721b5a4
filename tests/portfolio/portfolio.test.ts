import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { fitPictures, type Mark } from '../../src/portfolio/fit-pictures.ts';
import type { PlacedPicture, PortfolioPlan } from '../../src/portfolio/plan-portfolio.ts';
import { sheetOf } from '../../src/portfolio/sheet.ts';
import { type Outcome, runCommand } from '../commands/run-command.ts';
import { makeSmallProject, type SmallProject } from '../hosts/small-project.ts';
import { openPdf, readWithPdfium } from '../resume/read-pdf.ts';
import { isFull } from '../tier.ts';

const designer = path.resolve(import.meta.dirname, '../fixtures/owners/designer');

describe('npm run portfolio', () => {
  let project: SmallProject;
  const run = (...args: string[]): Promise<Outcome> =>
    runCommand('portfolio', args, { root: project.folder });
  const file = (name: string) => path.join(project.folder, 'portfolio', name);

  beforeAll(async () => {
    project = await makeSmallProject({ content: designer });
    // Enough dots for 300 dpi.
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    await sharp({ create: { width: 1600, height: 1200, channels: 3, noise, background: '#fff' } })
      .jpeg()
      .toFile(path.join(project.folder, 'content/images/projects/tram-map.jpg'));
  });
  afterAll(() => project.remove());

  it('contains every block of a case study, tagged, in the order of the parts', async () => {
    expect(await run('--paper', 'a4')).toMatchObject({ status: 0, stderr: '' });
    const pdf = await readFile(file('portfolio.pdf'));
    const { pages, sizesPt } = await readWithPdfium(pdf);
    expect(new Set(sizesPt.map(({ width, height }) => `${width} × ${height}`))).toEqual(
      new Set(['595 × 842']),
    );
    const text = pages.join(' ').replaceAll(/\s+/g, ' ');
    const parts = [
      'Odalys Brandt-Ferreira',
      'Drawing and tests with passengers',
      'Before: what forty people squinted at.',
      'I thought it was one long street.',
      'with walking minutes 38 of 40 26 s',
      'Four minutes uphill, in four seconds.',
      'inline-size: calc(var(--minutes) * 4mm)',
      'ola@odalys-brandt.example',
    ];
    const places = parts.map((part) => text.indexOf(part));
    expect(places, text).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    const inside = openPdf(pdf);
    for (const tag of ['H1', 'H2', 'H3', 'Figure', 'Table', 'TH', 'BlockQuote', 'Link'])
      expect(inside, tag).toMatch(new RegExp(`/S ?/${tag}\\b`));
    expect(inside).toContain('<pdfuaid:part');
    expect(inside).toMatch(/\/Outlines/);
  });

  it.runIf(isFull)(
    'stays below a maximum size with pictures that are sharp in print, or writes nothing',
    async () => {
      await run('--paper', 'a4');
      const whole = (await readFile(file('portfolio.pdf'))).length;
      await rm(file('portfolio.pdf'));
      const { stdout } = await run('--paper', 'a4', '--max-size', `${Math.floor(whole / 1000) - 100}KB`);
      expect(Number(/of up to (\d+) dpi/.exec(stdout)?.[1])).toBeGreaterThanOrEqual(150);
      expect((await readFile(file('portfolio.pdf'))).length).toBeLessThan(whole);
      const refused = await run('--screen', '--max-size', '100KB');
      expect(refused.stderr).toMatch(/With pictures of 150 dpi, .* more than 100 KB\./);
      expect(await readdir(path.join(project.folder, 'portfolio'))).toEqual(['portfolio.pdf']);
    },
  );

  it('renders the diagrams of a case study', async () => {
    const story = path.join(project.folder, 'content/projects/tram-map.md');
    const before = await readFile(story, 'utf8');
    await writeFile(story, `${before}\n\`\`\`mermaid\nflowchart LR\n  A[Stop] --> B[Walk & wait]\n\`\`\`\n`);
    expect(await run('--paper', 'a4')).toMatchObject({ status: 0, stderr: '' });
    const pdf = await readFile(file('portfolio.pdf'));
    const text = (await readWithPdfium(pdf)).pages.join(' ');
    expect(text).toContain('Walk & wait');
    expect(text).not.toContain('flowchart');
    await writeFile(story, before);
  });

  it('has underscores behind titles only in looks whose pages have them', async () => {
    const brand = path.join(project.folder, 'content/brand.yaml');
    const filledShapes = async (shape: string) => {
      await writeFile(brand, `look: { shape: ${shape} }\n`);
      expect(await run('--paper', 'a4')).toMatchObject({ status: 0, stderr: '' });
      return openPdf(await readFile(file('portfolio.pdf'))).match(/\sf\s/g)?.length ?? 0;
    };
    expect(await filledShapes('ruled')).toBeGreaterThan(await filledShapes('plain'));
    await rm(brand);
  });
});

const photographer = path.resolve(import.meta.dirname, '../fixtures/owners/photographer');

it.runIf(isFull)('shows photos beside each other for an owner without case studies', async () => {
  const project = await makeSmallProject({ content: photographer });
  onTestFinished(() => project.remove());
  const outcome = await runCommand('portfolio', ['--screen'], { root: project.folder });
  expect(outcome).toMatchObject({ status: 0, stderr: '' });
  const pdf = await readFile(path.join(project.folder, 'portfolio/portfolio-screen.pdf'));
  const { pages } = await readWithPdfium(pdf);
  const page = pages.find((text) => text.includes('Jo and Petroc, caught by a shower'));
  expect(page).toContain('Mei and Daniel, the last light of August');
  expect(pages.at(-1)).toContain('hello@carys-penhallow.example');
});

it('shows publications or positions if there are no projects, and reports a placeholder portrait', async () => {
  const pagesOf = async (owner: string) => {
    const content = path.resolve(import.meta.dirname, `../fixtures/owners/${owner}`);
    const project = await makeSmallProject({ content });
    onTestFinished(() => project.remove());
    const isPlaceholder = owner === 'nurse';
    if (isPlaceholder) {
      const folder = path.join(project.folder, 'content/images/about');
      await rm(path.join(folder, 'portrait.jpg'));
      const placeholder = '../../starter/content/images/about/portrait.png';
      await copyFile(path.resolve(import.meta.dirname, placeholder), path.join(folder, 'portrait.png'));
    }
    const outcome = await runCommand('portfolio', [], { root: project.folder });
    expect(outcome).toMatchObject({ status: 0, stderr: '' });
    expect(outcome.stdout.includes('"/images/about/portrait.jpg" is not yours')).toBe(isPlaceholder);
    const pdf = await readFile(path.join(project.folder, 'portfolio/portfolio.pdf'));
    return (await readWithPdfium(pdf)).pages.map((page) => page.replaceAll(/\s+/g, ' '));
  };
  const [researcher, nurse] = await Promise.all([pagesOf('researcher'), pagesOf('nurse')]);
  expect(researcher[2]).toMatch(/^Selected work Forty-one wells disagree .* Ice lenses as valves /);
  expect(researcher[2]).toContain('what a single well can say about a bog');
  expect(nurse[2]).toMatch(/^Wards Registered Nurse, Intensive Care .* Volunteering Nurse /);
  expect(nurse.at(-1)).toContain('amina@deschamps-kovac.example');
});

describe('a picture that moved to the next page', () => {
  const sheet = sheetOf('a4');
  const picture = { id: '/pictures/1.jpg', width: 300, height: 300, caption: '' } as PlacedPicture;
  const plan = {
    sheet,
    stories: [{ blocks: [{ kind: 'figures', figures: [picture] }] }],
    photos: [],
  } as unknown as PortfolioPlan;
  const marks = (end: number): Mark[] => [
    { kind: 'end', page: 1, y: end },
    { kind: 'figure', id: picture.id, page: 2, y: sheet.marginY },
  ];
  const heightOf = (changed: PortfolioPlan | null) => {
    const block = changed?.stories[0]?.blocks[0];
    return block?.kind === 'figures' ? block.figures[0]?.height : undefined;
  };

  it('gets smaller if it then fits on the previous page, unless it would be too small', () => {
    expect(heightOf(fitPictures(plan, marks(540)))).toBeCloseTo(221.9, 0);
    expect(fitPictures(plan, marks(640))).toBeNull();
  });
});
