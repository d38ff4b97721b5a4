import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { samplePatterns } from '../../src/site/lint/find-leftovers.ts';
import { listedPages, makeSmallProject } from '../hosts/small-project.ts';
import { readWithPdfium } from '../resume/read-pdf.ts';
import { isFull } from '../tier.ts';
import { findViolations, findViolationsInBothThemes } from './accessibility-checks.ts';
import { citesPublications } from './cites-publications.ts';
import { findLayoutFaults } from './layout-faults.ts';
import { playsClips } from './plays-clips.ts';
import { readsFromRightToLeft } from './right-to-left.ts';
import { speaksLanguages } from './speaks-languages.ts';
import { readThrough, rendered, visit } from './visitor.ts';

/*
 * Owners unlike the sample's, three of them in another look: their sites show exactly their content, without code
 * changes. `npm test` checks each page at the narrowest width, `npm run test:full` at every width in both themes.
 */

const fixtures = path.resolve(import.meta.dirname, '../fixtures/owners');
const widths = isFull ? [320, 375, 430, 768, 1024, 1440, 2560] : [320];

/** Text of the sample that no other site may contain. */
const personaWords =
  /\b(?:Refills|Hackathon|Devpost|Digital Art|Good Eats|My Beloved|Hello There|pharmac\w+|tuxedo|prescription|Healthcare)\b/i;

type Owner = {
  name: string;
  who: string;
  /** Addresses of the sample that this owner's site lacks. */
  without: string[];
  /** Text of the published résumé; none without a résumé. */
  resume: string[];
  /** Further checks of the site. */
  extras?: (page: Page, home: string) => Promise<void>;
};

const owners: Owner[] = [
  {
    name: 'photographer',
    who: 'Carys Penhallow',
    without: ['/projects', '/experiences', '/art', '/files/resume.pdf', '/resume.json', '/resume.txt'],
    resume: [],
    extras: async (page, home) => {
      await page.goto(home);
      // The newest wedding is a video, and its cover is marked as one.
      await expect(page.locator('main div', { hasText: 'Confetti' }).last().locator('svg')).toBeVisible();
      // An offer leads to the form, which then names it.
      await page.goto(`${home}/prices`);
      await page.getByRole('link', { name: 'Ask about The registry office' }).click();
      await expect(page.getByRole('combobox', { name: 'Subject' })).toHaveValue('The registry office');
      await page.reload();
      await expect(page.getByRole('combobox', { name: 'Subject' })).toHaveValue('The registry office');
    },
  },
  {
    name: 'researcher',
    who: 'Eirik Haugland-Moss',
    without: ['/projects', '/experiences', '/art'],
    resume: [
      'Eirik Haugland-Moss',
      'Västerbotten University',
      'Uppland Technical University',
      'Early Career Grant',
      // The oldest of sixty.
      'Hydraulic conductivity of one metre of peat',
    ],
    extras: citesPublications,
  },
  {
    name: 'designer',
    who: 'Odalys Brandt-Ferreira',
    without: ['/projects', '/experiences', '/art', '/files/resume.pdf'],
    resume: [],
    extras: playsClips,
  },
  {
    name: 'nurse',
    who: 'Amina Deschamps-Kovač',
    without: ['/projects', '/experiences', '/art'],
    resume: [
      'Cégep du Fleuve',
      'Université des Trois Rives',
      'Croatian',
      'Advanced Life Support',
      'Clinique d',
    ],
  },
  {
    name: 'arabic',
    who: 'ليلى السماوي',
    without: ['/experiences', '/art'],
    resume: [],
    extras: async (page, home) => {
      await readsFromRightToLeft(page, home);
      await followsSystem(page, home);
      await speaksLanguages(page, home);
    },
  },
  {
    name: 'japanese',
    who: '水野 遥',
    without: ['/projects', '/experiences', '/art'],
    resume: ['水野 遥', '友禅工房', '三色で足りること', 'アトリエ遥'],
  },
  {
    name: 'german',
    who: 'Friederike Achternbusch',
    without: ['/projects', '/experiences', '/art'],
    resume: ['Friederike Achternbusch', 'Meisterbrief', 'Sept. 2018', 'Muttersprache'],
  },
];

// Axe is a script that the policy would block.
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

/** Right to left, with a case study. The others take two minutes more. */
const first = ['arabic'];

