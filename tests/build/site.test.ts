import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readDevSite } from '../../src/build/dev/dev-site.ts';
import { lintSite } from '../../src/build/lint-site.ts';
import { makeOutputs, outputsOnDemand } from '../../src/build/outputs.ts';
import { readSite } from '../../src/build/site.ts';
import { formatDiagnostics } from '../../src/core/diagnostics.ts';
import { outputPaths } from '../../src/files/output-paths.ts';
import { swap } from '../site/content-tree.ts';
import { siteForTest } from '../site/site-for-test.ts';
import { treeForTest } from '../site/tree-for-test.ts';

describe('a site', () => {
  it('gets the same diagnostics from check, build and dev', async () => {
    const changes = {
      'art.yaml': swap('title: Fog', 'title: Fog 𐐀'),
      'images/travel/spare.jpg': Buffer.from('ffd8ffe0', 'hex'),
    };
    const paths = outputPaths(path.dirname(treeForTest(changes)));
    const printed = formatDiagnostics((await lintSite(paths)).diagnostics);
    expect(printed).toContain('𐐀');
    expect(printed).toContain('content/images/travel/spare.jpg  warning: no record shows this picture');
    const lines: string[] = [];
    const seen = { pictures: new Map(), videos: new Map() };
    await readDevSite(path.dirname(paths.contentDir), (line) => lines.push(line), seen);
    const { diagnostics } = await readSite(paths, { profile: 'dev', planOnly: true });
    expect([...lines, formatDiagnostics(diagnostics)]).toEqual([printed, printed]);
  });

  it('shows and marks images without alt text in a draft, and does not publish them', async () => {
    const unwritten = { 'art.yaml': swap('alt: Two masts in fog.', 'alt:') };
    const draft = await siteForTest(unwritten, { isDraft: true });
    expect(JSON.stringify(draft.contents)).toContain('Alt text is missing');
    expect(draft.styles['virtual:theme.css']).toContain('"alt is missing"');
    await expect(siteForTest(unwritten)).rejects.toThrow('alt is empty');
    expect((await siteForTest({}, { isDraft: true })).styles['virtual:theme.css']).toBe('');
  });

  it('serves every published file in development', async () => {
    const site = await siteForTest({ 'site.yaml': (text) => `${text}search: true\n` });
    const files = await makeOutputs(site);
    const names = files.map((file) => file.path);
    for (const name of [
      'sitemap.xml',
      'resume.json',
      'files/resume.pdf',
      'share/home.png',
      '_headers',
      'favicon.ico',
    ])
      expect(names).toContain(name);
    expect(names.map((name) => `/${name}`)).toContain(site.contents.shell.searchIndex);
    const served = outputsOnDemand(site);
    for (const file of files) {
      const bytes = await served(file.path);
      expect(bytes !== null && Buffer.from(bytes).equals(Buffer.from(file.bytes)), file.path).toBe(true);
    }
    for (const other of ['', 'about', 'assets/site.js', 'images/contact.png'])
      expect(await served(other)).toBeNull();
  });

  it('publishes no résumé if no section links to it', async () => {
    const withoutSection = swap(
      '    - name: resume\n      kind: resume\n      title: Resume\n      link: Open\n',
      '',
    );
    const site = await siteForTest({ 'pages.yaml': withoutSection });
    const names = (await makeOutputs(site)).map((file) => file.path);
    expect(names.filter((name) => name.includes('resume'))).toEqual([]);
    expect(names).toContain('contact.vcf');
    expect(JSON.stringify(site.contents)).not.toContain('resume');
  });
});

describe('today', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });

  it('is the date in the owner’s time zone', async () => {
    // May 31 in UTC is June 1 in UTC+14.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-31T12:00:00Z') });
    const work = swap("start: '2024-09'\n  end: '' # still in 2999-12", "start: '2025-05-31'\n  end: ''");
    const reportIn = async (timeZone: string) => {
      vi.stubEnv('TZ', timeZone);
      const paths = outputPaths(path.dirname(treeForTest({ 'work.yaml': work })));
      return formatDiagnostics((await lintSite(paths)).diagnostics);
    };
    expect(await reportIn('UTC')).not.toContain('has ended');
    expect(await reportIn('Pacific/Kiritimati')).toContain('If it has ended');
  });
});
