import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeLook } from '../../src/brand/make-look.ts';
import { readTheme } from '../../src/brand/read-theme.ts';
import { lintPublication, lintSite } from '../../src/build/lint-site.ts';
import { findReplacedFiles } from '../../src/build/public-files.ts';
import { type Diagnostic, formatDiagnostics } from '../../src/core/diagnostics.ts';
import { outputPaths } from '../../src/files/output-paths.ts';
import { readAsStranger } from '../../src/privacy/read-as-stranger.ts';
import { findLeftovers } from '../../src/site/lint/find-leftovers.ts';
import { lintContent } from '../../src/site/lint/lint-content.ts';
import { lintProofs } from '../../src/site/lint/lint-proofs.ts';
import { lintPublished, publishedFile } from '../../src/site/published-addresses.ts';
import { readRawContent } from '../../src/site/read-content.ts';
import { makePlace } from '../media/images/sample-originals.ts';
import { prepareVideo } from '../media/videos/prepare-video.ts';
import { type Change, readTree, withTree } from '../site/content-tree.ts';
import { folderForTest } from '../temporary-folder.ts';
import { brokenPictures } from './cases/broken-pictures.ts';
import { brokenVideos } from './cases/broken-videos.ts';
import { createFileCases } from './cases/file-cases.ts';
import { readCases } from './cases/read-cases.ts';
import type { Cases } from './cases/repeated-cases.ts';
import { expectGolden } from './expect-golden.ts';

const fixtures = path.resolve(import.meta.dirname, '../fixtures');
const today = '2026-03-01';

const codes = new Set<string>();

/**
 * What refusals.txt and skipped-files.txt print, and what needs a machine without ffmpeg, a git history, or a user without
 * permission to read a file.
 */
const printedElsewhere = [
  ...['application-without-fields', 'live-photo-video', 'video-needs-poster', 'removed-value'],
  ...['unreadable-file', 'unreadable-folder', 'unreadable-media'],
];

function printAll(diagnostics: readonly Diagnostic[]): string {
  for (const diagnostic of diagnostics) codes.add(diagnostic.code);
  return formatDiagnostics(diagnostics);
}

type SiteContent = Awaited<ReturnType<typeof readRawContent>>;

type Changes = Record<string, Change>;

const validate = ({ diagnostics }: SiteContent) => diagnostics;
const lint = (read: SiteContent) => lintContent(read, today);
// Looks into the image files, so these have to exist.
const findLeftoversOf = (changes: Changes) =>
  withTree(changes, async (folder) => {
    const read = await readRawContent(folder);
    return [...(await findLeftovers(read)), ...(await lintProofs(read, today))];
  });

const pathsOf = (contentDir: string) => outputPaths(path.dirname(contentDir));
// Of a project folder, with its files in public/.
const checkPublication = (changes: Changes) =>
  withTree(changes, async (folder) => {
    const { diagnostics } = await lintPublication(pathsOf(folder), { forPublishing: true });
    return diagnostics;
  });
const lintOffline = (changes: Changes) =>
  withTree(changes, async (folder) => (await lintSite(pathsOf(folder), { mayFetch: false })).diagnostics);
const readByStranger = (changes: Changes) =>
  withTree(changes, async (folder) => (await readAsStranger(pathsOf(folder))).diagnostics);

async function printCases(
  cases: Cases,
  find: (changes: Changes) => Promise<readonly Diagnostic[]>,
): Promise<string[]> {
  const printed: string[] = [];
  for (const [section, titles] of Object.entries(cases)) {
    const print = async ([title, changes]: [string, Changes]) => {
      const diagnostics = await find(changes);
      if (diagnostics.length === 0) throw new Error(`${section}: ${title}: no diagnostic`);
      return `# ${section}: ${title}\n${printAll(diagnostics)}`;
    };
    printed.push(...(await Promise.all(Object.entries(titles).map(print))));
  }
  return printed;
}

async function printPictures(): Promise<string[]> {
  const printed: string[] = [];
  for (const [title, put] of Object.entries(brokenPictures)) {
    const place = makePlace();
    await put(place);
    const { diagnostics } = await place.prepare(['bad.jpg']);
    printed.push(`# broken picture: ${title}\n${printAll(diagnostics)}`);
  }
  return printed;
}

