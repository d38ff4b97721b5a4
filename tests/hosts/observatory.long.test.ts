import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const isInstalled = existsSync(path.join(root, 'bench/observatory/node_modules'));

it('reaches the maximum score of Mozilla’s Observatory on every page', { timeout: 300_000 }, ({ skip }) => {
  if (!isInstalled) skip("Mozilla's rules are not installed: npm install in bench/observatory/.");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'bench/observatory/run.ts'],
    { cwd: root, encoding: 'utf8' },
  );
  console.log(stdout.trim());
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout.match(/ A\+ {2}135$/gm)).toHaveLength(7);
});
