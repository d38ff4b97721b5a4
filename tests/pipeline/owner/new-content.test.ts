import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { run as newCommand } from '../../../src/pipeline/commands/new.ts';
import { findLeftovers } from '../../../src/pipeline/content/find-leftovers.ts';
import { readEntries } from '../../../src/pipeline/content/read-content.ts';
import { reviewContent } from '../../../src/pipeline/content/review-content.ts';
import { makeNewContent, type NewContent } from '../../../src/pipeline/owner/new-content.ts';
import { usualAnswers } from '../../../src/pipeline/owner/owner-questions.ts';
import type { OwnerAnswers } from '../../../src/pipeline/owner/starter-content.ts';
import { formatProblems } from '../../../src/pipeline/problems.ts';
import { runCommand } from '../commands/run-command.ts';
import { photosOf } from '../content/content-tree.ts';
import { phonePhoto } from './camera.ts';

const project = path.resolve(import.meta.dirname, '../../..');
const today = '2026-03-01';

const ada: OwnerAnswers = {
  ...usualAnswers,
  name: 'Ada Quill',
  role: 'Developer',
  location: 'Halifax, NS, Canada',
  email: 'ada@ada-quill.ca',
  github: 'https://github.com/ada-quill',
  url: 'https://ada-quill.ca',
  formKey: '3f6c2d9e',
  about: '',
  hobbies: '',
};

