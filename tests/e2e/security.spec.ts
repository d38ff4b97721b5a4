import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  caseStudies,
  expect,
  goTo,
  notFoundError,
  pages,
  readThrough,
  test,
  themeSwitch,
  visit,
} from './visitor.ts';

const dist = path.resolve(import.meta.dirname, '../../dist');
const files = new Set(
  readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) => file.split(path.sep).join('/')),
);
const documents = [...files].filter((file) => file.endsWith('.html'));
const textOf = (file: string) => readFileSync(path.join(dist, file), 'utf8');

/** The elements of a document, parsed by the browser without scripts. */
type Found = {
  inline: string[];
  styles: string[];
  policy: string;
  requested: string[];
  links: { href: string; rel: string }[];
};

// every-address.spec.ts follows all addresses.
test('contains, requests and links nothing unexpected in any document of dist/', async ({ page }) => {
  const found = new Map<string, Found>();
  for (const file of documents) found.set(file, await page.evaluate(inspect, textOf(file)));
  // Homepage and 404; ten pages, three case studies, photos of three galleries, four notes and five tags with two files each.
  expect(documents).toHaveLength(2 + 2 * (10 + 3 + 3 + 4 + 5));
  // One comparison for all: thousands of separate expectations are slow.
  const faults: string[] = [];
  for (const [file, { inline, styles, policy, requested, links }] of found) {
    const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    if (!policy.includes(`style-src 'self' ${hashes.join(' ')};`) || hashes.length !== 1)
      faults.push(`${file} has a policy for other styles than its own`);
    if (!textOf('_headers').includes(`style-src 'self' ${hashes.join(' ')};`))
      faults.push(`${file} has other styles than the header allows`);
    faults.push(
      ...inline.map((what) => `${file} contains ${what}, which a strict policy would have to allow`),
    );
    if (requested.length <= 3) faults.push(`${file} requests almost nothing`);
    // A preload of an image has its addresses only in `imagesrcset`.
    for (const address of requested.filter(Boolean)) {
      if (!/^\/(?!\/)/.test(address)) faults.push(`${file} requests ${address} from another host`);
    }
    for (const { href, rel } of links) {
      // The feed page shows the whole addresses of the feeds.
      if (
        /^https?:\/\/(?!mira-solano\.example\/feed\.)/.test(href) &&
        !['noopener', 'noreferrer'].every((word) => rel.split(' ').includes(word))
      )
        faults.push(`${file} links ${href} without noopener noreferrer`);
    }
  }
  expect(faults).toEqual([]);
});