for (const owner of owners) {
  const tag = first.includes(owner.name) ? [] : '@full';
  test(`publishes only the content of the owner ${owner.name}`, { tag }, async ({ page }) => {
    const project = await makeSmallProject({ content: path.join(fixtures, owner.name) });
    // The quality of pictures does not change the layout.
    const { home, close } = await project.serve({ profile: isFull ? 'fast' : 'test' });
    try {
      await expectNoTrace(project.dist);
      await expectAddresses(page, home, owner);
      await expectResume(project.dist, owner);
      await walk(page, home, await pathsOf(owner));
      await owner.extras?.(page, home);
    } finally {
      await close();
    }
  });
}

async function pathsOf({ name }: Owner): Promise<string[]> {
  const listed = await listedPages(path.join(fixtures, name));
  const list = listed.find(({ kind }) => kind === 'projects');
  const caseStudies = await readdir(path.join(fixtures, name, 'projects')).catch(() => []);
  const below = list ? caseStudies.map((file) => `${list.path}/${file.replace('.md', '')}`) : [];
  return [...listed.map(({ path: page }) => page), ...below, '/nothing-here'];
}

/** No published text contains the sample's owner. */
async function expectNoTrace(dist: string): Promise<void> {
  const names = (await readdir(dist, { recursive: true })).filter((name) =>
    /\.(?:html|json|txt|xml|vcf)$/.test(name),
  );
  const texts = await Promise.all(names.map((name) => readFile(path.join(dist, name), 'utf8')));
  // Parts of every page are checked once.
  const text = [...new Set(texts.flatMap((each) => each.split(/[<>"]/)))].join('\n');
  // Shapes of diagrams have an rx.
  const patterns = [...Object.values(samplePatterns), personaWords, /\bRx\b/];
  expect(patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])).toEqual([]);
}

async function expectAddresses(page: Page, home: string, { without, who }: Owner): Promise<void> {
  for (const address of without) {
    const response = await page.request.get(home + address);
    expect(response.status(), address).toBe(404);
  }
  const front = await page.request.get(`${home}/`);
  expect(await front.text()).toContain(who);
}

async function expectResume(dist: string, { resume }: Owner): Promise<void> {
  if (resume.length === 0) return;
  const pdf = await readWithPdfium(await readFile(path.join(dist, 'files/resume.pdf')));
  const forms = {
    pdf: pdf.pages.join('\n'),
    text: await readFile(path.join(dist, 'resume.txt'), 'utf8'),
    json: await readFile(path.join(dist, 'resume.json'), 'utf8'),
  };
  for (const [form, text] of Object.entries(forms)) {
    for (const expected of resume)
      expect(text.replaceAll(/\s+/g, ' ').replaceAll('’', "'"), form).toContain(expected);
  }
}

async function walk(page: Page, home: string, paths: readonly string[]): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 404/.test(message.text())) errors.push(message.text());
  });
  for (const address of paths) {
    await page.setViewportSize({ width: widths[0] ?? 320, height: 900 });
    await visit(page, home + address);
    await readThrough(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await rendered(page);
      const place = `${address} at ${width} px`;
      expect.soft(await findLayoutFaults(page), place).toEqual([]);
      // Axe takes most of the time, and finds the same on the pages of the sample.
      if (!isFull && address === '/') expect.soft(await findViolations(page), place).toEqual([]);
      if (!isFull) continue;
      expect.soft(await findViolationsInBothThemes(page), place).toEqual([]);
      expect.soft(await findLayoutFaults(page), `${place}, in the other theme`).toEqual([]);
    }
  }
  // A site that remembers the mode would keep it for the next checks.
  await page.evaluate(() => localStorage.clear());
  expect(errors, 'errors in the console').toEqual([]);
}

/** The theme follows the system until the visitor switches it, and the browser remembers the choice. */
async function followsSystem(page: Page, home: string): Promise<void> {
  const html = page.locator('html');
  const toggle = page.getByRole('banner').getByRole('switch');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(home);
  await expect(html).toHaveCSS('color-scheme', 'dark');
  await expect(toggle).toHaveAttribute('aria-checked', 'true');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveCSS('color-scheme', 'light');
  await expect(toggle).toHaveAttribute('aria-checked', 'false');
  await toggle.click();
  await expect(html).toHaveCSS('color-scheme', 'dark');
  // Checked before the scripts of the page run.
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.unroute(/\/assets\/.*\.js$/);
  await page.emulateMedia({ colorScheme: null });
}
