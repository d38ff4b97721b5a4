import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { run as build } from '../../src/commands/build.ts';
import type { Command } from '../../src/commands/command.ts';
import { run as dev } from '../../src/commands/dev.ts';
import { run as edit } from '../../src/commands/edit.ts';
import { run as hosts } from '../../src/commands/hosts.ts';
import { run as media } from '../../src/commands/media.ts';
import { run as preview } from '../../src/commands/preview.ts';
import { run as report } from '../../src/commands/report.ts';
import { run as start } from '../../src/commands/start.ts';
import { swap, withTree } from '../site/content-tree.ts';
import { runCommand } from './run-command.ts';

describe('a command that is called wrongly', () => {
  it.each<[string[], string, Command]>([
    [['--fast'], 'There is no option --fast. See them:   npm run build -- --help', build],
    [['fast'], 'There is no option fast. See them:   npm run build -- --help', build],
    [['--profile', 'best'], '--profile is "best", expected publish, fast or dev.', build],
    [
      ['--prot', '3000'],
      'There is no option --prot. Did you mean --port? See them:   npm run dev -- --help',
      dev,
    ],
    [['--poort'], 'There is no option --poort. Did you mean --port? See them:   npm start -- --help', start],
    [
      ['--hots', 'github'],
      'There is no option --hots. Did you mean --host? See them:   npm run report -- --help',
      report,
    ],
    [['--upload'], 'There is no option --upload. See them:   npm run media -- --help', media],
    [
      ['--prot', '3000'],
      'There is no option --prot. Did you mean --port? See them:   npm run edit -- --help',
      edit,
    ],
    [['--port', '65535'], '--port is "65535", expected a number from 1024 to 65534.', edit],
    [['--port', '80'], '--port is "80", expected a number from 1024 to 65535.', dev],
    [['--port', 'http'], '--port is "http", expected a number from 1024 to 65535.', start],
  ])('says so for %j, and nothing else', async (words, sentence, command) => {
    expect(await runCommand(command, words)).toEqual({ status: 1, stdout: '', stderr: `${sentence}\n` });
  });

  it('says that a port is taken, and which one is not', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
    const address = other.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    try {
      await withTree({}, async (contentDir) => {
        const root = path.dirname(contentDir);
        await mkdir(path.join(root, 'dist'));
        expect(await runCommand(preview, ['--port', String(port)], { root })).toEqual({
          status: 1,
          stdout: '',
          stderr: `Port ${port} is taken. Stop what runs there, or choose another:   npm run preview -- --port ${port + 1}\n`,
        });
      });
    } finally {
      other.close();
    }
  });

  it.each([
    ['hosts', hosts],
    ['preview', preview],
  ])('says where to look when site.yaml has a mistake, and does nothing: %s', (_name, command) =>
    withTree({ 'site.yaml': swap('url: ', 'url: "'), 'about.yaml': null }, async (contentDir) => {
      const root = path.dirname(contentDir);
      await mkdir(path.join(root, 'dist'));
      expect(await runCommand(command, [], { root })).toEqual({
        status: 1,
        stdout: '',
        stderr: 'content/site.yaml has problems. See them:   npm run check\n',
      });
    }),
  );
});
