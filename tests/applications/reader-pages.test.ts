import path from 'node:path';
import { expect, it } from 'vitest';
import { lintPublication } from '../../src/build/lint-site.ts';
import { makeOutputs } from '../../src/build/outputs.ts';
import { readSite } from '../../src/build/site.ts';
import { formatDiagnostics } from '../../src/core/diagnostics.ts';
import { outputPaths } from '../../src/files/output-paths.ts';
import { type Change, swap, withTree } from '../site/content-tree.ts';

const folder = 'applications/2026-11-okapi-clinics';
const token = 'k7q2mabcdefghij2';
const fields = `reader: Okapi Clinics
role: Keeper of okapis
date: 2026-11-02
status: interview
due: 2999-12-24
`;
const page = `page:
  token: ${token}
  until: 2999-01-31
  name: Dr. Okapi
`;
const application = (text: string): Record<string, Change> => ({
  [`${folder}/application.yaml`]: text,
  [`${folder}/letter.md`]: '---\nto: Okapi Street 1\n---\n\nDear okapi,\n\nyour stables are lovely.\n',
  [`${folder}/posting.txt`]: 'We look for a person who can groom an okapi.\n',
  [`${folder}/files/resume.pdf`]: 'okapi.pdf',
});

/** Everything that is published but documents and scripts, by path. */
const publish = (changes: Record<string, Change>) =>
  withTree(
    { ...changes, 'site.yaml': (text) => `${text}search: true\nfeed: [projects, photos]\nformats: [llms]\n` },
    async (contentDir) => {
      const paths = outputPaths(path.dirname(contentDir));
      const { value: site, diagnostics } = await readSite(paths, { profile: 'dev', planOnly: true });
      if (!site) throw new Error(formatDiagnostics(diagnostics));
      const outputs = await makeOutputs(site, undefined, { typesets: false });
      return new Map([
        ...site.contents.pages.map((shown) => [shown.path, JSON.stringify(shown)] as const),
        ['shell', JSON.stringify(site.contents.shell)] as const,
        ...outputs.map(({ path: file, bytes }) => [file, Buffer.from(bytes).toString()] as const),
      ]);
    },
  );

const filesWith = (word: RegExp, files: ReadonlyMap<string, string>) =>
  [...files].filter(([name, text]) => word.test(name) || word.test(text)).map(([name]) => name);

it('publishes the page of a reader at its address only, and nothing else of the application', async () => {
  const files = await publish(application(fields + page));
  const props = [...files.keys()].filter((name) => name.startsWith('assets/pages/') && name.includes(token));
  const own = [`/for/${token}`, ...props, `for/${token}/resume.pdf`];
  expect(props).toHaveLength(1);
  expect(filesWith(/okapi/i, files).sort()).toEqual(own.sort());
  expect(filesWith(new RegExp(token), files).sort()).toEqual(own.sort());
  expect(files.get(`/for/${token}`)).toMatch(/For Dr\. Okapi.*your stables are lovely/);
  expect(filesWith(/okapi street|2999-12-24|interview|groom/i, files)).toEqual([]);
  expect(files.get('_headers')).toContain('/for/*\n  X-Robots-Tag: noindex');
});

/* What is reported before publishing, and what prevents it, is in tests/golden/diagnostics.txt. */
it.each<[when: string, changes: Record<string, Change>]>([
  ['without a group for it', application(fields)],
  ['after its last day', application(fields + page.replace('2999', '2020'))],
  ['when the application is closed', application(fields.replace('interview', 'closed') + page)],
  [
    'while its letter is unwritten',
    { ...application(fields + page), [`${folder}/letter.md`]: 'Still to be written.\n' },
  ],
])('publishes no word of an application %s', async (_when, changes) => {
  const files = await publish(changes);
  expect(filesWith(/okapi/i, files)).toEqual([]);
  expect(filesWith(new RegExp(token), files)).toEqual([]);
  expect(files.get('_headers')).not.toContain('/for/');
});

it('has the page only in the language of the application', async () => {
  await withTree(
    {
      ...application(`${fields}language: fr\n${page}`),
      'site.yaml': swap('language: en-CA', 'language: en-CA\nlanguages: [en-CA, fr]'),
    },
    async (contentDir) => {
      const paths = outputPaths(path.dirname(contentDir));
      const { diagnostics } = await lintPublication({ ...paths, contentDir }, { forPublishing: true });
      expect(formatDiagnostics(diagnostics)).toContain(`/fr/for/${token}`);
    },
  );
});
