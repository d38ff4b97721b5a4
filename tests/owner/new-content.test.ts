import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeNewContent, type NewContent } from '../../src/owner/new-content.ts';
import { defaultAnswers, withDefaults } from '../../src/owner/owner-questions.ts';
import { type OwnerAnswers, professions } from '../../src/owner/starter-content.ts';
import { suggestLooks } from '../../src/owner/suggest-looks.ts';
import { findLeftovers } from '../../src/site/lint/find-leftovers.ts';
import { lintContent } from '../../src/site/lint/lint-content.ts';
import { readRawContent } from '../../src/site/read-content.ts';
import { storyText } from '../../src/story/story.ts';
import { type Outcome, runCommand, typing } from '../commands/run-command.ts';
import { readAll } from '../folder-contents.ts';
import { resolveReading } from '../resume/sample-content.ts';
import { folderForTest } from '../temporary-folder.ts';
import { isFull } from '../tier.ts';
import { phonePhoto } from './camera.ts';

const project = path.resolve(import.meta.dirname, '../..');
const today = '2026-03-01';

const ada: OwnerAnswers = {
  ...withDefaults(defaultAnswers),
  profession: 'developer',
  name: 'Ada Quill',
  role: 'Developer',
  location: 'Halifax, NS, Canada',
  email: 'ada@ada-quill.ca',
  profiles: [{ network: 'github', address: 'https://github.com/ada-quill' }],
  url: 'https://ada-quill.ca',
  formKey: '3f6c2d9e',
  about: 'I build berth plans.',
  hobbies: '',
};

/** A temporary folder without content/, or with the content named by `content`. */
async function newFolder(content: 'none' | 'own' | 'sample' = 'none') {
  const root = folderForTest();
  const contentDir = path.join(root, 'content');
  if (content !== 'none') {
    await cp(path.join(project, 'tests/fixtures/content/minimal'), contentDir, { recursive: true });
  }
  if (content === 'sample') {
    await cp(path.join(project, 'content/owner.yaml'), path.join(contentDir, 'owner.yaml'));
  }
  const make = (answers: Partial<OwnerAnswers> = {}, options: Partial<NewContent> = {}) =>
    makeNewContent({
      ...{ root, answers: { ...ada, ...answers }, keepsPictures: false, today, portrait: null },
      ...options,
    });
  return { root, make };
}

/** File and field of every diagnostic before publishing. */
async function lintNewContent(root: string): Promise<string[]> {
  const read = await readRawContent(path.join(root, 'content'));
  const diagnostics = [...read.diagnostics, ...lintContent(read, today), ...(await findLeftovers(read))];
  return diagnostics.map(({ file, field, summary }) => `${file} ${field || summary}`).sort();
}

/** The diagnostics that remain after all questions were answered. */
const portraitOnly = ['content/about.yaml portrait.alt', 'content/about.yaml portrait.source'];

/** `npm test` tries one profession where all take the same path. */
const someProfessions = isFull ? professions : (['photographer'] as const);

