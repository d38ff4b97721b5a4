import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { expect, it } from 'vitest';
import { inboxOf } from '../../src/commands/start.ts';
import type { Terminal } from '../../src/commands/terminal.ts';
import { answerStylesPath } from '../../src/hosts/answer-page.ts';
import { treeForTest } from '../site/tree-for-test.ts';

it('answers messages again as soon as site.yaml is repaired', async () => {
  const contentDir = treeForTest();
  const root = path.dirname(contentDir);
  const folder = path.join(root, 'dist');
  await mkdir(folder);
  await writeFile(path.join(folder, '_headers'), '');
  const errors: string[] = [];
  const printError = (text: string) => errors.push(text);
  const inbox = inboxOf(folder, { root, print: () => {}, printError } as unknown as Terminal);
  const response = { writeHead: () => response, end: () => response, setHeader: () => response };
  const ask = () =>
    inbox(
      { method: 'GET', headers: {} } as IncomingMessage,
      response as unknown as ServerResponse,
      answerStylesPath,
    );
  const file = path.join(contentDir, 'site.yaml');
  const written = await readFile(file, 'utf8');
  await writeFile(file, 'url: 7\n');
  expect(await ask()).toBe(false);
  expect(errors).toEqual([expect.stringContaining('site.yaml has errors')]);
  await writeFile(file, written);
  expect(await ask()).toBe(true);
});
