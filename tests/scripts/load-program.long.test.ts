import { spawnSync } from 'node:child_process';
import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { folderForAll } from '../temporary-folder.ts';

const repository = path.join(import.meta.dirname, '../..');
const folder = folderForAll();

beforeAll(async () => {
  await cp(path.join(repository, 'bin'), path.join(folder, 'bin'), { recursive: true });
  await cp(path.join(repository, 'package.json'), path.join(folder, 'package.json'));
  await symlink(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  for (const name of ['commands', 'import']) await mkdir(path.join(folder, 'src', name), { recursive: true });
  for (const name of ['commands/draft-worker', 'import/read-import'])
    await writeFile(path.join(folder, `src/${name}.ts`), 'export const nothing: null = null;\n');
});

async function run(printed: string): Promise<string> {
  const source = `export async function runProgram(): Promise<void> { console.log('${printed}'); }\n`;
  await writeFile(path.join(folder, 'src/commands/program.ts'), source);
  return spawnSync(process.execPath, ['bin/portfolio.mjs'], { cwd: folder, encoding: 'utf8' }).stdout.trim();
}

it('runs the current sources', async () => {
  expect(await run('one')).toBe('one');
  expect(await run('other')).toBe('other');
});

it('runs if its bundle cannot be written', async () => {
  await rm(path.join(folder, '.cache'), { recursive: true, force: true });
  // Root ignores permissions, but a file with the name of the folder also prevents writing.
  await writeFile(path.join(folder, '.cache'), '');
  expect(await run('third')).toBe('third');
});
