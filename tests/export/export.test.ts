import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { runCommand } from '../commands/run-command.ts';
import { readAll } from '../folder-contents.ts';
import type { Change } from '../site/content-tree.ts';
import { draftsOfEachKind, story, unlistedOfEachKind } from '../site/hidden-records.ts';
import { treeForTest } from '../site/tree-for-test.ts';

const privateFields: Record<string, Change> = {
  'owner.yaml': (text) => `${text}phone: +1 902 555 0134\n`,
  'letters/quay.md': 'Dear quay,\n',
};

/** Exports a small site, and returns its files by path. */
async function exported(changes: Record<string, Change>, ...args: string[]) {
  const root = path.dirname(treeForTest({ ...changes, ...privateFields }));
  const outcome = await runCommand('export', [...args, 'out'], { root });
  expect(outcome.status, outcome.stderr + outcome.stdout).toBe(0);
  return readAll(path.join(root, 'out'));
}

const frontMatterOf = (text = '') => parse(Buffer.from(text.split('---\n')[1] ?? '', 'latin1').toString());

it('writes pages, projects, notes and clean pictures for Hugo, without drafts and private data', async () => {
  const changes = {
    ...draftsOfEachKind,
    'projects/tide-table.md': story(
      'role: All',
      '![A table](/images/projects/tide-table.jpg "Of tides")\n\nSee {{< figure >}}.',
    ),
  };
  const files = await exported(changes, '--to', 'hugo');
  expect([...files].filter(([name, text]) => /zebra/i.test(name + text))).toEqual([]);
  expect([...files].filter(([, text]) => /555 0134|Dear quay|3f6c2d9e/.test(text))).toEqual([]);
  expect(frontMatterOf(files.get('content/projects/tide-table.md'))).toEqual({
    title: 'Tide Table',
    date: '2025-02-01',
    tags: ['TypeScript'],
    images: ['/images/projects/tide-table.jpg'],
  });
  expect(files.get('content/projects/tide-table.md')).toContain(
    '![A table](/images/projects/tide-table.jpg "Of tides")',
  );
  expect(files.get('content/projects/tide-table.md')).toContain('{{</* figure */>}}');
  expect(files.get('content/notes/horse-note.md')).toContain('date: "2025-01-01"');
  expect(files.get('content/experiences.md')).toContain('## Work');
  for (const [, source] of [...files.values()].join('\n').matchAll(/!\[[^\]]*\]\((\/[^\s)]+)/g))
    expect([...files.keys()]).toContain(`static${source}`);
});

it('exports drafts and unlisted content on request, marked as drafts', async () => {
  const changes = {
    ...unlistedOfEachKind,
    'notes/zebra-note.md': story('title: Zebra note\ndate: 2025-01-01\ndraft: true', 'Zebra.'),
  };
  const files = await exported(changes, '--to', 'astro', '--drafts');
  for (const name of ['notes/zebra-note', 'notes/okapi-note', 'projects/okapi-project', 'okapi-text'])
    expect(frontMatterOf(files.get(`src/content/pages/${name}.md`)), name).toMatchObject({ draft: true });
});

it('writes a JSON Resume', async () => {
  const files = await exported({}, '--to', 'jsonresume');
  expect([...files.keys()]).toEqual(['resume.json']);
  expect(JSON.parse(files.get('resume.json') ?? '')).toMatchObject({ basics: { name: 'Ada Quill' } });
});