describe('a new content/', () => {
  it.each(professions)(
    'of a %s lacks only a portrait after every question was answered',
    async (profession) => {
      const { root, make } = await newFolder();
      await make({ profession, hobbies: 'Rowing, and tea.' });
      expect(await lintNewContent(root)).toEqual(portraitOnly);
    },
  );

  // Right to left, and without spaces.
  const languages = isFull ? 'fr de es pt pt-PT it nl pl zh zh-TW ja ko ar he el vi' : 'ar zh-TW';

  it.each(languages.split(' '))('is valid and in the language of its owner: %s', async (language) => {
    for (const profession of isFull ? (['developer', 'researcher'] as const) : (['developer'] as const)) {
      const { root, make } = await newFolder();
      await make({ profession, language, about: '' });
      const written = ['content/about/biography.md ', 'content/home.yaml intro'];
      const found = await lintNewContent(root);
      const other = found.filter((line) => !written.some((at) => line.startsWith(at)));
      expect(other).toEqual(portraitOnly);
      expect(found).toHaveLength(portraitOnly.length + written.length);
      const pages = await readFile(path.join(root, 'content/pages.yaml'), 'utf8');
      // The only English comment links to the documentation.
      for (const file of ['pages.yaml', 'jobs.yaml', 'owner.yaml'])
        if (profession === 'developer')
          expect(await readFile(path.join(root, 'content', file), 'utf8')).not.toMatch(
            /# (?!underscore-portfolio:)/,
          );
      expect(pages).not.toMatch(/who I am|where I have|with pictures|Open the|Skills|Education|Teaching/);
    }
  });

  it.each(someProfessions)(
    'of a %s has further languages, in which only typed texts are missing',
    async (profession) => {
      const { root, make } = await newFolder();
      await make({ profession, language: 'de', languages: 'en-GB, ar', legal: 'yes', privacy: 'yes' });
      const contentDir = path.join(root, 'content');
      const { translations, diagnostics, rawContent } = await readRawContent(contentDir);
      expect(diagnostics).toEqual([]);
      expect(rawContent?.site.languages).toEqual(['de', 'en-GB', 'ar']);
      for (const { files } of translations) {
        const missing = files.flatMap(({ file, texts }) =>
          texts.flatMap(({ path: field, translation }) =>
            translation === undefined ? `${file} ${field.join('.')}` : [],
          ),
        );
        expect(missing.filter((text) => !/^(?:owner|home|about|pages\.yaml home\.title)/.test(text))).toEqual(
          ['pages/legal.md '],
        );
      }
      const pages = await readFile(path.join(contentDir, 'en-GB/pages.yaml'), 'utf8');
      expect(pages).toMatch(/^# Übersetzung von content\/pages\.yaml\./);
      expect(pages).toContain('nav: Contact');
      expect(await readFile(path.join(contentDir, 'ar/about/biography.md'), 'utf8')).toContain(ada.about);
    },
  );

  it('has a legal notice and a page about privacy on request, with the facts of its configuration', async () => {
    const { root, make } = await newFolder();
    await make({ legal: 'yes', privacy: 'yes', language: 'de' });
    const read = await readRawContent(path.join(root, 'content'));
    expect(read.diagnostics).toEqual([]);
    const { rawContent } = read;
    if (!rawContent) throw new Error('the new content has no errors');
    const textOf = (page: string, site: object = {}) => {
      const { pageTexts } = resolveReading(read, { site: { ...rawContent.site, ...site } });
      return storyText(pageTexts.find((text) => text.page === page)?.story ?? []);
    };
    expect(rawContent.pages.filter(({ inFooter }) => inFooter).map(({ name }) => name)).toEqual([
      'legal',
      'privacy',
    ]);
    expect(textOf('legal')).toContain('Ada Quill');
    expect(textOf('privacy')).toContain('api.web3forms.com');
    expect(textOf('privacy')).not.toContain('goatcounter');
    const changed = { visits: 'https://ada.goatcounter.com', form: { action: 'mailto:ada@ada-quill.ca' } };
    expect(textOf('privacy', changed)).toContain('ada.goatcounter.com');
    expect(textOf('privacy', changed)).not.toContain('web3forms');
  });

  it('has the pages of a profession, and nothing of the sample', async () => {
    const { root, make } = await newFolder();
    await make({ profession: 'photographer' });
    const files = await readdir(path.join(root, 'content'));
    expect(files.filter((name) => /resume|skills|projects|education/.test(name))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(['photographs.yaml', 'people.yaml', 'places.yaml']));
    const texts = [...(await readAll(path.join(root, 'content')))]
      .map(([name, text]) => (name.endsWith('.yaml') ? text : ''))
      .join('\n');
    expect(texts.replaceAll(/^#.*$/gm, '')).not.toMatch(
      /\b(?:cat|food|travel|hackathon|pharmac\w+|Rx|Digital Art)\b/i,
    );
  });

  it.each<[string, Partial<OwnerAnswers>]>([
    ['as few answers as can be', { profiles: [], email: '' }],
    [
      'a long name, role and place',
      {
        name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(2).trim(),
        role: 'Head of Everything That Has to Do with Harbours',
        location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Wales',
      },
    ],
    [
      'characters with a meaning in YAML and Markdown',
      {
        name: "D'Arcy: #1 *best*",
        role: '@home & {away}',
        about: '- [not a list](x) `no code`\n# no <b>heading</b>',
        hobbies: '1. tea 2. _rowing_',
      },
    ],
    [
      'another alphabet',
      { name: '水野 葵', role: '開発者', location: '京都', about: '港のソフトウェアを書きます。' },
    ],
  ])('is valid with %s', async (_what, answers) => {
    const { root, make } = await newFolder();
    await make(answers);
    expect(await lintNewContent(root)).toEqual(portraitOnly);
    const { rawContent } = await readRawContent(path.join(root, 'content'));
    for (const key of ['name', 'role', 'location'] as const)
      expect(rawContent?.owner[key]).toBe(answers[key] ?? ada[key]);
  });

  it('reports only unanswered questions as missing', async () => {
    const { root, make } = await newFolder();
    await make({ url: '', formKey: '', about: '' });
    expect(await lintNewContent(root)).toEqual([
      ...portraitOnly,
      'content/about/biography.md the text contains "Still to be written", a placeholder for your own text',
      'content/home.yaml intro',
      'content/site.yaml form.accessKey',
      'content/site.yaml url',
    ]);
  });

  it('keeps each previous content under another name', async () => {
    const { root, make } = await newFolder('own');
    const before = await readFile(path.join(root, 'content/projects.yaml'), 'utf8');
    expect(await make()).toBe('content-backup-2026-03-01');
    expect(await make({ role: 'Harbour master' })).toBe('content-backup-2026-03-01-2');
    expect(await readFile(path.join(root, 'content-backup-2026-03-01/projects.yaml'), 'utf8')).toBe(before);
    expect(await readFile(path.join(root, 'content-backup-2026-03-01-2/owner.yaml'), 'utf8')).toContain(
      'role: Developer',
    );
    expect((await readdir(root)).sort()).toEqual([
      'content',
      'content-backup-2026-03-01',
      'content-backup-2026-03-01-2',
    ]);
  });

  it('keeps galleries with their images on request', async () => {
    const { root, make } = await newFolder('own');
    const contentDir = path.join(root, 'content');
    const list = await readFile(path.join(contentDir, 'cat.yaml'), 'utf8');
    await writeFile(path.join(contentDir, 'cat.yaml'), list.replace('cat/two.jpg', 'cat/harbour.mp4'));
    const video = ['harbour.fr.vtt', 'harbour.jpg', 'harbour.mp4'];
    for (const file of video) {
      const fixture = path.join(project, 'tests/fixtures/videos', file.replace('.fr', ''));
      await cp(fixture, path.join(contentDir, 'images/cat', file));
    }
    await make({ profession: 'photographer' }, { keepsPictures: true });
    const { rawContent, diagnostics } = await readRawContent(contentDir);
    expect(diagnostics).toEqual([]);
    expect(rawContent?.galleries.find(({ name }) => name === 'cat')?.photos).toHaveLength(2);
    expect(await readdir(path.join(contentDir, 'images/cat'))).toEqual([...video, 'one.jpg']);
    expect(rawContent?.projects).toEqual([]);
  });

  it('stores a portrait without its location data', async () => {
    const { root, make } = await newFolder();
    const file = path.join(root, 'me.jpg');
    await writeFile(file, await phonePhoto(1));
    await make({}, { portrait: { file, alt: 'Ada on the quay.' } });
    const { rawContent } = await readRawContent(path.join(root, 'content'));
    expect(rawContent?.about.portrait?.alt).toBe('Ada on the quay.');
    expect(await lintNewContent(root)).toEqual([]);
    const bytes = await readFile(path.join(root, 'content/images/about/portrait.jpg'));
    expect(bytes.includes('Quay')).toBe(false);
  });

  it('changes nothing if it is not valid', async () => {
    const { root, make } = await newFolder('own');
    const file = path.join(root, 'me.jpg');
    await writeFile(file, 'no picture');
    await expect(make({}, { portrait: { file, alt: '' } })).rejects.toThrow(
      'this is a text file, not a picture',
    );
    await expect(make({ email: 'nowhere' })).rejects.toThrow('problems');
    expect((await readdir(root)).sort()).toEqual(['content', 'me.jpg']);
    expect(await readFile(path.join(root, 'content/owner.yaml'), 'utf8')).toContain('Ada Quill');
  });
});

describe('npm run new', () => {
  const run = (root: string, ...args: string[]) => runCommand('new', args, { root });
  const answers = ['--name', 'Bo Tern', '--role', 'Pilot', '--location', 'Leith', '--email', 'bo@tern.scot'];

  it('reads answers from options, and names or addresses of profiles', async () => {
    const { root } = await newFolder('sample');
    const profiles = ['--github', '@bo-tern', '--profiles', 'Mastodon @bo@hachyderm.io, tern.scot/blog'];
    const site = ['--site', 'tern.scot', '--paper', 'a4'];
    const { status, stdout } = await run(root, '--yes', ...answers, ...profiles, ...site);
    expect(status).toBe(0);
    expect(stdout).toContain('The previous content is in content-backup-');
    const { rawContent } = await readRawContent(path.join(root, 'content'));
    expect(rawContent?.owner.profiles).toEqual([
      { network: 'github', address: '@bo-tern' },
      { network: 'mastodon', address: '@bo@hachyderm.io' },
      { network: 'tern.scot', address: 'https://tern.scot/blog' },
    ]);
    expect(rawContent?.site).toMatchObject({ url: 'https://tern.scot', paper: 'a4' });
  });

  it.each([
    ['fr', 'a4'],
    ['fr-CA', 'letter'],
    ['zh-Hant-TW', 'a4'],
    ['en', 'letter'],
  ] as const)('proposes the usual paper of %s, %s, unless another is chosen', (language, paper) => {
    expect(withDefaults({ ...defaultAnswers, language }).paper).toBe(paper);
    const other = paper === 'a4' ? 'letter' : 'a4';
    expect(withDefaults({ ...defaultAnswers, language, paper: other }).paper).toBe(other);
  });

  it('locks a new folder to the tested packages, without development packages', async () => {
    const { root } = await newFolder();
    const folder = path.join(root, 'site');
    expect((await runCommand('new', ['site', '--yes', ...answers], { root })).status).toBe(0);
    const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'));
    const { packages } = await readJson(path.join(folder, 'package-lock.json'));
    const { packages: tested } = await readJson(path.resolve('package-lock.json'));
    const { dependencies, engines, name } = await readJson(path.join(folder, 'package.json'));
    expect(packages['']).toEqual({ name, dependencies, engines });
    expect(packages['node_modules/underscore-portfolio'].bin).toHaveProperty('portfolio');
    expect(packages['node_modules/react']).toEqual(tested['node_modules/react']);
    expect(Object.values(packages)).not.toContainEqual(expect.objectContaining({ dev: true }));
  });

  it('requires only a name, and marks everything else as missing', async () => {
    const { root } = await newFolder();
    expect((await run(root, '--yes', '--name', 'Ewa Nowak', '--language', 'pl')).status).toBe(0);
    const { rawContent } = await readRawContent(path.join(root, 'content'));
    expect(rawContent?.owner).toMatchObject({ role: 'Do napisania', location: 'Do napisania' });
    expect(await lintNewContent(root)).toEqual(
      expect.arrayContaining(['content/owner.yaml role', 'content/about.yaml lede']),
    );
  });

  it.each([
    ['Glasgow, Scotland', 'en-GB', 'a4'],
    ['hamburg, deutschland', 'de-DE', 'a4'],
    ['Halifax, NS, Canada', 'en-CA', 'letter'],
    ['عمّان، الأردن', 'ar-JO', 'a4'],
    ['Ciudad de México, México', 'es-MX', 'letter'],
    ['Mumbai, India', 'en-IN', 'a4'],
    ['Stockholm, Sweden', 'en-SE', 'a4'],
    ['Lagos', 'en-CA', 'letter'],
  ])('proposes the usual language and paper of %s', (location, language, paper) => {
    expect(withDefaults({ ...defaultAnswers, location })).toMatchObject({ language, paper });
    expect(withDefaults({ ...defaultAnswers, location, language: 'fr' })).toMatchObject({ language: 'fr' });
  });

  it('takes further languages by tag, English name or own name, and suggests the usual paper size of the first one', async () => {
    const { root } = await newFolder();
    const answers = ['developer', 'Bo Tern', 'Pilot', 'Leith', '', '', '', ''];
    const further = 'French, de, NL, italiano, espanol';
    const { status } = await answer(root, [...answers, '', 'Deutsch', further, '', '', '', '', '', 'yes']);
    expect(status).toBe(0);
    const { rawContent } = await readRawContent(path.join(root, 'content'));
    const languages = ['de', 'fr', 'nl', 'it', 'es'];
    expect(rawContent?.site).toMatchObject({ language: 'de', languages, paper: 'a4' });
  });

  it('replaces own content only with --replace, and lists what there is', async () => {
    const { root } = await newFolder('own');
    const refused = await run(root, '--yes', '--role', 'Harbour master');
    expect(refused.status).toBe(1);
    expect(refused.stderr).toMatch(/already contains your own content, with .*2 records in projects\.yaml/);
    expect(refused.stderr).toContain('npm run new -- --replace');
    expect(await readdir(root)).toEqual(['content']);
    expect((await run(root, '--yes', '--replace', '--role', 'Harbour master')).status).toBe(0);
    const { rawContent } = await readRawContent(path.join(root, 'content'));
    expect(rawContent?.owner).toMatchObject({
      name: 'Ada Quill',
      role: 'Harbour master',
      email: 'ada@ada-quill.ca',
    });
  });

  it('explains an invalid answer and asks again', async () => {
    const { root } = await newFolder();
    const typed = [
      ...['astronaut', 'photo', '', 'Bo Tern', 'Pilot', 'Leith', 'nowhere', 'bo@tern.scot', '', ''],
      ...['https//x', 'GitHub bo-tern', '', 'blue', '2', '', '', '', '', '', '', 'yes'],
    ];
    const { status, stdout } = await answer(root, typed);
    expect(stdout).toContain('"astronaut" is not valid. Enter developer, designer');
    expect(stdout).toContain('An answer is required: your name as visitors read it, such as Ada Quill.');
    expect(stdout).toContain('"nowhere" is not valid. Enter an email address, such as ada@ada-quill.ca.');
    expect(stdout).toContain('"https//x" is not valid. Enter the address of your profile');
    expect(stdout).toContain('"blue" is not valid. Enter one of underscore, gallery');
    expect(status).toBe(0);
    const { rawContent } = await readRawContent(path.join(root, 'content'));
    expect(rawContent?.pages.map(({ name }) => name)).toContain('photographs');
    expect(await readFile(path.join(root, 'content/brand.yaml'), 'utf8')).toContain('look: editorial');
    expect(rawContent?.owner.profiles).toEqual([{ network: 'github', address: 'bo-tern' }]);
    expect(await readdir(path.join(root, '.cache'))).toEqual([]);
  });

  it.each([
    ['Ctrl+C', [], 130],
    ['a no at the end', ['', '', 'GitHub bo-tern', '', '', '', '', '', '', '', '', '', 'no'], 1],
  ])('proposes the answers again after %s', async (_what, rest, code) => {
    const { root } = await newFolder('sample');
    const typed = ['researcher', 'Bo Tern', 'Pilot', 'Leith', 'bo@tern.scot'];
    const { status, stdout, stderr } = await answer(root, [...typed, ...rest]);
    expect(status).toBe(code);
    expect(stdout + stderr).toContain('The next run suggests your answers');
    expect(await readFile(path.join(root, 'content/owner.yaml'), 'utf8')).toContain('Solano');
    // Enter accepts the suggestion.
    expect((await answer(root, Array(18).fill(''))).status).toBe(0);
    const { rawContent } = await readRawContent(path.join(root, 'content'));
    expect(rawContent?.owner).toMatchObject({ name: 'Bo Tern', role: 'Pilot', email: 'bo@tern.scot' });
    expect(rawContent?.pages.map(({ name }) => name)).toContain('publications');
    expect(await readFile(path.join(root, 'content/brand.yaml'), 'utf8')).toContain('look: editorial');
  });

  it.each([
    ['developer', 'Embedded systems engineer', 'technical'],
    ['developer', 'Developer in the ports of the north', 'technical'],
    ['developer', 'Teacher of computer science', 'warm'],
    ['other', 'Registered nurse in intensive care', 'warm'],
    ['other', 'Author of four novels', 'editorial'],
    ['other', '', 'warm'],
    ['photographer', 'I teach and photograph', 'gallery'],
    ['researcher', 'Marine engineer', 'editorial'],
  ] as const)('suggests for the profession "%s" and the role "%s" first %s', (profession, role, first) => {
    expect(suggestLooks({ profession, role })[0]).toBe(first);
  });

  it.each(someProfessions)(
    'writes the look of a %s only if it is chosen, and valid content',
    async (profession) => {
      const { root, make } = await newFolder();
      await make({ profession, look: 'editorial' });
      const { rawContent, diagnostics } = await readRawContent(path.join(root, 'content'));
      expect([diagnostics, rawContent?.look.typefaces]).toEqual([[], 'newsreader']);
      await make({ profession });
      const plain = (await readRawContent(path.join(root, 'content'))).rawContent;
      expect([plain?.look.typefaces, plain?.home.highlights]).toEqual(['atkinson', undefined]);
    },
  );
});

/** Runs the command with these typed lines, then Ctrl+C. */
async function answer(root: string, lines: string[]): Promise<Outcome> {
  return runCommand('new', [], { root, openPrompt: typing(...lines).openPrompt });
}
