import { existsSync, watch } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isMissing } from '../../src/files/system-errors.ts';
import { makeSmallProject, type SmallProject } from './small-project.ts';

const kills = 50;

let project: SmallProject;
let writesOfBuild = 0;
beforeAll(async () => {
  project = await makeSmallProject({ hasOwnCache: true });
  const counter = onWrite(() => {
    writesOfBuild += 1;
  });
  expect(await project.build()).toBe(0);
  counter.close();
}, 600_000);
afterAll(() => project.remove());

/** Calls back for every file change of a build. */
function onWrite(callback: () => void) {
  // Node 20 lists each new folder and reports an error if the build has already renamed or removed it. It watches on.
  return watch(project.folder, { recursive: true }, callback).on('error', (error) => {
    if (!isMissing(error)) throw error;
  });
}

async function failToBuild() {
  await project.change('site.yaml', (text) => `${text}\nnonsense: true\n`);
  expect(await project.build()).toBe(1);
  await project.change('site.yaml', (text) => text.replace('\nnonsense: true\n', ''));
}

/** The years in all documents: only one if they are from the same build. */
async function yearsShown(): Promise<string[]> {
  const documents = await project.documents();
  expect(documents).toHaveLength(12);
  return [...new Set(documents.map(({ html }) => /© (?:<!-- -->)?(\d{4})/.exec(html)?.[1] ?? 'none'))];
}

it(`keeps dist/ complete when builds are killed, ${kills} times between two writes`, {
  timeout: 3_600_000,
}, async () => {
  let year = 2025;
  for (let kill = 0; kill < kills; kill += 1) {
    year += 1;
    await project.change('site.yaml', (text) => text.replace(/copyrightYear: \d+/, `copyrightYear: ${year}`));
    const before = await yearsShown();
    // Spread over all writes of a build, including the last ones.
    let left = Math.ceil((writesOfBuild * (kill + Math.random())) / kills);
    let pid: number | undefined;
    const counter = onWrite(() => {
      left -= 1;
      if (left > 0 || pid === undefined) return;
      try {
        process.kill(-pid, 'SIGKILL');
      } catch {
        // The build has already ended.
      }
    });
    await project.build({
      onStart: (child) => {
        pid = child.pid;
      },
    });
    counter.close();
    // A kill between the two renames leaves no dist/ until the next command.
    if (!existsSync(project.dist)) await failToBuild();
    const after = await yearsShown();
    expect([before, [String(year)]]).toContainEqual(after);
  }
  expect(await project.build()).toBe(0);
  expect(await yearsShown()).toEqual([String(year)]);
  expect(await project.leftovers()).toEqual([]);
});

it('restores dist/ after a kill between two renames, even if the next build fails', {
  timeout: 300_000,
}, async () => {
  const before = (await project.files()).toSorted();
  await rename(project.dist, path.join(project.folder, '.cache/dist-last'));
  await mkdir(path.join(project.folder, '.cache/dist-next-4999999'));
  await failToBuild();
  expect((await project.files()).toSorted()).toEqual(before);
  expect(await project.leftovers()).toEqual([]);
});
