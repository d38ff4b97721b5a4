import path from 'node:path';
import { expect, it } from 'vitest';
import { pageHead } from '../../src/build/head/page-head.ts';
import { lintPublication } from '../../src/build/lint-site.ts';
import { makeOutputs } from '../../src/build/outputs.ts';
import { readSite } from '../../src/build/site.ts';
import { outputPaths } from '../../src/files/output-paths.ts';
import { type Change, withTree } from './content-tree.ts';
import { draftsOfEachKind, entries, unlistedOfEachKind } from './hidden-records.ts';

/** Every list, feed and résumé that a site can have. */
const everything = (text: string) => `${text}search: true\nfeed: [notes, projects, caseStudies, photos]\n`;

const withSite = <T>(
  changes: Record<string, Change>,
  isDraft: boolean,
  use: (files: { path: string; bytes: string }[]) => T,
) =>
  withTree({ ...changes, 'site.yaml': everything }, async (contentDir) => {
    const paths = outputPaths(path.dirname(contentDir));
    const options = { profile: 'dev', planOnly: true, isDraft } as const;
    const { value: site, diagnostics } = await readSite(paths, options);
    if (!site) throw new Error(JSON.stringify(diagnostics));
    const outputs = await makeOutputs(site, undefined, { typesets: false });
    const head = (shown: (typeof site.contents.pages)[number]) =>
      JSON.stringify(
        pageHead({
          ...{ content: site.content, page: shown, policy: [] },
          ...{ hasCard: true, hasFeed: true, hasResume: true },
        }),
      );
    return use([
      ...site.contents.pages.map((shown) => ({
        path: shown.path,
        bytes: JSON.stringify(shown) + head(shown),
      })),
      { path: 'shell', bytes: JSON.stringify(site.contents.shell) },
      { path: 'names of pictures', bytes: [...site.prepared.pictures.keys()].join(' ') },
      ...outputs.map(({ path: file, bytes }) => ({ path: file, bytes: Buffer.from(bytes).toString() })),
    ]);
  });

it('publishes no word of a draft of any kind, and marks each in the draft site', async () => {
  await withSite(draftsOfEachKind, false, (files) => {
    expect(files.filter(({ bytes }) => /zebra/i.test(bytes)).map((file) => file.path)).toEqual([]);
    for (const word of ['Horse award', 'Horse watching', 'Horse note'])
      expect(
        files.some(({ bytes }) => bytes.includes(word)),
        word,
      ).toBe(true);
  });
  await withSite(draftsOfEachKind, true, (files) => {
    const all = files.map(({ bytes }) => bytes).join('\n');
    const missing = [...Object.values(entries)].flatMap((fields) => {
      const name = /(?:title|school|by|name|question): ([A-Z].*)/.exec(fields)?.[1] ?? '';
      return all.includes(`[Draft] ${name}`) || all.includes(`"[Draft] ","${name}`) ? [] : [name];
    });
    expect(missing).toEqual([]);
    for (const name of [
      'zebra-text',
      'Zebra section',
      'Zebra gallery',
      'Zebra three',
      'Zebra project',
      'Zebra note',
      'Tide Table',
    ])
      expect(all, name).toContain(`[Draft] ${name}`);
  });
});

it('publishes what is unlisted at its own address only, and asks search engines to ignore it', async () => {
  await withSite(unlistedOfEachKind, false, (files) => {
    const found = files.filter(({ bytes }) => /okapi/i.test(bytes));
    const addresses = [
      '/okapi-text',
      '/okapi-work',
      '/halls/okapi-gallery',
      '/projects/okapi-project',
      '/projects/tide-table',
      '/notes/okapi-note',
    ];
    const own = found.map((file) => file.path).filter((file) => file.startsWith('/'));
    expect(own.sort()).toEqual([...addresses].sort());
    for (const file of found.filter((each) => each.path.startsWith('/')))
      expect(file.bytes, file.path).toContain('noindex');
    // The texts of pages below others, and the photos of the gallery, each in a file of their own.
    const others = found.map((file) => file.path).filter((file) => !file.startsWith('/'));
    expect(
      others.filter((file) => !/^assets\/(?:pages|galleries)\/.*(?:okapi|tide-table)/.test(file)),
    ).toEqual([]);
  });
});

it('lists drafts and unlisted pages before publishing', async () => {
  const list = (changes: Record<string, Change>) =>
    withTree(changes, async (contentDir) => {
      const paths = { ...outputPaths(path.dirname(contentDir)), contentDir };
      const { diagnostics } = await lintPublication(paths, { forPublishing: true });
      return diagnostics.filter(({ summary }) => /draft|unlisted/.test(summary)).length;
    });
  expect(await list(draftsOfEachKind)).toBe(Object.keys(entries).length + 8);
  expect(await list(unlistedOfEachKind)).toBe(6);
});
