import { expect, it } from 'vitest';
import { siteSchema } from '../../src/content/site-schema.ts';
import { hostSite } from '../../src/hosts/host-site.ts';
import { visitsScript } from '../../src/hosts/visits.ts';

const site = 'https://ada-quill.ca/portfolio';

/** The requests of the script in a browser with this navigator, for a visit of two pages and an anchor. */
function requestedBy(
  navigator: object,
  { hostname = 'ada-quill.ca', referrer = 'https://news.test.org/' } = {},
): string[] {
  const requested: string[] = [];
  class Image {
    set src(address: string) {
      requested.push(address.replace(/&rnd=[\d.e-]+$/, ''));
    }
  }
  const location = { hostname, origin: `https://${hostname}`, pathname: '/portfolio/' };
  const listeners: (() => void)[] = [];
  const window = {
    navigation: { addEventListener: (_type: string, run: () => void) => listeners.push(run) },
  };
  const run = new Function(
    ...['location', 'navigator', 'Image', 'document', 'window'],
    visitsScript('https://ada.goatcounter.com/', site),
  );
  run(location, navigator, Image, { referrer }, window);
  for (const pathname of ['/portfolio/about', '/portfolio/about']) {
    location.pathname = pathname;
    for (const listener of listeners) listener();
  }
  return requested;
}

it('counts the first page with its referrer, and each later page once', () => {
  expect(requestedBy({ doNotTrack: null })).toEqual([
    'https://ada.goatcounter.com/count?p=%2Fportfolio%2F&r=https%3A%2F%2Fnews.test.org%2F',
    'https://ada.goatcounter.com/count?p=%2Fportfolio%2Fabout&r=',
  ]);
  const [fromOwnPage] = requestedBy({}, { referrer: 'https://ada-quill.ca/portfolio/about' });
  expect(fromOwnPage).toMatch(/&r=$/);
});

it.each([
  ['visitors with Do Not Track', { doNotTrack: '1' }, 'ada-quill.ca'],
  ['visitors with Global Privacy Control', { globalPrivacyControl: true }, 'ada-quill.ca'],
  ['drafts', {}, 'localhost'],
])('requests nothing for %s', (_who, navigator, hostname) => {
  expect(requestedBy(navigator, { hostname })).toEqual([]);
});

it('allows pages the image of that service and nothing else', () => {
  const policy = (visits?: string) => {
    const settings = {
      ...{ url: site, language: 'en', copyrightYear: 2025, paper: 'a4' },
      ...{ form: { action: 'netlify' }, pictures: { credit: '', licence: '', largest: 1600 } },
    };
    const { headers } = hostSite(siteSchema.parse({ ...settings, ...(visits && { visits }) }));
    return Object.fromEntries(headers) as Record<string, string>;
  };
  const [without, counted] = [policy(), policy('https://ada.goatcounter.com')];
  const rules = (all: Record<string, string>) => all['Content-Security-Policy']?.split('; ') ?? [];
  expect(rules(counted).filter((rule) => !rules(without).includes(rule))).toEqual([
    "img-src 'self' https://ada.goatcounter.com/count",
  ]);
  expect(counted['Cross-Origin-Embedder-Policy']).toBe('credentialless');
  expect(without['Cross-Origin-Embedder-Policy']).toBe('require-corp');
});
