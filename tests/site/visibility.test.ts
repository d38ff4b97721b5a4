import path from 'node:path';
import { expect, it } from 'vitest';
import { pageHead } from '../../src/build/head/page-head.ts';
import { lintPublication } from '../../src/build/lint-site.ts';
import { makeOutputs } from '../../src/build/outputs.ts';
import { outputPaths } from '../../src/files/output-paths.ts';
import { readWithPdfium } from '../resume/read-pdf.ts';
import type { Change } from './content-tree.ts';
import { draftsOfEachKind, entries, unlistedOfEachKind } from './hidden-records.ts';
import { siteForTest } from './site-for-test.ts';
import { treeForTest } from './tree-for-test.ts';

/** Every list, feed, letter and résumé that a site can have. */
const everything: Record<string, Change> = {
  'site.yaml': (text) => `${text}search: true\nfeed: [notes, projects, caseStudies, photos]\n`,
  'lenses.yaml': '- name: sea\n  title: Sea\n  tags: [fog]\n',
  'letters/quay.md': '---\nlens: sea\npublish: true\n---\n\nDear quay,\n',
};
const textOf = async (file: string, bytes: string | Uint8Array) =>
  file.endsWith('.pdf')
    ? (await readWithPdfium(Buffer.from(bytes))).pages.join()
    : Buffer.from(bytes).toString();

/** Everything that a site publishes, by path. */
async function publish(changes: Record<string, Change>, isDraft = false) {
  const site = await siteForTest({ ...changes, ...everything }, { isDraft });
  const head = (page: (typeof site.contents.pages)[number]) =>
    JSON.stringify(
      pageHead({
        ...{ content: site.content, page, policy: [] },
        ...{ hasCard: true, hasFeed: true, hasResume: true },
      }),
    );
  const outputs = (await makeOutputs(site)).map(
    async ({ path: file, bytes }) => [file, await textOf(file, bytes)] as const,
  );
  return new Map([
    ...site.contents.pages.map((page) => [page.path, JSON.stringify(page) + head(page)] as const),
    ['shell', JSON.stringify(site.contents.shell)],
    ['names of pictures', [...site.prepared.pictures.keys()].join(' ')],
    ...(await Promise.all(outputs)),
  ]);
}

const filesWith = (word: RegExp, files: ReadonlyMap<string, string>) =>
  [...files].filter(([, text]) => word.test(text)).map(([file]) => file);

it('publishes no word of a draft of any kind, and marks each in the draft site', async () => {
  const files = await publish(draftsOfEachKind);
  expect(filesWith(/zebra/i, files)).toEqual([]);
  for (const name of ['letter-quay', 'resume', 'resume-sea'])
    expect(files.has(`files/${name}.pdf`), name).toBe(true);
  expect(files.get('files/resume.pdf')).toContain('Horse');
  for (const word of [/Horse award/, /Horse watching/, /Horse note/])
    expect(filesWith(word, files), String(word)).not.toEqual([]);

  const all = [...(await publish(draftsOfEachKind, true)).values()].join('\n');
  const missing = [...Object.values(entries)].flatMap((fields) => {
    const name = /(?:title|school|by|name|question): ([A-Z].*)/.exec(fields)?.[1] ?? '';
    return all.includes(`[Draft] ${name}`) || all.includes(`"[Draft] ","${name}`) ? [] : [name];
  });
  expect(missing).toEqual([]);
  const others = [
    'zebra-text',
    'Zebra section',
    'Zebra gallery',
    'Zebra three',
    'Zebra project',
    'Zebra note',
  ];
  for (const name of [...others, 'Tide Table']) expect(all, name).toContain(`[Draft] ${name}`);
});

it('publishes unlisted content only at its own address, and asks search engines to ignore it', async () => {
  const files = await publish(unlistedOfEachKind);
  const found = filesWith(/okapi/i, files);
  const own = [
    '/okapi-text',
    '/okapi-work',
    '/halls/okapi-gallery',
    '/projects/okapi-project',
    '/projects/tide-table',
    '/notes/okapi-note',
  ];
  expect(found.filter((file) => file.startsWith('/')).sort()).toEqual(own.sort());
  for (const file of own) expect(files.get(file), file).toContain('noindex');
  // The texts of pages below others, and the photos of the gallery, each in a file of their own.
  const others = found.filter((file) => !file.startsWith('/'));
  expect(others.filter((file) => !/^assets\/(?:pages|galleries)\/.*(?:okapi|tide-table)/.test(file))).toEqual(
    [],
  );
});

it('lists drafts and unlisted pages before publishing', async () => {
  const list = async (changes: Record<string, Change>) => {
    const contentDir = treeForTest(changes);
    const paths = { ...outputPaths(path.dirname(contentDir)), contentDir };
    const { diagnostics } = await lintPublication(paths, { forPublishing: true });
    return diagnostics.filter(({ summary }) => /draft|unlisted/.test(summary)).length;
  };
  expect(await list(draftsOfEachKind)).toBe(Object.keys(entries).length + 8);
  expect(await list(unlistedOfEachKind)).toBe(6);
});
