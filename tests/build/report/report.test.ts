import { describe, expect, it } from 'vitest';
import { exceedsLimit, hostLines, hosts, limitUses } from '../../../src/build/report/host-report.ts';
import { type SiteSize, summarize } from '../../../src/build/report/measure-site.ts';

const sizes = new Map([
  ['about.html', 4000],
  ['about.html.gz', 1200],
  ['about.html.br', 1000],
  ['robots.txt', 80],
  ['images/travel/lake-9b7184b0-480.avif', 20_000],
  ['images/travel/lake-9b7184b0-1600.jpg', 300_000],
  ['images/travel/lake.jpg', 300_000],
  ['images/contact-00000001-800.png', 100_000],
]);
const size: SiteSize = { ...summarize(sizes), headers: { rules: 5, maxLineLength: 700 } };

function host(option: string) {
  const found = hosts.find((each) => each.option === option);
  if (!found) throw new Error(`no host ${option}`);
  return found;
}

describe('the size of a site', () => {
  it('counts files as they are uploaded, including compressed ones', () => {
    expect(size).toMatchObject({ files: 8, bytes: 726_280 });
    expect(size.largestFile).toEqual({ path: 'images/travel/lake-9b7184b0-1600.jpg', bytes: 300_000 });
    expect(size.fullestFolder).toEqual({ path: '.', files: 4 });
  });

  it('sums text uncompressed and with each compression', () => {
    expect(size.text).toEqual({ files: 1, bytes: 4000, gzipBytes: 1200, brotliBytes: 1000 });
  });

  it('counts a picture once for all its variants', () => {
    expect(size.pictures).toEqual({ count: 2, files: 4, bytes: 720_000 });
  });

  it('counts videos separately from pictures', () => {
    const path = 'images/travel/harbour-0a1b2c3d.mp4';
    const { pictures, videos } = summarize(new Map([...sizes, [path, 5_000_000], ['talk.webm', 1000]]));
    expect(pictures).toEqual(size.pictures);
    expect(videos).toEqual({ count: 2, bytes: 5_001_000, largest: { path, bytes: 5_000_000 } });
  });

  it('is zero for an empty folder', () => {
    expect(summarize(new Map())).toMatchObject({ files: 0, bytes: 0, pictures: { count: 0 } });
  });
});

describe('the report about a host', () => {
  it('lists only the limits of that host', () => {
    expect(limitUses(host('github'), size).map(({ what }) => what)).toEqual(['site', 'file']);
    expect(limitUses(host('netlify'), size).map(({ what }) => what)).toEqual(['folder']);
    expect(limitUses(host('server'), size)).toEqual([]);
  });

  it.each([
    ['github', { bytes: 1_000_000_000 }, { bytes: 1_000_000_001 }, 'site'],
    ['cloudflare', { files: 20_000 }, { files: 20_001 }, 'files'],
    [
      'cloudflare',
      { largestFile: { path: 'film.avif', bytes: 26_214_400 } },
      { largestFile: { path: 'film.avif', bytes: 26_214_401 } },
      'file',
    ],
    [
      'netlify',
      { fullestFolder: { path: 'images/travel', files: 54_000 } },
      { fullestFolder: { path: 'images/travel', files: 54_001 } },
      'folder',
    ],
    [
      'cloudflare',
      { headers: { rules: 5, maxLineLength: 2000 } },
      { headers: { rules: 5, maxLineLength: 2001 } },
      'header length',
    ],
  ])('says that %s accepts a site at its limit and nothing beyond', (option, full, over, what) => {
    expect(limitUses(host(option), { ...size, ...full }).filter(exceedsLimit)).toEqual([]);
    const tooMuch = limitUses(host(option), { ...size, ...over }).filter(exceedsLimit);
    expect(tooMuch.map((use) => use.what)).toEqual([what]);
  });

  it('states how many more pictures fit, unless dist/ contains none', () => {
    // 360,000 bytes and 2 files per picture.
    const more = (option: string, change: Partial<SiteSize> = {}) =>
      /space for about (\S+) more/.exec(hostLines(host(option), { ...size, ...change }).join('\n'))?.[1];
    expect(more('github')).toBe('2,775');
    expect(more('cloudflare')).toBe('9,996');
    expect(more('server')).toBeUndefined();
    expect(more('github', { pictures: { count: 0, files: 0, bytes: 0 } })).toBeUndefined();
    expect(more('cloudflare', { files: 30_000 })).toBe('0');
  });

  it('suggests a media host if pictures exceed the limits', () => {
    const lines = hostLines(host('cloudflare'), { ...size, files: 30_000 });
    expect(lines[0]).toBe('Cloudflare Pages: does not fit');
    expect(lines).toContain('  files: 30,000 of 20,000  ← too much');
    expect(lines.at(-1)).toContain('media.baseUrl in content/site.yaml');
  });
});