async function printVideos(): Promise<string[]> {
  const printed: string[] = [];
  for (const [title, { put, ...beside }] of Object.entries(brokenVideos)) {
    const folder = folderForTest();
    const [file, cacheDir] = [path.join(folder, 'tide.mp4'), path.join(folder, 'cache')];
    await put(file, cacheDir);
    const { diagnostics } = await prepareVideo(file, cacheDir, beside);
    printed.push(`# video ${beside.ffmpeg ? 'with' : 'without'} ffmpeg: ${title}\n${printAll(diagnostics)}`);
  }
  return printed;
}

async function printThemes(themes: Record<string, string>): Promise<string[]> {
  const { palette } = makeLook({});
  const printed: string[] = [];
  for (const [title, css] of Object.entries(themes)) {
    const { diagnostics } = await readTheme(css, palette);
    printed.push(`# theme.css: ${title}\n${printAll(diagnostics)}`);
  }
  return printed;
}

/** Everything that `check --publish` finds in the content folders of the fixtures. */
async function printFixtures(): Promise<string[]> {
  const owners = (await readdir(path.join(fixtures, 'owners'))).sort();
  const folders = ['content/minimal', 'version-1', ...owners.map((owner) => `owners/${owner}`)];
  const printed: string[] = [];
  for (const folder of folders) {
    const read = await readRawContent(path.join(fixtures, folder));
    const found = [...validate(read), ...lint(read), ...(await findLeftovers(read))];
    // Content of an earlier version is stored without its images.
    const diagnostics = folder === 'version-1' ? found.filter(({ file }) => file === 'content') : found;
    printed.push(`# fixture ${folder}\n${printAll(diagnostics) || 'no diagnostic'}`);
  }
  return printed;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00`) });
});
afterEach(() => {
  vi.useRealTimers();
});

it('prints every diagnostic with its place, reason and fix, and keeps its code', async () => {
  const { invalid, suspicious, leftovers, published, strangers, offline, themes } = readCases();
  const files = await createFileCases();
  const alwaysLearned = new Set((await readByStranger({})).map((each) => formatDiagnostics([each])));
  const sections = [
    ...(await printCases(invalid, async (changes) => validate(await readTree(changes)))),
    ...(await printCases(suspicious, async (changes) => {
      const read = await readTree(changes);
      const published = changes[publishedFile];
      return [...lint(read), ...lintPublished(read.rawContent, published ? String(published) : null, today)];
    })),
    ...(await printCases(leftovers, findLeftoversOf)),
    ...(await printCases(published, checkPublication)),
    ...(await printCases(files, checkPublication)),
    `# strangers: learn this from the small content\n${printAll(await readByStranger({}))}`,
    ...(await printCases(strangers, async (changes) => {
      const learned = await readByStranger(changes);
      return learned.filter((each) => !alwaysLearned.has(formatDiagnostics([each])));
    })),
    ...(await printCases(offline, lintOffline)),
    `# names on macOS and Windows\n${printAll(findReplacedFiles(['Fog.txt', 'fog.txt'], []))}`,
    ...(await printPictures()),
    ...(await printVideos()),
    ...(await printThemes(themes)),
    ...(await printFixtures()),
  ];
  const text = `${sections.join('\n\n')}\n`;
  await expectGolden('diagnostics.txt', text);
  // Other programs know them: `check --json` has them, and they stay when words change.
  await expectGolden('codes.txt', `${[...codes].sort().join('\n')}\n`);
  const raised = await listCodesOfSource();
  expect(raised.length).toBeGreaterThan(200);
  expect(raised.filter((code) => !codes.has(code) && !printedElsewhere.includes(code))).toEqual([]);
}, 300_000);

async function listCodesOfSource(): Promise<string[]> {
  const src = path.resolve(import.meta.dirname, '../../src');
  const files = (await readdir(src, { recursive: true })).filter((file) => /\.tsx?$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(path.join(src, file), 'utf8')));
  return texts.flatMap((text) =>
    [...text.matchAll(/\bcode: '(\w+(?:-\w+)+)'/g)].map(([, code = '']) => code),
  );
}
