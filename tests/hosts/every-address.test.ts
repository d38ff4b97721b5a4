import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { MediaManifest } from '../../src/build/write-media-folder.ts';
import { siteSchema } from '../../src/content/site-schema.ts';
import { unescapeHtml } from '../../src/core/text.ts';
import { filesBelow } from '../../src/files/read-files.ts';
import { type HostSite, hostSite } from '../../src/hosts/host-site.ts';
import { pictureBase } from '../../src/site/site-address.ts';
import { runCommand } from '../commands/run-command.ts';
import { pdfWithInfo } from '../media/images/craft-pdf.ts';
import { isFull } from '../tier.ts';
import { type NamedAddress, namedAddresses, unanswered } from './named-addresses.ts';
import { makeSmallProject, morePhotos, type SmallProject } from './small-project.ts';

const places = [
  {
    place: 'at the top of its host',
    url: 'https://owner.example',
    media: '',
    profile: 'dev',
    hasUnusualPaths: false,
  },
  {
    place: 'in a folder of its host',
    url: 'https://owner.github.example/repo/',
    media: '',
    profile: 'dev',
    hasUnusualPaths: true,
  },
  {
    place: 'in a folder, with pictures on another host',
    url: 'https://owner.github.example/repo',
    media: 'https://media.owner.example/mine',
    profile: 'publish',
    hasUnusualPaths: true,
  },
] as const;

/** Public paths with an unusual extension, and pictures that two records share. */
async function useUnusualPaths(project: SmallProject): Promise<void> {
  const renamed: Record<string, [from: string, to: string][]> = {
    'about.yaml': [
      ['/images/about/portrait.jpg', '/images/about/portrait.png'],
      ['/images/about/cat.jpg', '/images/about/cat.png'],
    ],
    'art.yaml': [['/images/art/fog.jpg', '/images/art/fog.png']],
    'cat.yaml': [['/images/cat/one.jpg', '/images/cat/one.png']],
    'contact.yaml': [['/images/contact.png', '/images/projects/harbour-map/2-list.jpg']],
    'projects.yaml': [['/images/projects/tide-table.jpg', '/images/projects/tide-table.png']],
    'work.yaml': [['/images/work/office.jpg', '/images/work/office.png']],
  };
  for (const [file, pairs] of Object.entries(renamed))
    await project.change(file, (text) => {
      for (const [from] of pairs) expect(text).toContain(from);
      return pairs.reduce((changed, [from, to]) => changed.replaceAll(from, to), text);
    });
}

const ownResume = pdfWithInfo('/Title (Of my own making)');

/** A form handled by a service, with a thanks page, and the owner's own résumé. */
async function addOwnFiles(project: SmallProject): Promise<void> {
  await project.change('site.yaml', (text) =>
    text.replace(/( +)accessKey: /, '$1honeypot: botcheck\n$1thanks: redirect\n$&'),
  );
  await writeFile(path.join(project.folder, 'content/resume.pdf'), ownResume);
}

/** The link targets of the owner's records; no other host may be requested. */
const ownersLinks =
  /^(?:mailto:|https:\/\/(?:schema\.org|unpkg\.com\/@jsonresume|[\w.-]+\.ca|github\.com|devpost\.com|www\.linkedin\.com|www\.instagram\.com)(?:\/|$))/;

/** The browser tests cover the site at the root of its host; the last place is in a folder too. */
const tried = isFull ? places : places.filter(({ media }) => media !== '');

