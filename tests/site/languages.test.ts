import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { lintSite } from '../../src/build/lint-site.ts';
import { readLocale } from '../../src/content/read-locale.ts';
import { formatDiagnostics } from '../../src/core/diagnostics.ts';
import { outputPaths } from '../../src/files/output-paths.ts';
import { knownTexts, planTranslation } from '../../src/owner/plan-translation.ts';
import { planRemoval } from '../../src/owner/remove-record.ts';
import { countTranslated } from '../../src/site/languages/count-translated.ts';
import { readRawContent } from '../../src/site/read-content.ts';
import { type Change, readTree, swap } from './content-tree.ts';
import { treeForTest } from './tree-for-test.ts';

const inFrench = {
  'site.yaml': swap('language: en-CA', 'language: en-CA\nlanguages: [en-CA, fr]'),
  'fr/projects.yaml': `harbour-map:
  title: Carte du port
  images:
    /images/projects/harbour-map/1-map.jpg: { alt: Une carte avec trois traversiers. }
`,
  'fr/about/hobbies.md': 'Je fais de la voile.\n',
};

/** The content in the second language, and all diagnostics. */
async function lintFrench(changes: Record<string, Change>) {
  const contentDir = treeForTest({ ...inFrench, ...changes });
  const root = path.resolve(import.meta.dirname, '../fixtures');
  const paths = { ...outputPaths(root), contentDir, publicDir: path.join(contentDir, 'none') };
  const { translations, diagnostics } = await lintSite(
    { ...paths, typefaceDir: path.join(root, 'typefaces') },
    { mayFetch: false, today: '2026-03-01' },
  );
  const translationDiagnostics = diagnostics.filter(({ file }) => file.startsWith('content/fr'));
  return { rawContent: translations[0]?.read.rawContent, printed: formatDiagnostics(translationDiagnostics) };
}

it('replaces the texts of the first language with their translations', async () => {
  const { rawContent, printed } = await lintFrench({});
  expect(printed).toBe('');
  const [map, table] = rawContent?.projects ?? [];
  expect(map?.title).toBe('Carte du port');
  expect(map?.images?.map(({ alt }) => alt)).toEqual([
    'Une carte avec trois traversiers.',
    'A list of departures.',
  ]);
  expect([map?.date, table?.title]).toEqual(['2024-05', 'Tide Table']);
  expect(JSON.stringify(rawContent?.about.texts)).toContain('Je fais de la voile.');
  expect(rawContent?.site.language).toBe('fr');
});

it('reports mistakes where the translation has them', async () => {
  const { printed } = await lintFrench({
    'fr/projects.yaml': 'tide-table:\n  description: >-\n    [Horaire](/nowhere)\n',
    'fr/about/hobbies.md': 'Je fais de la voile.\n\n<b>Toujours.</b>\n',
  });
  expect(printed).toContain('content/fr/projects.yaml:2:16');
  expect(printed).toContain('content/fr/about/hobbies.md:3:1');
});

it('counts the missing translations of each file', async () => {
  const { translations } = await readTree(inFrench);
  const [{ language, files } = { language: '', files: [] }] = countTranslated(translations);
  expect(language).toBe('fr');
  expect(files.find(({ file }) => file === 'projects.yaml')).toEqual({
    file: 'projects.yaml',
    texts: 9,
    missing: 7,
  });
  expect(files.find(({ file }) => file === 'about/hobbies.md')?.missing).toBe(0);
  expect(files.find(({ file }) => file === 'site.yaml')).toBeUndefined();
});

it('asks for names that readers of the language cannot read', async () => {
  const { translations } = await readTree({
    ...inFrench,
    'owner.yaml': swap('name: Ada Quill', 'name: 한소연'),
  });
  const owner = translations[0]?.files.find(({ file }) => file === 'owner.yaml');
  const missing = owner?.texts.filter(({ translation }) => translation === undefined);
  const fields = missing?.map(({ path: field }) => field.join('.'));
  expect(fields).toContain('name');
  expect(fields).not.toContain('location');
});

it('writes files that change nothing until they are translated, and warns of texts that changed since', async () => {
  const contentDir = treeForTest(inFrench);
  const first = await readRawContent(contentDir);
  const { texts, added } = await planTranslation(contentDir, first.translations[0] ?? never(), first.locale);
  expect(added).toBeGreaterThan(30);
  const skeleton = texts.get('fr/projects.yaml') ?? '';
  expect(skeleton).toContain('  title: Carte du port\n');
  expect(skeleton).toContain('  # Shows when each ferry really leaves.\n  description:\n');
  const read = await readRawContent(contentDir, { texts });
  expect(read.diagnostics).toEqual(first.diagnostics);
  expect(countTranslated(read.translations)).toEqual(countTranslated(first.translations));
  const again = await planTranslation(contentDir, read.translations[0] ?? never(), read.locale);
  expect(again.added).toBe(added);

  const translated = new Map([
    ...texts,
    ['fr/projects.yaml', skeleton.replace('\n  description:\n', '\n  description: Les horaires réels.\n')],
    [
      'projects.yaml',
      (await readFile(path.join(contentDir, 'projects.yaml'), 'utf8')).replace('Shows when', 'Tells when'),
    ],
  ]);
  const { diagnostics } = await readRawContent(contentDir, { texts: translated });
  expect(formatDiagnostics(diagnostics)).toContain('description was translated from an earlier text');
});

