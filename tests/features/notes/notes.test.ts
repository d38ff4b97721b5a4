import { expect, it } from 'vitest';
import type { NoteProps, NotesProps, TagProps } from '../../../src/features/notes/props.ts';
import { toSiteProps } from '../../../src/site/to-page-props.ts';
import { withDraftMarks, withoutDrafts } from '../../../src/site/visibility.ts';
import { resolveReading } from '../../resume/sample-content.ts';
import { append, type Change, readTree } from '../../site/content-tree.ts';

const notesPage = append(
  '- name: notes\n  kind: notes\n  inFooter: true\n  heading: Notes\n  description: Notes.\n',
);
const note = (fields: string, text = 'Words.') => `---\n${fields}\n---\n\n${text}\n`;

async function siteProps(notes: Record<string, Change>, { isDraft = false } = {}) {
  const reading = await readTree({ 'pages.yaml': notesPage, ...notes });
  const { rawContent, locale } = reading;
  if (!rawContent) throw new Error(JSON.stringify(reading.diagnostics));
  const today = '2026-05-10';
  const visible = isDraft ? withDraftMarks(rawContent, today, locale) : withoutDrafts(rawContent, today);
  const content = resolveReading(reading, visible);
  const { pages, shell } = toSiteProps(content, '/submit', {}, 'set');
  const at = <P>(path: string) => pages.find((page) => page.path === path)?.content as P | undefined;
  return { paths: pages.map(({ path }) => path), shell, at };
}

const threeNotes = {
  'notes/old.md': note('title: Old\ndate: 2025-12-31\ntags: [Maps]'),
  'notes/draft.md': note('title: Unfinished\ndate: 2026-05-01\ndraft: true'),
  'notes/next.md': note('title: Tomorrow\ndate: 2026-05-11\ntags: [maps, sea]'),
};

it('publishes only finished notes with a date in the past', async () => {
  const { paths, at } = await siteProps(threeNotes);
  expect(paths).toContain('/notes/old');
  expect(paths).not.toContain('/notes/draft');
  expect(paths).not.toContain('/notes/next');
  expect(paths).not.toContain('/notes/tags/sea');
  expect(at<NoteProps>('/notes/old')?.neighbors).toEqual({ previous: null, next: null });
});

it('shows the owner all notes, and marks those that are not published', async () => {
  const { at } = await siteProps(threeNotes, { isDraft: true });
  const { years = [] } = at<NotesProps>('/notes') ?? {};
  expect(years.map(({ year, notes }) => [year, notes.map(({ title }) => title)])).toEqual([
    ['2026', ['[Scheduled] Tomorrow', '[Draft] Unfinished']],
    ['2025', ['Old']],
  ]);
});

it('has no page of notes until a note is published', async () => {
  const { paths, shell } = await siteProps({ 'notes/draft.md': threeNotes['notes/draft.md'] });
  expect(paths).not.toContain('/notes');
  expect(shell.footer).toBeUndefined();
});

it('lists everything with a tag on one page, whatever its spelling', async () => {
  const { at } = await siteProps(
    {
      ...threeNotes,
      'projects.yaml': (text) => text.replace(/^( {2}date: .*)$/m, '$1\n  tags: [MAPS]'),
    },
    { isDraft: true },
  );
  const { groups = [] } = at<TagProps>('/notes/tags/maps') ?? {};
  expect(groups.map(({ records }) => records.map(({ title }) => title))).toEqual([
    ['[Scheduled] Tomorrow', 'Old'],
    [expect.any(String)],
  ]);
});

it('keeps the links to its pages out of the navigation bar on request', async () => {
  const { shell } = await siteProps(threeNotes);
  expect(shell.nav.map(({ path }) => path)).not.toContain('/notes');
  expect(shell.footer?.map(({ path }) => path)).toEqual(['/notes', '/feed']);
});

it('estimates the reading time by words, or by letters in scripts without spaces', async () => {
  const texts = [
    'one '.repeat(238 * 3),
    '字'.repeat(900),
    `${'word '.repeat(119)}${'かな'.repeat(112)}`,
    'Short.',
  ];
  const files = texts.map((text, at) => [`notes/n${at}.md`, note(`title: A\ndate: 2025-12-31`, text)]);
  const { at } = await siteProps(Object.fromEntries(files));
  expect(texts.map((_, index) => at<NoteProps>(`/notes/n${index}`)?.minutes)).toEqual([
    ...['3 minutes to read', '2 minutes to read', '1 minute to read', '1 minute to read'],
  ]);
});
