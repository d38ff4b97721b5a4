import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { installedVersions } from '../../src/files/installed-versions.ts';
import { folderForTest } from '../temporary-folder.ts';

/** A folder with packages installed as by npm; `at` is the folder of each. */
async function install(packages: { at: string; version: string; needs?: string[]; may?: string[] }[]) {
  const folder = folderForTest();
  for (const { at, version, needs = [], may = [] } of packages) {
    const place = path.join(folder, 'node_modules', at);
    await mkdir(place, { recursive: true });
    const all = (names: string[]) => Object.fromEntries(names.map((name) => [name, '*']));
    const description = {
      version,
      exports: './a.js',
      dependencies: all(needs),
      optionalDependencies: all(may),
    };
    await writeFile(path.join(place, 'package.json'), JSON.stringify(description));
  }
  return path.join(folder, 'importer.js');
}

it('lists a tool and all its dependencies as Node resolves them', async () => {
  const from = await install([
    { at: 'cutter', version: '2.0.0', needs: ['shaper'], may: ['@cutter/linux', '@cutter/windows'] },
    { at: 'shaper', version: '1.0.0' },
    { at: 'cutter/node_modules/shaper', version: '5.0.0', needs: ['cutter'] },
    { at: '@cutter/linux', version: '2.0.1' },
  ]);
  expect(installedVersions('cutter', from)).toEqual(['@cutter/linux@2.0.1', 'cutter@2.0.0', 'shaper@5.0.0']);
});
