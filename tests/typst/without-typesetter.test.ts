import { expect, it, onTestFinished, vi } from 'vitest';
import { build } from '../../src/build/build.ts';
import { pageHead } from '../../src/build/head/page-head.ts';
import { makeOutputs } from '../../src/build/outputs.ts';
import { metaPolicy } from '../../src/hosts/headers.ts';
import { makeSmallProject } from '../hosts/small-project.ts';
import { siteForTest } from '../site/site-for-test.ts';
import { isFull } from '../tier.ts';

vi.mock('@myriaddreamin/typst-ts-web-compiler', () => {
  throw new Error('not installed');
});

it('builds a site without Typst, PDFs and share cards', async () => {
  const site = await siteForTest();
  const files = (await makeOutputs(site)).map((file) => file.path);
  expect(files.filter((file) => /resume\.pdf|^share\//.test(file))).toEqual([]);
  expect(files).toContain('resume.txt');
  for (const page of site.contents.pages) {
    const head = pageHead({
      ...{ content: site.content, page, hasFeed: true, policy: metaPolicy(site.form) },
      ...{ hasCard: site.canTypeset, hasResume: site.resumePdf !== 'none' },
    });
    expect(JSON.stringify([page, head]), page.name).not.toMatch(/resume\.pdf|og:image|\/share\//);
  }
});

it.runIf(isFull)('reports that Typst is missing', async () => {
  const project = await makeSmallProject();
  onTestFinished(() => project.remove());
  const lines: string[] = [];
  const isBuilt = await build({ root: project.folder, profile: 'dev', log: (line) => lines.push(line) });
  expect(isBuilt).toBe(true);
  expect(lines.filter((line) => line.startsWith('Typst is not installed'))).toHaveLength(1);
  for (const { name, html } of await project.documents()) {
    expect(html, name).not.toMatch(/resume\.pdf|og:image|\/share\//);
  }
});