describe.each(tried)('a site $place', ({ url, media, profile, hasUnusualPaths }) => {
  let project: SmallProject;
  let host: HostSite;
  let files: Set<string>;
  let addresses: NamedAddress[];

  beforeAll(async () => {
    project = await makeSmallProject();
    await project.change('site.yaml', (text) =>
      [text.replace(/^url: .*$/m, `url: ${url}`), ...(media ? [`media:\n  baseUrl: ${media}\n`] : [])].join(
        '',
      ),
    );
    if (hasUnusualPaths) await useUnusualPaths(project);
    await project.change('about/hobbies.md', (text) => `${text}\n\nSee [my projects](/projects).\n`);
    await project.change('travel.yaml', (text) => text + morePhotos);
    if (!media) await addOwnFiles(project);
    expect(await project.buildHere(profile)).toBe(true);
    const site = siteSchema.parse(
      parse(await readFile(path.join(project.folder, 'content/site.yaml'), 'utf8')),
    );
    host = hostSite(site);
    files = new Set(await project.files());
    addresses = await namedAddresses({ dist: project.dist, siteUrl: url, pictureBase: pictureBase(site) });
  }, 180_000);
  afterAll(() => project.remove());

  it('links only to existing addresses of the site', () => {
    // Pictures on another host are compared with the manifest below, not with files.
    const here = host.mediaBase
      ? addresses.filter(({ address }) => !/\/images\/\*/.test(address.href))
      : addresses;
    // The cache headers for videos and animations exist even if there are none.
    const named = here.filter(({ address }) => !/\*\.(?:mp4|webm|webp)$/.test(address.href));
    expect(unanswered(named, files, url)).toEqual([]);
    const isElsewhere = ({ address }: NamedAddress) =>
      address.origin !== new URL(url).origin && address.origin !== (media && new URL(media).origin);
    for (const { address, file } of addresses.filter(isElsewhere)) {
      // The licenses of the fonts name their authors.
      if (file !== 'licences.txt') expect(address.href, file).toMatch(ownersLinks);
    }
    expect(addresses.length).toBeGreaterThan(200);
  });

  it('links pages, pictures, fonts, chunks and shards from every file type', () => {
    const readIn = new Set(addresses.map(({ file }) => path.extname(file)));
    expect([...readIn].toSorted().join(' ')).toBe(' .css .html .js .json .txt .vcf .webmanifest .xml');
    const named = addresses.map(({ address }) => address.pathname);
    for (const kind of [/\.avif$/, /\.jpg$/, /\.woff2$/, /assets\/.+\.js$/, /\.pdf$/]) {
      expect(
        named.some((name) => kind.test(name)),
        String(kind),
      ).toBe(true);
    }
  });

  it.runIf(!media)('publishes the owner’s résumé, and changes nothing if it is refused', async () => {
    const published = path.join(project.dist, 'files/resume.pdf');
    expect(await readFile(published)).toEqual(ownResume);
    expect(await readFile(path.join(project.dist, 'experiences.html'), 'utf8')).toContain(
      `href="${host.base}files/resume.pdf"`,
    );
    const withCompany = ownResume.toString('latin1').replace('/Title', '/Company');
    await writeFile(path.join(project.folder, 'content/resume.pdf'), withCompany, 'latin1');
    expect(await project.buildHere()).toBe(false);
    expect(await readFile(published)).toEqual(ownResume);
  });

  it.runIf(media)('loads only pictures from the folder that npm run media sync writes', async () => {
    expect([...files].filter((file) => /^images\//.test(file))).toEqual([]);
    expect((await runCommand('media', ['sync'], { root: project.folder })).status).toBe(0);
    const manifest = JSON.parse(
      await readFile(path.join(project.folder, 'dist-media.json'), 'utf8'),
    ) as MediaManifest;
    expect(manifest.baseUrl).toBe(media);
    const uploaded = new Map(manifest.files.map((file) => [`${host.mediaBase}${file.path}`, file]));
    let named = 0;
    for (const { address, file } of addresses) {
      if (!host.mediaBase || !address.href.startsWith(host.mediaBase)) continue;
      expect(uploaded.has(address.href), `${address.href} in ${file}`).toBe(true);
      named += 1;
    }
    expect(named).toBeGreaterThan(50);
    const folder = path.join(project.folder, 'dist-media');
    expect(await filesBelow(folder)).toHaveLength(manifest.files.length);
    for (const { path: name, bytes, sha256, contentType, cacheControl } of manifest.files) {
      const content = await readFile(path.join(folder, name));
      expect(content.length, name).toBe(bytes);
      expect(createHash('sha256').update(content).digest('hex'), name).toBe(sha256);
      expect(contentType, name).toMatch(/^image\/(?:avif|jpeg|png)$/);
      expect(cacheControl.includes('immutable'), name).toBe(/-[0-9a-f]{8}-\d+\.\w+$/.test(name));
    }
  });

  it.runIf(media)('allows the media host in the policy, and preconnects on pages with pictures', async () => {
    const { origin } = new URL(media);
    for (const { name, html } of await project.documents()) {
      const [, content = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
      const policy = unescapeHtml(content);
      expect(policy, name).toContain(`img-src 'self' ${origin};`);
      expect(policy, name).toContain(`media-src 'self' ${origin};`);
      expect(policy.match(/https:\/\/media/g), name).toHaveLength(2);
      const showsPictures = /(?:src|srcset)="https:\/\/media/i.test(html);
      expect(html.includes(`<link rel="preconnect" href="${origin}">`), name).toBe(showsPictures);
    }
  });

  it.runIf(media && isFull)('previews with local pictures', { timeout: 120_000 }, async () => {
    expect(await project.buildHere()).toBe(true);
    const names = await project.files();
    expect(names.some((name) => name.endsWith('.avif'))).toBe(true);
    for (const { html } of await project.documents()) expect(html).not.toContain(media);
  });
});
