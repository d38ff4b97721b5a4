import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { makeSmallProject, type SmallProject } from '../hosts/small-project.ts';
import { swap } from '../site/content-tree.ts';
import { folderForTest } from '../temporary-folder.ts';

let project: SmallProject;
beforeAll(async () => {
  project = await makeSmallProject({ hasOwnCache: true, hasOwnCode: true });
  expect(await project.build()).toBe(0);
}, 600_000);
afterAll(() => project.remove());

/** The published files by path. */
async function buildSite(
  of = project,
  environment: Record<string, string> = {},
): Promise<Map<string, Buffer>> {
  expect(await of.build({ environment })).toBe(0);
  const site = new Map<string, Buffer>();
  for (const name of (await of.files()).sort()) site.set(name, await readFile(path.join(of.dist, name)));
  return site;
}

function homepage(site: Map<string, Buffer>): string {
  return site.get('index.html')?.toString() ?? '';
}

it('publishes identical bytes with and without caches of earlier builds', async () => {
  await project.change('site.yaml', (text) => text.replace(/copyrightYear: \d+/, 'copyrightYear: 2031'));
  const warm = await buildSite();
  expect(homepage(warm)).toContain('2031');
  const again = await buildSite();
  await rm(path.join(project.folder, '.cache'), { recursive: true });
  const cold = await buildSite();
  expect([...warm.keys()]).toEqual([...cold.keys()]);
  for (const [name, bytes] of cold) {
    expect(warm.get(name)?.equals(bytes), `${name}, with other words`).toBe(true);
    expect(again.get(name)?.equals(bytes), `${name}, with nothing changed`).toBe(true);
  }
}, 600_000);

it('publishes identical bytes in other folders, time zones and locales', async () => {
  const here = await buildSite(project, { TZ: 'Pacific/Kiritimati', LC_ALL: 'C' });
  const other = await makeSmallProject({ hasOwnCache: true });
  onTestFinished(() => other.remove());
  await other.change('site.yaml', () => readFileSync(path.join(project.folder, 'content/site.yaml'), 'utf8'));
  const elsewhere = await buildSite(other, {
    TZ: 'Pacific/Pago_Pago',
    LC_ALL: 'tr_TR.UTF-8',
    LANG: 'tr_TR.UTF-8',
  });
  expect([...elsewhere.keys()]).toEqual([...here.keys()]);
  for (const [name, bytes] of here) expect(elsewhere.get(name)?.equals(bytes), name).toBe(true);
}, 600_000);

/** The cached files, with the time each was written. */
async function readCache(folder: string): Promise<Map<string, number>> {
  const files = new Map<string, number>();
  const cache = path.join(folder, '.cache');
  for (const part of ['pictures', 'fonts', 'share', 'resume', 'compressed'])
    for (const entry of await readdir(path.join(cache, part), { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      // Each use updates the time of the entry lists.
      if (entry.isFile() && entry.name !== 'files.json')
        files.set(path.relative(cache, file), (await stat(file)).mtimeMs);
    }
  return files;
}

it('encodes nothing after the project is copied with its cache', async () => {
  const before = await buildSite();
  const copy = folderForTest();
  await cp(project.folder, copy, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
  await rm(path.join(copy, 'dist'), { recursive: true });
  const cachedFiles = await readCache(copy);
  expect(cachedFiles.size).toBeGreaterThan(80);
  const args = ['bin/portfolio.mjs', 'build', '--profile', 'dev'];
  expect(spawnSync(process.execPath, args, { cwd: copy, stdio: 'ignore' }).status).toBe(0);
  expect(await readCache(copy)).toEqual(cachedFiles);
  for (const [name, bytes] of before)
    expect((await readFile(path.join(copy, 'dist', name))).equals(bytes), name).toBe(true);
}, 600_000);

it('restores files in dist/ that were edited', async () => {
  const before = await buildSite();
  for (const name of ['index.html', 'index.html.br', 'resume.pdf', ...[...before.keys()].filter(isScript)])
    await writeFile(path.join(project.dist, name), 'something else');
  await writeFile(path.join(project.dist, 'stray.html'), 'of nobody');
  expect(await buildSite()).toEqual(before);
}, 600_000);

it('shows a change of the code in scripts and pages', async () => {
  const shell = path.join(project.folder, 'src/app/DocumentShell.tsx');
  const before = await readFile(shell, 'utf8');
  await writeFile(shell, swap('{t.skipToContent}', 'Hop over to it')(before));
  const changed = await buildSite();
  expect(homepage(changed)).toContain('Hop over to');
  expect([...changed].filter(([name, bytes]) => isScript(name) && bytes.includes('Hop over to'))).not.toEqual(
    [],
  );
  await writeFile(shell, before);
  expect(homepage(await buildSite())).not.toContain('Hop over to');
}, 600_000);

function isScript(name: string): boolean {
  return name.endsWith('.js');
}
