import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSmallProject, type SmallProject } from './small-project.ts';

const kills = 50;

let project: SmallProject;
let buildMs = 0;
beforeAll(async () => {
  project = await makeSmallProject({ hasOwnCache: true });
  const startedAt = performance.now();
  expect(await project.build()).toBe(0);
  buildMs = performance.now() - startedAt;
}, 120_000);
afterAll(() => project.remove());

/** The years the documents show: one when all of them come from one build. */
async function yearsShown(): Promise<string[]> {
  const documents = await project.documents();
  expect(documents).toHaveLength(12);
  return [...new Set(documents.map(({ html }) => /© (?:<!-- -->)?(\d{4})/.exec(html)?.[1] ?? 'none'))];
}

it(`stays whole when a build is killed, ${kills} times at any moment`, { timeout: 1_200_000 }, async () => {
  let year = 2025;
  for (let kill = 0; kill < kills; kill += 1) {
    year += 1;
    await project.change('site.yaml', (text) => text.replace(/copyrightYear: \d+/, `copyrightYear: ${year}`));
    const before = await yearsShown();
    // Spread over the whole of a build, the last moments included.
    const afterMs = (buildMs * (kill + Math.random())) / kills;
    await project.build({
      onStart: (child) => {
        setTimeout(() => {
          try {
            process.kill(-(child.pid ?? 0), 'SIGKILL');
          } catch {
            // It was done already.
          }
        }, afterMs);
      },
    });
    const after = await yearsShown();
    expect([before, [String(year)]]).toContainEqual(after);
  }
  expect(await project.build()).toBe(0);
  expect(await yearsShown()).toEqual([String(year)]);
  expect(await project.leftovers()).toEqual([]);
});

it('comes back when the kill fell between two renames, even if the next build has a problem', {
  timeout: 60_000,
}, async () => {
  const before = (await project.files()).toSorted();
  await rename(project.dist, path.join(project.folder, '.cache/dist-last'));
  await mkdir(path.join(project.folder, '.cache/dist-next-4999999'));
  await project.change('site.yaml', (text) => `${text}\nnonsense: true\n`);
  expect(await project.build()).toBe(1);
  expect((await project.files()).toSorted()).toEqual(before);
  expect(await project.leftovers()).toEqual([]);
  await project.change('site.yaml', (text) => text.replace('\nnonsense: true\n', ''));
});
