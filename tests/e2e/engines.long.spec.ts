import { expect } from '@playwright/test';
import { goBack, press, until } from '../engines/engine.ts';
import { hydrated, inEveryEngine, otherEngines } from '../engines/in-every-engine.ts';
import { startReportingServer } from '../engines/reporting-server.ts';

/** The main flows in the other browser engines of a Linux distribution, driven without Playwright. */
const dialogIsOpen = "document.querySelector('dialog')?.open";
const heading = (text: string) =>
  `(document.querySelector('h1')?.getAttribute('aria-label') ?? document.querySelector('h1')?.textContent) === ${JSON.stringify(text)}`;

inEveryEngine((tour) => {
  tour('goes through every page by its links, and back', async ({ engine, visit }) => {
    await visit('/');
    await engine.read('window.isSameDocument = true');
    const stops = [
      ['About', 'Mira Solano'],
      ['Projects', 'Projects'],
      ['Experiences', 'Experiences'],
      ['Art', 'Digital Art'],
      ['Contact', 'Contact Me'],
    ] as const;
    for (const [label, title] of stops) {
      await engine.click(`header nav a[href="/${label.toLowerCase()}"]`);
      await until(engine, `location.pathname === '/${label.toLowerCase()}' && ${heading(title)}`);
      await until(engine, `document.querySelector('nav [aria-current=page]')?.textContent === '${label}'`);
    }
    await goBack(engine);
    await until(engine, heading('Digital Art'));
    expect(await engine.read('window.isSameDocument')).toBe(true);
  });

  tour('types its title', async ({ engine, visit }) => {
    await visit('/');
    const typed = "document.querySelector('h1 > span:last-child')?.textContent";
    const first = await engine.read(typed);
    await until(engine, `${typed} !== ${JSON.stringify(first)}`);
  });

  tour('changes the theme and keeps it from page to page', async ({ engine, visit }) => {
    await visit('/art');
    await engine.click('[role=switch]');
    await until(engine, "document.documentElement.dataset.theme === 'dark'");
    await engine.click('header nav a[href="/contact"]');
    await until(engine, heading('Contact Me'));
    expect(await engine.read('document.documentElement.dataset.theme')).toBe('dark');
  });

  tour('opens a picture again on Forward, and by its address', async ({ engine, visit }) => {
    await visit('/art');
    await engine.click('[data-figure="art/koi-slowly"]');
    await until(engine, dialogIsOpen);
    await goBack(engine);
    await until(engine, `!${dialogIsOpen}`);
    await engine.read('void history.forward()');
    await until(engine, `${dialogIsOpen} && location.search === '?photo=art/koi-slowly'`);
    await visit('/art?photo=art/koi-slowly');
    await until(engine, `${dialogIsOpen} && document.querySelector('dialog img') !== null`);
    await press(engine, 'Escape');
    await until(engine, `!${dialogIsOpen}`);
  });

  tour('opens the filter, the card and the lens that an address names', async ({ engine, visit }) => {
    await visit('/projects?show=hackathon');
    await until(
      engine,
      "document.querySelector('main button[aria-pressed=true]')?.textContent === 'Hackathon Projects'",
    );
    await visit('/projects#otter-db');
    await until(engine, 'window.scrollY > 100');
    await visit('/experiences?for=health-tech');
    await until(engine, "document.querySelector('main')?.textContent.includes('nothing is hidden')");
  });

  tour('shows six photos, and six others on Refresh', async ({ engine, visit }) => {
    await visit('/about');
    await engine.read("document.querySelector('main section section').scrollIntoView({ block: 'center' })");
    const photos =
      "[...document.querySelectorAll('main section section:first-of-type [data-figure]')].map((link) => link.dataset.figure)";
    await until(engine, `${photos}.length >= 6`);
    const before = (await engine.read(photos)) as string[];
    await engine.click('main section section:first-of-type button');
    await until(engine, `!${photos}.includes(${JSON.stringify(before[0])})`);
    await until(
      engine,
      "[...document.querySelectorAll('main section section:first-of-type img')].every((image) => image.complete && image.naturalWidth > 0)",
    );
  });

  tour('narrows the projects and turns their pictures', async ({ engine, visit }) => {
    await visit('/projects');
    const visibleCards =
      "[...document.querySelectorAll('main article')].filter((card) => card.checkVisibility()).length";
    expect(await engine.read(visibleCards)).toBe(17);
    await engine.click('main button[aria-pressed]:nth-of-type(4)');
    await until(engine, `${visibleCards} < 17 && ${visibleCards} > 0`);
    await engine.click('main button[aria-pressed]:nth-of-type(1)');
    await until(engine, `${visibleCards} === 17`);
    const slide = "document.querySelector('article [role=group]:not([inert])')?.getAttribute('aria-label')";
    await until(engine, `${slide}?.startsWith('1 of')`);
    await engine.click('article button[aria-label="Next picture"]');
    await until(engine, `${slide}?.startsWith('2 of')`);
  });

  tour('leads to a section and to the résumé', async ({ engine, visit }) => {
    await visit('/experiences#work');
    await until(engine, 'window.scrollY > 100');
    await until(engine, `document.querySelector('a[href="/files/resume.pdf"]')`);
  });

  tour('fills in the form, and rejects an invalid mail address', async ({ engine, visit }) => {
    await visit('/contact');
    await engine.type('input[name=name]', 'Ada Quill');
    await engine.type('input[name=email]', 'nobody');
    await engine.type('textarea', 'Good morning.');
    await engine.click('form button[type=submit], form button:not([type])');
    expect(
      await engine.read(
        "document.querySelector('input[name=email]').validity.typeMismatch && location.pathname",
      ),
    ).toBe('/contact');
  });

  tour('accepts structured data under the policy', async ({ engine }) => {
    const server = await startReportingServer();
    try {
      for (const path of ['/', '/about', '/projects', '/experiences', '/art', '/contact']) {
        await engine.open(server.origin + path);
        await until(engine, hydrated);
        const context = `JSON.parse(document.querySelector('script[type="application/ld+json"]').textContent)['@context']`;
        expect(await engine.read(context)).toBe('https://schema.org');
      }
      await engine.open(`${server.origin}/control`);
      await expect.poll(() => server.reports.length, { message: 'what is blocked is reported' }).toBe(1);
      expect(server.reports[0]).toContain('/control');
      expect(await engine.read("'intruded' in window")).toBe(false);
    } finally {
      server.close();
    }
  });

  tour('requests nothing from other hosts on a tour of every page', async ({ engine, visit }) => {
    for (const path of ['/', '/about', '/projects', '/experiences', '/art', '/contact', '/nothing-here']) {
      await visit(path);
      await engine.read(`void (async () => {
        for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
          scrollTo({ top: y, behavior: 'instant' });
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
        window.isRead = true;
      })()`);
      await until(engine, 'window.isRead');
    }
    const requests = engine.requests();
    // Proves that the log works.
    for (const kind of [/\/about$/, /\.js$/, /\.woff2$/, /\.avif$/])
      expect(
        requests.some((address) => kind.test(address)),
        String(kind),
      ).toBe(true);
    console.log(`${engine.name}: ${requests.length} requests, all to this site`);
  });

  tour('shows a missing page as one', async ({ engine, visit }) => {
    await visit('/nothing-here');
    await until(engine, "document.title.includes('404')");
  });
}, otherEngines);