/** A folder with the sample's content/ in it (the small tree with `isSmall`), gone afterwards. */
async function withFolder<T>(
  use: (place: {
    root: string;
    make: (options?: Partial<NewContent>) => Promise<string | null>;
  }) => Promise<T>,
): Promise<T> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'new-'));
  try {
    await cp(path.join(project, 'tests/fixtures/content/minimal'), path.join(root, 'content'), {
      recursive: true,
    });
    const make = (options: Partial<NewContent> = {}) =>
      makeNewContent({ root, answers: ada, keep: 'examples', today, portrait: null, ...options });
    return await use({ root, make });
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** Everything that checking before publishing says. */
async function complaints(root: string): Promise<string> {
  const read = await readEntries(path.join(root, 'content'));
  return formatProblems([...read.problems, ...reviewContent(read, today), ...findLeftovers(read.sources)]);
}

describe('a new content/', () => {
  it.each<[string, Partial<OwnerAnswers>]>([
    [
      'with every answer',
      { about: 'I build berth plans.', hobbies: 'Rowing, and tea.', devpost: 'https://devpost.com/a' },
    ],
    ['with as few as can be', { github: '', email: '' }],
    [
      'with a long name, role and place',
      {
        name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(2).trim(),
        role: 'Head of Everything That Has to Do with Harbours',
        location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Wales',
      },
    ],
    [
      'with signs that YAML and Markdown read otherwise',
      {
        name: "D'Arcy: #1 *best*",
        role: '@home & {away}',
        about: '- [not a list](x) `no code`\n# no <b>heading</b>',
        hobbies: '1. tea 2. _rowing_',
      },
    ],
    [
      'in another alphabet',
      { name: '水野 葵', role: '開発者', location: '京都', about: '港のソフトウェアを書きます。' },
    ],
  ])('passes the check for publishing %s', (_what, answers) =>
    withFolder(async ({ root, make }) => {
      await make({ answers: { ...ada, ...answers } });
      expect(await complaints(root)).toBe('');
      const { entries } = await readEntries(path.join(root, 'content'));
      for (const key of ['name', 'role', 'location'] as const)
        expect(entries?.owner[key]).toBe(answers[key] ?? ada[key]);
    }),
  );

  it('leaves words that were typed as words', () =>
    withFolder(async ({ root, make }) => {
      await make({ answers: { ...ada, about: '- *not* a [list](x) <b>' } });
      const { entries } = await readEntries(path.join(root, 'content'));
      expect(entries?.about.texts[0]?.prose).toEqual([
        { kind: 'paragraph', children: ['- *not* a [list](x) <b>'] },
      ]);
    }));

  it('lets the check ask for what is not known yet, and for nothing else', () =>
    withFolder(async ({ root, make }) => {
      await make({ answers: { ...ada, url: '', formKey: '' } });
      expect((await complaints(root)).split('\n').filter((line) => line.startsWith('content/'))).toEqual([
        'content/site.yaml:3:6  url is "http://localhost:4173", expected the address under which you publish',
        'content/site.yaml:8:14  form.accessKey is "sample-access-key", expected a key of your own',
      ]);
    }));

  it('keeps the content before it, each time under another name', () =>
    withFolder(async ({ root, make }) => {
      const before = await readFile(path.join(root, 'content/projects.yaml'), 'utf8');
      expect(await make()).toBe('content-backup-2026-03-01');
      expect(await make({ answers: { ...ada, role: 'Harbour master' } })).toBe('content-backup-2026-03-01-2');
      expect(await readFile(path.join(root, 'content-backup-2026-03-01/projects.yaml'), 'utf8')).toBe(before);
      expect(await readFile(path.join(root, 'content-backup-2026-03-01-2/owner.yaml'), 'utf8')).toContain(
        'role: Developer',
      );
      expect((await readdir(root)).sort()).toEqual([
        'content',
        'content-backup-2026-03-01',
        'content-backup-2026-03-01-2',
      ]);
    }));

  it('begins where there is no content yet', () =>
    withFolder(async ({ root, make }) => {
      await rm(path.join(root, 'content'), { recursive: true });
      expect(await make()).toBe(null);
      expect(await complaints(root)).toBe('');
    }));

  it('keeps galleries and art with their pictures when asked to', () =>
    withFolder(async ({ root, make }) => {
      await make({ keep: 'pictures' });
      const { entries, problems } = await readEntries(path.join(root, 'content'));
      expect(problems).toEqual([]);
      expect(photosOf(entries, 'cat')).toHaveLength(2);
      expect(entries?.projects).toEqual([]);
    }));

  it('takes a portrait, without saying where it was taken', () =>
    withFolder(async ({ root, make }) => {
      const file = path.join(root, 'me.jpg');
      await writeFile(file, await phonePhoto(1));
      await make({ portrait: { file, alt: 'Ada on the quay.' } });
      const { entries, problems } = await readEntries(path.join(root, 'content'));
      expect(problems).toEqual([]);
      expect(entries?.about.portrait?.alt).toBe('Ada on the quay.');
      const bytes = await readFile(path.join(root, 'content/images/about/portrait.jpg'));
      expect(bytes.includes('Quay')).toBe(false);
    }));

  it('changes nothing when it cannot be made', () =>
    withFolder(async ({ root, make }) => {
      const file = path.join(root, 'me.jpg');
      await writeFile(file, 'no picture');
      await expect(make({ portrait: { file, alt: '' } })).rejects.toThrow(
        'this is a text file, not a picture',
      );
      await expect(make({ answers: { ...ada, email: 'nowhere' } })).rejects.toThrow('problems');
      expect((await readdir(root)).sort()).toEqual(['content', 'me.jpg']);
      expect(await readFile(path.join(root, 'content/owner.yaml'), 'utf8')).toContain('Ada Quill');
    }));
});

describe('npm run new', () => {
  const run = (root: string, ...words: string[]) => runCommand(newCommand, words, { root });
  const answers = ['--name', 'Bo Tern', '--role', 'Pilot', '--location', 'Leith', '--email', 'bo@tern.scot'];

  it(
    'takes its answers from options, and bare names for pages',
    () =>
      withFolder(async ({ root }) => {
        const { status, stdout } = await run(
          root,
          '--yes',
          ...answers,
          '--github',
          '@bo-tern',
          '--mastodon',
          '@bo@hachyderm.io',
          '--site',
          'tern.scot',
        );
        expect(status).toBe(0);
        expect(stdout).toContain('The one before is in content-backup-');
        const { entries } = await readEntries(path.join(root, 'content'));
        expect(entries?.owner.profiles).toEqual(
          expect.arrayContaining([
            { network: 'github', address: 'https://github.com/bo-tern' },
            { network: 'mastodon', address: 'https://hachyderm.io/@bo' },
          ]),
        );
        expect(entries?.site.url).toBe('https://tern.scot');
      }),
    20_000,
  );

  it(
    'knows the owner again',
    () =>
      withFolder(async ({ root }) => {
        expect((await run(root, '--yes', '--role', 'Harbour master')).status).toBe(0);
        const { entries } = await readEntries(path.join(root, 'content'));
        expect(entries?.owner).toMatchObject({
          name: 'Ada Quill',
          role: 'Harbour master',
          email: 'ada@ada-quill.ca',
        });
      }),
    20_000,
  );

  it.each([
    [['--yes', '--email', 'nowhere'], '--email is "nowhere", expected a mail address'],
    [['--yes', '--orcid', '1234'], '--orcid is "1234", expected your name on ORCID'],
    [['--yes', '--kepp', 'nothing'], 'There is no option --kepp.'],
    [['--yes', '--keep', 'all'], '--keep is "all", expected one of nothing, examples, pictures.'],
    [[], 'Nobody is at a terminal to answer.'],
  ])(
    'refuses %j and changes nothing',
    (words, sentence) =>
      withFolder(async ({ root }) => {
        const { status, stderr } = await run(root, ...words);
        expect(status).toBe(1);
        expect(stderr).toContain(sentence);
        expect(await readdir(root)).toEqual(['content']);
      }),
    20_000,
  );
});