test('never turns text into code or markup', () => {
  for (const file of [...files].filter((name) => name.endsWith('.js'))) {
    expect(textOf(file), file).not.toMatch(/\beval\(|new Function\(|document\.write\(|\bimportScripts\(/);
  }
});

test.describe('an attacker', () => {
  test.use({ expectedErrors: /TrustedTypePolicy/ });

  test('can neither inject markup by script nor frame a page', async ({ page, baseURL }) => {
    await visit(page, '/');
    const result = await page.evaluate(() => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => object };
      };
      try {
        return trustedTypes.createPolicy('anything', { createHTML: (text: string) => text }) && 'a policy';
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(result).toBe('TypeError');
    const other = await page.context().newPage();
    await other.setContent(`<iframe src="${baseURL}/contact"></iframe>`);
    const frame = other.frames()[1];
    await expect.poll(() => frame?.url()).not.toBe(`${baseURL}/contact`);
  });
});

test('publishes no sources, content files or settings', () => {
  const sources = [...files].filter((file) =>
    /(?:^|\/)(?:\.(?!nojekyll$)|inbox|node_modules|src|content)|\.(?:map|ts|tsx|ya?ml|md)$/.test(file),
  );
  expect(sources).toEqual([]);
});

/** A selector per page of the tour, and its count. */
const wholePages: Record<(typeof pages)[number]['label'], [part: string, count: number]> = {
  About: ['button[aria-label^="Refresh"]', 3],
  Projects: ['main article', 17],
  Experiences: ['#research h3', 2],
  Art: ['main a[data-figure]', 7],
  Contact: ['form', 1],
  Homepage: ['main aside', 1],
};

test.describe('a visit to every page', () => {
  test.use({ expectedErrors: notFoundError });

  test('keeps the chosen theme, stores nothing, and violates no policy', async ({ page, context }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      // Supported features differ between browsers.
      const isKnown = message.text().includes('Unrecognized feature');
      if (message.type() === 'warning' && !isKnown) warnings.push(message.text());
    });
    await page.addInitScript(() => {
      Object.assign(window, { broken: [] });
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        (window as unknown as { broken: string[] }).broken.push(`${violatedDirective} ${blockedURI}`);
      });
    });
    await visit(page, '/');
    await themeSwitch(page).click();
    const tour = [...pages.slice(1), ...pages.slice(0, 1)];
    const open = async (label: keyof typeof wholePages) => {
      await goTo(page, label);
      const [part, count] = wholePages[label];
      await expect(page.locator(part), label).toHaveCount(count);
    };
    for (const { label } of tour) {
      await open(label);
      await expect(page.locator('html'), label).toHaveAttribute('data-theme', 'dark');
      await expect(themeSwitch(page), label).toHaveAttribute('aria-checked', 'true');
    }
    const stored = await page.evaluate(() => window.location.search + JSON.stringify(window.history.state));
    expect(stored).not.toContain('dark');
    // In a second tour, because `readThrough` may reload a page, which begins in the light theme.
    for (const { label } of tour) {
      await open(label);
      await readThrough(page);
    }
    const broken = () => page.evaluate(() => (window as unknown as { broken: string[] }).broken);
    expect(await broken()).toEqual([]);
    for (const path of ['/about?photo=cat/long-shadow', caseStudies[0] ?? '', '/nothing-here']) {
      await visit(page, path);
      expect(await broken(), path).toEqual([]);
    }
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    expect(warnings).toEqual([]);
  });
});

/** Runs in the browser. */
function inspect(html: string): Found {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  // Templates count as content.
  for (const template of parsed.querySelectorAll('template')) template.replaceWith(template.content);
  const all = [...parsed.querySelectorAll('*')];
  const inline = all.flatMap((element) => {
    const diagnostics: string[] = [];
    const name = element.localName;
    if (
      name === 'script' &&
      !element.hasAttribute('src') &&
      element.getAttribute('type') !== 'application/ld+json'
    ) {
      diagnostics.push('inline script');
    }
    if (['base', 'iframe', 'object', 'embed', 'portal'].includes(name)) diagnostics.push(name);
    for (const { name: attribute, value } of element.attributes) {
      if (attribute === 'style' || attribute.startsWith('on') || attribute === 'srcdoc')
        diagnostics.push(attribute);
      if (/^\s*(?:data|javascript|vbscript|blob|filesystem):/i.test(value))
        diagnostics.push(`${attribute}=${value}`);
      if (attribute === 'id' && value.startsWith('S:')) diagnostics.push(value);
    }
    return diagnostics;
  });
  const addresses = (selector: string, attribute: string) =>
    [...parsed.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');
  const sets = addresses('[srcset]', 'srcset').concat(addresses('[imagesrcset]', 'imagesrcset'));
  return {
    inline,
    styles: [...parsed.querySelectorAll('style')].map(({ textContent }) => textContent),
    policy: parsed.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content') ?? '',
    requested: [
      ...addresses('[src]', 'src'),
      ...addresses('use', 'href').map((address) => address.replace(/#.*/, '')),
      ...addresses('link:not([rel~="canonical"], [rel~="me"])', 'href'),
      ...addresses('form', 'action'),
      ...sets.flatMap((set) => set.split(',').map((part) => part.trim().split(' ')[0] ?? '')),
    ],
    // The h-card is hidden: only programs read its links.
    links: [...parsed.querySelectorAll('a:not(.h-card *)')].map((link) => ({
      href: link.getAttribute('href') ?? '',
      rel: link.getAttribute('rel') ?? '',
    })),
  };
}
