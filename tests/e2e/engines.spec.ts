import { expect, test } from '@playwright/test';
import { type Engine, until } from '../engines/engine.ts';
import { firefoxMissing, startFirefox } from '../engines/firefox.ts';
import { startReportingServer } from '../engines/reporting-server.ts';
import { startWebkit, webkitMissing } from '../engines/webkit.ts';

/** The main flows in the engines that Playwright does not bring from a distribution's packages. */
const engines = [
  { name: 'Firefox', missing: firefoxMissing, start: startFirefox },
  { name: 'WebKit', missing: webkitMissing, start: startWebkit },
];

const hydrated =
  "Object.keys(document.querySelector('[role=switch]') ?? {}).some((key) => key.startsWith('__reactProps'))";
const dialogIsOpen = "document.querySelector('dialog')?.open";
const heading = (text: string) =>
  `(document.querySelector('h1')?.getAttribute('aria-label') ?? document.querySelector('h1')?.textContent) === ${JSON.stringify(text)}`;

for (const { name, missing, start } of engines) {
  test.describe(name, () => {
    test.describe.configure({ mode: 'serial', timeout: 90_000 });
    test.skip(missing !== null, missing ?? '');

    let engine: Engine;
    let site: string;
    test.beforeAll(async ({ baseURL }) => {
      site = baseURL ?? '';
      if (missing === null) engine = await start();
    });
    test.afterAll(() => engine?.close());

    const visit = async (path: string) => {
      await engine.open(site + path);
      await until(engine, hydrated);
      // Errors and strangers of this document from here on.
      await engine.read(`void (window.errors ??= [], window.onerror = (text) => window.errors.push(String(text)),
        window.addEventListener('unhandledrejection', ({ reason }) => window.errors.push(String(reason))),
        document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => window.errors.push(violatedDirective)))`);
    };
    test.afterEach(async () => {
      expect(await engine.read('window.errors ?? []')).toEqual([]);
      // The one test that brings a server of its own has it on this machine, too.
      const strangers = engine.asked().filter((address) => new URL(address).hostname !== 'localhost');
      expect(strangers, 'requests to other hosts').toEqual([]);
    });

    test('goes through every page by its links, and back', async () => {
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
      await engine.back();
      await until(engine, heading('Digital Art'));
      expect(await engine.read('window.isSameDocument')).toBe(true);
    });

    test('types its title', async () => {
      await visit('/');
      const seen = "document.querySelector('h1 > span:last-child')?.textContent";
      const first = await engine.read(seen);
      await until(engine, `${seen} !== ${JSON.stringify(first)}`);
    });

    test('changes the theme and keeps it from page to page', async () => {
      await visit('/art');
      await engine.click('[role=switch]');
      await until(engine, "document.documentElement.dataset.theme === 'dark'");
      await engine.click('header nav a[href="/contact"]');
      await until(engine, heading('Contact Me'));
      expect(await engine.read('document.documentElement.dataset.theme')).toBe('dark');
    });

    test('opens a work and closes it by key, button and Back', async () => {
      await visit('/art');
      const closings = [
        () => engine.press('Escape'),
        () => engine.click('dialog [data-close]'),
        () => engine.back(),
      ];
      for (const close of closings) {
        await engine.click('[data-figure="art/koi-slowly"]');
        await until(engine, `${dialogIsOpen} && location.search === '?photo=art/koi-slowly'`);
        await until(engine, "document.querySelector('dialog img:last-of-type')?.complete");
        await close();
        await until(engine, `!${dialogIsOpen} && location.search === ''`);
        await until(engine, "document.activeElement?.dataset.figure === 'art/koi-slowly'");
      }
    });

    test('walks from one work to the next, and back to where it was opened', async () => {
      await visit('/art');
      const says = (words: string) => `document.querySelector('dialog')?.textContent.includes('${words}')`;
      const first = '[data-figure="art/koi-slowly"]';
      await engine.click(first);
      await until(engine, says('7 of 7'));
      await engine.press('ArrowLeft');
      await until(engine, says('6 of 7'));
      await engine.press('Home');
      await until(engine, says('1 of 7'));
      await engine.click('dialog [data-step=next]');
      await until(engine, says('2 of 7'));
      await until(engine, 'document.querySelector(\'dialog [data-place="0"] picture img\')?.complete');
      await engine.press('+');
      await until(engine, "document.querySelector('[data-zoomed]') !== null");
      await until(engine, "!location.search.includes('koi-slowly')");
      await engine.back();
      await until(engine, `!${dialogIsOpen} && location.search === ''`);
    });

    test('opens it again by Forward, and keeps it when the page is loaded anew', async () => {
      await visit('/art');
      await engine.click('[data-figure="art/koi-slowly"]');
      await until(engine, dialogIsOpen);
      await engine.back();
      await until(engine, `!${dialogIsOpen}`);
      await engine.read('void history.forward()');
      await until(engine, `${dialogIsOpen} && location.search === '?photo=art/koi-slowly'`);
      await visit('/art?photo=art/koi-slowly');
      await until(engine, `${dialogIsOpen} && document.querySelector('dialog img') !== null`);
      await engine.press('Escape');
      await until(engine, `!${dialogIsOpen}`);
    });

    test('opens the filter, the card and the lens that an address names', async () => {
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

    test('opens what a link leads into', async () => {
      await visit('/about?photo=cat/long-shadow');
      await until(engine, dialogIsOpen);
      await engine.press('Escape');
      await until(engine, `!${dialogIsOpen}`);
    });

    test('draws six photos, and six others when asked', async () => {
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

    test('narrows the projects and turns their pictures', async () => {
      await visit('/projects');
      const shown =
        "[...document.querySelectorAll('main article')].filter((card) => card.checkVisibility()).length";
      expect(await engine.read(shown)).toBe(17);
      await engine.click('main button[aria-pressed]:nth-of-type(4)');
      await until(engine, `${shown} < 17 && ${shown} > 0`);
      await engine.click('main button[aria-pressed]:nth-of-type(1)');
      await until(engine, `${shown} === 17`);
      const slide = "document.querySelector('article [role=group]:not([inert])')?.getAttribute('aria-label')";
      await until(engine, `${slide}?.startsWith('1 of')`);
      await engine.click('article button[aria-label="Next picture"]');
      await until(engine, `${slide}?.startsWith('2 of')`);
    });

    test('leads to a section and to the résumé', async () => {
      await visit('/experiences#work');
      await until(engine, 'window.scrollY > 100');
      expect(
        await engine.read(
          `fetch('/files/resume.pdf', { method: 'HEAD' }) && document.querySelector('a[href="/files/resume.pdf"]') !== null`,
        ),
      ).toBe(true);
    });

    test('fills in the form, and refuses what is no mail address', async () => {
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

    test('lets structured data stand under the policy', async () => {
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

    test('asks nobody else for anything on a tour of every page, read to its end', async () => {
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
      const asked = engine.asked();
      // The log itself works: pages, scripts, styles, fonts and pictures are in it.
      for (const kind of [/\/about$/, /\.js$/, /\.css$/, /\.woff2$/, /\.avif$/])
        expect(
          asked.some((address) => kind.test(address)),
          String(kind),
        ).toBe(true);
      console.log(`${name}: ${asked.length} requests, all to this site`);
    });

    test('shows a missing page as one', async () => {
      await visit('/nothing-here');
      await until(engine, "document.title.includes('404')");
    });
  });
}
