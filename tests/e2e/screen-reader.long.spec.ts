import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, notFoundError, test, visit } from './visitor.ts';

const reader = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/package.json')),
  'lib/esm/index.browser.js',
);

/** The phrases of a screen reader from the top to the end of a page. */
async function listen(page: Page, selector = 'body'): Promise<string[]> {
  await page.route('**/screen-reader.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: readFileSync(reader, 'utf8') }),
  );
  return page.evaluate(async (container) => {
    const { virtual } = (await import(`${location.origin}/screen-reader.js`)) as {
      virtual: {
        start: (options: { container: Element | null }) => Promise<void>;
        next: () => Promise<void>;
        stop: () => Promise<void>;
        spokenPhraseLog: () => Promise<string[]>;
      };
    };
    await virtual.start({ container: document.querySelector(container) });
    const spoken: string[] = [];
    for (let step = 0; step < 3000; step += 1) {
      await virtual.next();
      const all = await virtual.spokenPhraseLog();
      spoken.splice(0, spoken.length, ...all);
      if (step > 0 && all.length > 2 && all.at(-1) === all[0]) break;
    }
    await virtual.stop();
    return spoken;
  }, selector);
}

/** Without ends of elements, list counts and running text, as when skimming. */
function skim(spoken: string[]): string[] {
  const roles =
    /^(?:banner|navigation|main|contentinfo|complementary|region|form|article|dialog|heading|link|button|switch|group|status|textbox|image|carousel|slide|list,)/;
  return spoken.filter((phrase) => roles.test(phrase));
}

const bar = (current: string) => [
  'link, Skip to content',
  'banner',
  'navigation, Main',
  ...['Homepage', 'About', 'Projects', 'Experiences', 'Art', 'Contact'].map(
    (label) => `link, ${label}${label === current ? ', current page' : ''}`,
  ),
  'link, Search',
  'switch, Dark mode, not checked',
  'main',
];

const footer = [
  'contentinfo',
  ...['Notes', 'Now', 'In 90 seconds', 'Feed'].map((label) => `link, ${label}`),
  'list, Elsewhere',
  ...['Devpost', 'GitHub', 'LinkedIn', 'Instagram', 'Email'].map((label) => `link, ${label}`),
];

async function middleOf(page: Page, path: string, label: string): Promise<string[]> {
  await visit(page, path);
  const phrases = skim(await listen(page));
  expect(phrases.slice(0, bar(label).length)).toEqual(bar(label));
  expect(phrases.slice(-footer.length)).toEqual(footer);
  return phrases.slice(bar(label).length, -footer.length);
}

test('reads the title of the homepage once, not by letter, and links to other pages', async ({ page }) => {
  const phrases = await middleOf(page, '/', 'Homepage');
  expect(phrases.map((phrase) => phrase.replace(/^image, .+/, 'image'))).toEqual([
    'heading, Mira Solano, level 1',
    'button, Pause the typing title',
    'link, See projects',
    'link, Résumé (PDF)',
    'complementary, Latest: Underscore',
    'link, Open the project',
    'region, Projects',
    'heading, Projects, level 2',
    'link, Projects',
    ...['Underscore', 'Loop Garden', 'Tidepool'].flatMap((title) => [
      `heading, ${title}, level 3`,
      `link, ${title}`,
    ]),
    'region, Notes',
    'heading, Notes, level 2',
    'link, Notes',
    ...['The Cat Files an Issue', 'One Lens, Three Mornings', 'Seven Abbreviations I Had to Unlearn'].flatMap(
      (title) => [`heading, ${title}, level 3`, `link, ${title}`],
    ),
    'heading, Travel Photography, level 2',
    'image',
    'link, Roofs of Reykjavík from the church tower, Iceland',
    'heading, Art, level 2',
    'image',
    'link, Felis Domino',
  ]);
});

test('reads About as text, then three galleries with a refresh button', async ({ page }) => {
  const phrases = await middleOf(page, '/about', 'About');
  expect(phrases[0]).toBe('heading, Mira Solano, level 1');
  expect(phrases[1]).toMatch(/^image, \S/);
  const galleries = phrases
    .slice(phrases.indexOf('region, Photography Gallery'))
    .filter((phrase) => !/^(?:image|link)/.test(phrase));
  expect(galleries.map((phrase) => phrase.replace(/^status.*/, 'status'))).toEqual([
    'region, Photography Gallery',
    'heading, Photography Gallery, level 2',
    ...['Travel Photography', 'Good Eats', 'My Beloved Cat'].flatMap((title) => [
      `region, ${title}`,
      `heading, ${title}, level 3`,
      'status',
      `button, Refresh ${title}`,
    ]),
  ]);
});

