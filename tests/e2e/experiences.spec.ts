import { expect, test, visit } from './visitor.ts';

const sections = [
  'Resume',
  'Technical Skills',
  'Work Experience',
  'Education & Awards',
  'Healthcare Experience',
  'Research Experience',
];

test('offers the six sections in order, and each stands under both bars after a jump', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/experiences');
  const row = page.getByRole('navigation', { name: 'Sections' });
  await expect(row.getByRole('link')).toHaveText(sections);
  for (const title of sections.slice(0, 5)) {
    await row.getByRole('link', { name: title }).click();
    const top = () =>
      page
        .getByRole('heading', { level: 2, name: title })
        .evaluate((heading) => heading.closest('section')?.getBoundingClientRect().top ?? -1);
    await expect.poll(top).toBeCloseTo(100, -0.3);
    await expect(row.locator('[aria-current="true"]')).toHaveText(title);
  }
  const last = sections.at(-1) as string;
  await row.getByRole('link', { name: last }).click();
  await expect(row.locator('[aria-current="true"]')).toHaveText(last);
  await expect(page.getByRole('heading', { level: 2, name: last })).toBeInViewport();
});

test('glides to a section, and jumps there for who asked for less motion', async ({ page }) => {
  await visit(page, '/experiences');
  const row = page.getByRole('navigation', { name: 'Sections' });
  const topOf = (id: string) =>
    page.locator(id).evaluate((section) => Math.round(section.getBoundingClientRect().top));
  /** How many places the page was seen at on the way. */
  const passed = () => page.evaluate(() => new Set((window as unknown as { passed: number[] }).passed).size);
  const begin = () =>
    page.evaluate(() => {
      const places: number[] = [];
      Object.assign(window, { passed: places });
      addEventListener('scroll', () => places.push(scrollY));
    });
  await begin();
  await row.getByRole('link', { name: 'Healthcare Experience' }).click();
  await expect.poll(() => topOf('#healthcare')).toBe(100);
  expect(await passed()).toBeGreaterThan(3);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/experiences');
  await begin();
  await row.getByRole('link', { name: 'Work Experience' }).click();
  await expect.poll(() => topOf('#work')).toBe(100);
  // The browser tells of a jump a frame after it.
  await expect.poll(passed).toBe(1);
});

test('a deep link opens at its section, and on a phone the row shows which it is', async ({ page }) => {
  await visit(page, '/experiences#healthcare');
  await expect
    .poll(() => page.locator('#healthcare').evaluate((section) => section.getBoundingClientRect().top))
    // Half a pixel either way: the page scrolls by whole pixels, text has fractions of them.
    .toBeCloseTo(100, -0.3);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('about:blank');
  await visit(page, '/experiences#research');
  const current = page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current="true"]');
  await expect(current).toHaveText('Research Experience');
  await expect(current).toBeInViewport({ ratio: 0.95 });
});

test('tells of everything that the owner has done', async ({ page }) => {
  await visit(page, '/experiences');
  await test.step('Resume links to the PDF', async () => {
    await expect(page.getByRole('link', { name: 'Click here to view!' })).toHaveAttribute(
      'href',
      '/files/resume.pdf',
    );
  });

  await test.step('lists the ten categories of skills in order', async () => {
    await expect(page.locator('#skills dt')).toHaveText([
      'Languages',
      'Frontend',
      'Backend',
      'Mobile',
      'Databases',
      'CI/CD',
      'Development Tools',
      'Programming Practices',
      'Design Tools',
      'Cloud Hosting',
    ]);
  });

  await test.step('tells the work with place, dates, bullets, languages, tools and a picture', async () => {
    const work = page.locator('#work article');
    await expect(work).toHaveCount(1);
    await expect(work.getByRole('heading', { name: 'Software Developer Intern' })).toBeVisible();
    await expect(work).toContainText('Vancouver, BC');
    await expect(work).toContainText('Sep 2025 - Present');
    expect(await work.getByRole('listitem').count()).toBeGreaterThan(5);
    await expect(work.getByRole('list', { name: 'Languages' })).toContainText('C++');
    await expect(work.getByRole('list', { name: 'Tools, frameworks and APIs' })).toContainText('Qt/QML');
    await expect(work.getByRole('img')).toHaveAttribute('alt', /.+/);
  });

  await test.step('lists three programs of one university, newest first', async () => {
    const education = page.locator('#education article');
    await expect(education.nth(0)).toContainText('Bachelor of Computer Science');
    await expect(education.nth(0)).toContainText('2024 - May 2027');
    await expect(education.nth(1)).toContainText('Doctor of Pharmacy');
    await expect(education.nth(1)).toContainText('2018 - 2022');
    await expect(education.nth(2)).toContainText('Bachelor of Science in Microbiology & Immunology');
    await expect(education.nth(2)).toContainText('2016 - 2018');
  });

  await test.step('says a year once, beside the first that began in it', async () => {
    const years = page.locator('#awards [class*="year"], [id="awards"] ~ article [class*="year"]');
    await expect(years).toHaveText(['2025', '2022', '2020', '2019', '2018', '2017', '2016']);
  });
  await test.step('lists eight awards with the amounts and conditions that are facts', async () => {
    const awards = page
      .locator('#education article')
      .filter({ has: page.getByRole('heading', { level: 4 }) });
    await expect(awards).toHaveCount(3 + 8);
    const [text = ''] = await page.locator('#education').allInnerTexts();
    const amounts = [...text.matchAll(/\$([\d,]+)/g)].map((match) => Number(match[1]?.replace(',', '')));
    expect(Math.min(...amounts)).toBe(940);
    expect(Math.max(...amounts)).toBe(1850);
    await expect(awards.filter({ hasText: 'Trek Excellence' })).toContainText('$1500');
    await expect(awards.filter({ hasText: 'Trek Excellence' })).toContainText('top 5%');
    await expect(awards.filter({ hasText: "Dean's Honours List" })).toContainText('80%');
  });

  await test.step('lists eight healthcare and two research entries, newest first, with separators', async () => {
    for (const [id, count] of [
      ['healthcare', 8],
      ['research', 2],
    ] as const) {
      const entries = page.locator(`#${id} article`);
      await expect(entries).toHaveCount(count);
      const years = await entries.evaluateAll((all) =>
        all.map((entry) => Number(/\d{4}/.exec(entry.textContent ?? '')?.[0])),
      );
      expect(years).toEqual([...years].sort((a, b) => b - a));
      await expect(entries.first()).toHaveCSS('border-top-style', 'solid');
    }
  });
});
