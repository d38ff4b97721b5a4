import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import type { commands as table } from '../../src/commands/table.ts';
import { localDate } from '../../src/i18n/dates.ts';
import { runCommand } from '../commands/run-command.ts';
import { differences, readAll } from '../folder-contents.ts';
import { putFiles } from '../owner/camera.ts';
import type { Change } from '../site/content-tree.ts';
import { treeForTest } from '../site/tree-for-test.ts';
import { createBrokenArchives } from './cases/broken-archives.ts';
import { customTags } from './cases/read-cases.ts';
import { expectGolden } from './expect-golden.ts';

/** GitHub answers with the status in the name of the user, and nothing else is on the net. */
async function answer(address: string): Promise<Response> {
  const status = Number(/\/users\/[a-z]+-(\d+)\//.exec(address)?.[1]);
  if (!status) throw new TypeError('fetch failed');
  return new Response('[]', { status });
}

type Group = { changes?: Record<string, Change>; files?: Record<string, string>; commands: string[] };

afterEach(() => vi.unstubAllGlobals());

it('explains why a command is refused, and changes nothing', async () => {
  const text = await readFile(path.join(import.meta.dirname, 'cases/refusals.yaml'), 'utf8');
  vi.stubGlobal('fetch', answer);
  const archives = await createBrokenArchives();
  const printed: string[] = [];
  const groups = Object.values(parse(text, { customTags }) as Record<string, Group>);
  for (const { changes, files = {}, commands } of groups) {
    const root = path.dirname(treeForTest(changes));
    mkdirSync(path.join(root, 'camera'));
    await putFiles(root, { ...files, ...archives });
    const before = await readAll(root);
    for (const line of commands) {
      const [name, ...args] = line.split(' ');
      const { status, stdout, stderr } = await runCommand(name as keyof typeof table, args, { root });
      expect([status, differences(before, await readAll(root))], line).toEqual([1, []]);
      printed.push(`$ ${line}\n${stdout}${stderr}`);
    }
  }
  await expectGolden('refusals.txt', printed.join('\n').replaceAll(localDate(), 'today'));
});
