import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, goTo, notFoundError, pages, readThrough, test, themeSwitch, visit } from './visitor.ts';

const dist = path.resolve(import.meta.dirname, '../../dist');
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) =>
  file.split(path.sep).join('/'),
);
const documents = files.filter((file) => file.endsWith('.html'));
const textOf = (file: string) => readFileSync(path.join(dist, file), 'utf8');

/** What a document holds, as the browser's own parser reads it without scripts. */
type Found = {
  inline: string[];
  requested: string[];
  links: { href: string; rel: string }[];
};

test.describe('every document of dist/', () => {
  let found: Map<string, Found>;

  test.beforeAll(async ({ browser }) => {
    const page = await browser.newPage();
    found = new Map();
    for (const file of documents) found.set(file, await page.evaluate(inspect, textOf(file)));
    await page.close();
  });

  test('holds no script, style, handler or address that a strict policy would have to allow', () => {
    // Seven pages, three stories of projects and the photos of three galleries; most as two files.
    expect(documents).toHaveLength(24);
    for (const [file, { inline }] of found) expect(inline, file).toEqual([]);
  });

  test('asks nobody else for anything, and everything it asks for is there', () => {
    for (const [file, { requested }] of found) {
      expect(requested.length, file).toBeGreaterThan(3);
      for (const address of requested) {
        expect(address, file).toMatch(/^\/(?!\/)/);
        expect(isThere(address), `${address} in ${file}`).toBe(true);
      }
    }
  });

  test('leads to pages and anchors that are there', () => {
    for (const [file, { links }] of found) {
      for (const { href } of links.filter((link) => !isExternal(link.href))) {
        const { pathname, hash } = new URL(href, `http://site/${file.replace(/(?:index)?\.html$/, '')}`);
        expect(isThere(pathname), `${href} in ${file}`).toBe(true);
        if (hash)
          expect(textOf(documentAt(pathname)), `${href} in ${file}`).toContain(`id="${hash.slice(1)}"`);
      }
    }
  });

  test('tells other sites nothing and gives them no handle', () => {
    for (const [file, { links }] of found) {
      for (const { href, rel } of links.filter((link) => /^https?:/.test(link.href))) {
        expect(rel.split(' '), `${href} in ${file}`).toEqual(
          expect.arrayContaining(['noopener', 'noreferrer']),
        );
      }
    }
  });
});

test('no script makes code or markup out of text', () => {
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    expect(textOf(file), file).not.toMatch(/\beval\(|new Function\(|document\.write\(|\bimportScripts\(/);
  }
});

test.describe('a script', () => {
  test.use({ expectedErrors: /TrustedTypePolicy/ });

  test('cannot give itself the right to write markup', async ({ page }) => {
    await visit(page, '/');
    const made = await page.evaluate(() => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => object };
      };
      try {
        return trustedTypes.createPolicy('anything', { createHTML: (text: string) => text }) && 'a policy';
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(made).toBe('TypeError');
  });
});

test('nothing of the workshop is published', () => {
  const strangers = files.filter((file) =>
    /(?:^|\/)(?:\.(?!nojekyll$)|inbox|node_modules|src|content)|\.(?:map|ts|tsx|ya?ml|md)$/.test(file),
  );
  expect(strangers).toEqual([]);
});

test.describe('a full tour', () => {
  test.use({ expectedErrors: notFoundError });

  test('stores nothing, breaks no rule of the policy, and stays on this site', async ({ page, context }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      // Browsers differ in which features they know.
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
    for (const { label } of pages) {
      await goTo(page, label);
      await readThrough(page);
    }
    const kept = await page.evaluate(() => window.location.search + JSON.stringify(window.history.state));
    expect(kept).not.toContain('dark');
    await visit(page, '/about?photo=cat/long-shadow');
    await visit(page, '/nothing-here');
    expect(await page.evaluate(() => (window as unknown as { broken: string[] }).broken)).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    expect(warnings).toEqual([]);
  });
});

test('no other site can frame a page', async ({ page, baseURL, browser }) => {
  const other = await browser.newPage();
  await other.setContent(`<iframe src="${baseURL}/contact"></iframe>`);
  const frame = other.frames()[1];
  await expect.poll(() => frame?.url()).not.toBe(`${baseURL}/contact`);
  await other.close();
  await page.goto('/');
});

function isExternal(href: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(href);
}

function isThere(address: string): boolean {
  const pathname = decodeURIComponent(new URL(address, 'http://site').pathname);
  // The inbox is the local server's.
  return (
    pathname === '/submit' ||
    files.includes(pathname.slice(1)) ||
    existsSync(path.join(dist, documentAt(pathname)))
  );
}

function documentAt(pathname: string): string {
  const name = pathname.slice(1);
  if (name === '' || name.endsWith('/')) return `${name}index.html`;
  return name.endsWith('.html') ? name : `${name}.html`;
}

/** Runs in the browser. */
function inspect(html: string): Found {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  // What waits in a template counts like the rest.
  for (const template of parsed.querySelectorAll('template')) template.replaceWith(template.content);
  const all = [...parsed.querySelectorAll('*')];
  const inline = all.flatMap((element) => {
    const problems: string[] = [];
    const name = element.localName;
    if (
      name === 'script' &&
      !element.hasAttribute('src') &&
      element.getAttribute('type') !== 'application/ld+json'
    ) {
      problems.push('inline script');
    }
    if (['style', 'base', 'iframe', 'object', 'embed', 'portal'].includes(name)) problems.push(name);
    for (const { name: attribute, value } of element.attributes) {
      if (attribute === 'style' || attribute.startsWith('on') || attribute === 'srcdoc')
        problems.push(attribute);
      if (/^\s*(?:data|javascript|vbscript|blob|filesystem):/i.test(value))
        problems.push(`${attribute}=${value}`);
      if (attribute === 'id' && value.startsWith('S:')) problems.push(value);
    }
    return problems;
  });
  const addresses = (selector: string, attribute: string) =>
    [...parsed.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');
  const sets = addresses('[srcset]', 'srcset').concat(addresses('[imagesrcset]', 'imagesrcset'));
  return {
    inline,
    requested: [
      ...addresses('[src]', 'src'),
      ...addresses('use', 'href').map((address) => address.replace(/#.*/, '')),
      ...addresses('link:not([rel~="canonical"], [rel~="me"])', 'href'),
      ...addresses('form', 'action'),
      ...sets.flatMap((set) => set.split(',').map((part) => part.trim().split(' ')[0] ?? '')),
    ],
    links: [...parsed.querySelectorAll('a')].map((link) => ({
      href: link.getAttribute('href') ?? '',
      rel: link.getAttribute('rel') ?? '',
    })),
  };
}
