import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';

type Message = {
  type: string;
  subType?: string;
  message: string;
  extract?: string;
  url: string;
  lastLine: number;
};

const dist = path.resolve(import.meta.dirname, '../../dist');
const hasJava = spawnSync('java', ['-version']).status === 0;
test.skip(!hasJava, 'The Nu checker needs Java 17 or later, which is not installed here.');

test('passes the Nu HTML checker without errors or warnings', () => {
  test.setTimeout(900_000);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'validity-'));
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const html = readFileSync(path.join(dist, file), 'utf8')
      // The checker reads files without an origin, so that `'self'` allows nothing.
      .replace(/<meta http-equiv="Content-Security[^>]*>/, '')
      // It does not know `min()`, container queries and view transitions.
      .replace(/(<style[^>]*>).*?(<\/style>)/gs, '$1$2');
    writeFileSync(path.join(folder, file.replaceAll(path.sep, '-')), html);
  }
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  const { stderr } = spawnSync('java', ['-jar', jar, '--format', 'json', folder], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  rmSync(folder, { recursive: true });
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  // Messages of type info are about style, such as React's slashes in `<br/>`.
  const found = messages.filter(({ type, subType }) => type !== 'info' || subType === 'warning');
  expect(found.map(({ message, extract, url }) => `${path.basename(url)}: ${message} ${extract}`)).toEqual(
    [],
  );
});