it('updates the comments above empty fields, and records the source of each translation', async () => {
  const contentDir = treeForTest(inFrench);
  const plan = async (texts: ReadonlyMap<string, string>) => {
    for (const [file, text] of texts) {
      await mkdir(path.dirname(path.join(contentDir, file)), { recursive: true });
      await writeFile(path.join(contentDir, file), text);
    }
    const { translations, locale } = await readRawContent(contentDir);
    return (await planTranslation(contentDir, translations[0] ?? never(), locale)).texts;
  };
  const text = (file: string) => readFile(path.join(contentDir, file), 'utf8');
  const skeletons = await plan(new Map());
  const own = (skeletons.get('fr/projects.yaml') ?? '').replace(
    '  # Shows when',
    '  # Reserved for Marie.\n  # Shows when',
  );
  const renewed = await plan(
    new Map([
      ...skeletons,
      ['fr/projects.yaml', own],
      ['projects.yaml', (await text('projects.yaml')).replace('Shows when', 'Tells when')],
      ['work.yaml', (await text('work.yaml')).replace('[Built the berth plan.]', '[Drew it., Built it.]')],
      ['about/biography.md', `${await text('about/biography.md')}\nShe sails.\n`],
    ]),
  );
  const projects = renewed.get('fr/projects.yaml') ?? '';
  expect(projects).toContain('  # Reserved for Marie.\n  # Tells when each ferry really leaves.\n  desc');
  expect(renewed.get('fr/work.yaml')).toContain('  # - Drew it.\n  # - Built it.\n  description:\n');
  expect(renewed.get('fr/about/biography.md')).toContain('\nShe sails.\n-->');
  expect([...(await plan(renewed)).keys()], 'a further run').toEqual(['fr/translated-from.txt']);

  const fill = (yaml: string) => yaml.replace('\n  description:\n', '\n  description: Les horaires.\n');
  const stale = 'description was translated from an earlier text';
  const printed = async (yaml: string) => {
    const read = await readRawContent(contentDir, { texts: new Map([['fr/projects.yaml', fill(yaml)]]) });
    return formatDiagnostics(read.diagnostics);
  };
  expect(await printed(projects)).not.toContain(stale);
  // The translator was sent the earlier file.
  expect(await printed(own)).toContain(stale);
});

it('fills in the standard texts of a new site in that language', async () => {
  const contentDir = treeForTest(inFrench);
  const { translations, locale } = await readRawContent(contentDir);
  const { locale: french } = await readLocale('fr');
  const known = knownTexts(locale, french);
  const plan = await planTranslation(contentDir, translations[0] ?? never(), locale, known);
  const skeleton = plan.texts.get('fr/pages.yaml') ?? '';
  expect(skeleton).toContain('  nav: À propos\n  title: À propos · {name}\n  heading: À propos\n');
  expect(skeleton).toContain('  # Not Found\n  heading:\n');
  const { diagnostics } = await readRawContent(contentDir, { texts: plan.texts });
  expect(formatDiagnostics(diagnostics)).toBe('');
});

it('accepts letters in a further language, translated or independent', async () => {
  const letter = (to: string, text: string) => `---\nto: ${to}\n---\n${text}\n`;
  const letters = {
    'letters/quay.md': letter('Quay Museum', 'Dear all,'),
    'fr/letters/quay.md': letter('Musée du quai', 'Bonjour,'),
    'fr/letters/phare.md': letter('Musée du phare', 'Madame,'),
  };
  const { rawContent, printed } = await lintFrench(letters);
  expect(printed).toBe('');
  expect(rawContent?.letters.map(({ name, to }) => [name, to])).toEqual([
    ['phare', 'Musée du phare'],
    ['quay', 'Musée du quai'],
  ]);
  const broken = await lintFrench({ ...letters, 'fr/letters/phare.md': letter('x', '[y](/nowhere)') });
  expect(broken.printed).toContain('content/fr/letters/phare.md:4:1 ');
});

it('asks for translations of published letters only', async () => {
  const [{ files, texts } = never()] = (
    await readTree({
      ...inFrench,
      'letters/quay.md': '---\nto: Quay Museum\nsubject: Berths\n---\nDear all,\n',
      'letters/open.md': '---\nsubject: Berths\npublish: true\n---\nDear all,\n',
    })
  ).translations;
  const letters = files.map(({ file }) => file).filter((file) => file.startsWith('letters/'));
  expect(letters).toEqual(['letters/open.md']);
  expect(texts.get('letters/quay.md')).toBeNull();
});

it('removes the translations of a removed record', async () => {
  const titles = 'harbour-map:\n  title: Carte\ntide-table:\n  title: Marées\n';
  const contentDir = treeForTest({ ...inFrench, 'fr/projects.yaml': titles });
  const plan = await planRemoval(contentDir, { file: 'projects.yaml', kind: 'projects' }, 'harbour-map');
  const changes = 'changes' in plan ? plan.changes : [];
  expect(changes.find(({ file }) => file === 'fr/projects.yaml')?.after).toBe(
    'tide-table:\n  title: Marées\n',
  );
});

function never(): never {
  throw new Error('There is no translation.');
}