test('reads Projects as the filter and its result, then each project with its pictures', async ({ page }) => {
  const phrases = await middleOf(page, '/projects', 'Projects');
  expect(phrases.slice(0, 7)).toEqual([
    'heading, Projects, level 1',
    'group, Filter projects',
    'button, All Projects, pressed',
    'button, Personal Projects, not pressed',
    'button, Academic Projects, not pressed',
    'button, Hackathon Projects, not pressed',
    'status',
  ]);
  const articles = phrases.filter((phrase) => phrase.startsWith('article, '));
  expect(articles).toHaveLength(17);
  const first = phrases.slice(phrases.indexOf('article, Underscore'), phrases.indexOf(articles[1] ?? ''));
  expect(first[1]).toBe('heading, Underscore, level 2');
  expect(first).toContain('link, GitHub for Underscore');
  expect(first.filter((phrase) => /Pictures of Underscore/.test(phrase))[0]).toMatch(/carousel/);
  expect(first.filter((phrase) => phrase.startsWith('button'))).toEqual([
    expect.stringMatching(/^button, (?:Start|Stop) slide rotation$/),
    'button, Previous picture',
    'button, Next picture',
    'button, Full screen, has popup dialog',
  ]);
  expect(first.filter((phrase) => /^link, Show picture/.test(phrase)).length).toBeGreaterThan(1);
});

test('reads the sections of Experiences in the order of the section row', async ({ page }) => {
  const phrases = await middleOf(page, '/experiences', 'Experiences');
  const row = phrases
    .slice(phrases.indexOf('navigation, Sections') + 1)
    .slice(0, 6)
    .map((phrase) => phrase.replace(/^link, |, current.*$/g, ''));
  const headings = phrases
    .filter((phrase) => /^heading, .*level 2$/.test(phrase))
    .map((phrase) => phrase.replace(/^heading, |, level 2$/g, ''));
  expect(row).toHaveLength(6);
  expect(headings).toEqual(row);
});

test('reads each artwork as a described link that opens a titled dialog', async ({ page }) => {
  const phrases = await middleOf(page, '/art', 'Art');
  expect(phrases[0]).toBe('heading, Digital Art, level 1');
  const works = phrases.filter((phrase) => phrase.startsWith('link'));
  expect(works).toHaveLength(7);
  for (const work of works) expect(work).toMatch(/^link, \S.+\. \S.+, has popup dialog$/);
  expect(works.at(-1)).toContain('Koi, Slowly');
});

test.describe('the page for unknown addresses', () => {
  test.use({ expectedErrors: notFoundError });

  test('reads the error first, then the link home', async ({ page }) => {
    const phrases = await middleOf(page, '/nothing-here', '');
    expect(phrases[0]).toBe('heading, Error: 404 Not Found, level 1');
    expect(phrases.filter((phrase) => /^link/.test(phrase))).toEqual(['link, Back to the homepage']);
  });
});

test('reads the six pages and the search in the open menu, and which page is current', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await visit(page, '/art');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const phrases = skim(await listen(page, 'header'));
  const links = phrases.filter((phrase) => /^link/.test(phrase));
  expect(links).toEqual(
    ['Homepage', 'About', 'Projects', 'Experiences', 'Art, current page', 'Contact', 'Search'].map(
      (label) => `link, ${label}`,
    ),
  );
});

test('reads title, position and controls of an opened picture', async ({ page }) => {
  await visit(page, '/art');
  await page.getByRole('link', { name: 'Koi, Slowly' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // The reader announces its start, then the dialog.
  const phrases = skim(await listen(page, 'dialog')).slice(1);
  expect(phrases.slice(0, 2)).toEqual(['dialog, Koi, Slowly, 7 of 7', 'heading, Koi, Slowly, level 2']);
  expect(phrases.filter((phrase) => /^button/.test(phrase))).toEqual([
    'button, Zoom in',
    'button, Copy link',
    'button, Close',
    'button, Previous picture',
    'button, Next picture, disabled',
  ]);
  expect(phrases.filter((phrase) => /^image/.test(phrase))).toEqual([expect.stringMatching(/^image, \S/)]);
});

test('reads the links of Contact, then a form with required fields', async ({ page }) => {
  const phrases = await middleOf(page, '/contact', 'Contact');
  expect(phrases[0]).toBe('heading, Contact Me, level 1');
  expect(phrases.filter((phrase) => /^link/.test(phrase)).slice(0, 5)).toEqual(
    ['Email', 'GitHub', 'Devpost', 'LinkedIn', 'Instagram'].map((label) => `link, ${label}`),
  );
  expect(phrases.slice(phrases.indexOf('form, Send Me A Message'))).toEqual([
    'form, Send Me A Message',
    'heading, Send Me A Message, level 2',
    'textbox, Name, required',
    'textbox, Email, required',
    'textbox, Message, required',
    'button, Send',
  ]);
});
