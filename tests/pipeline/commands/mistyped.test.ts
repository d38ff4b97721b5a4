import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeSmallProject } from '../serve/small-project.ts';

const root = path.resolve(import.meta.dirname, '../../..');

function run(words: string[], cwd = root): Promise<{ status: number | null; stderr: string }> {
  const [command, ...rest] = words;
  const args = ['--import', 'tsx', `src/pipeline/commands/${command}.ts`, ...rest];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    child.on('exit', (status) => resolve({ status, stderr }));
  });
}

describe('a command that is called wrongly', { timeout: 60_000 }, () => {
  it.each([
    [['build', '--fast'], 'There is no option --fast. See them:   npm run build -- --help'],
    [['dev', '--prot', '3000'], 'There is no option --prot. See them:   npm run dev -- --help'],
    [['start', '--no-biuld'], 'There is no option --no-biuld. See them:   npm start -- --help'],
    [['report', '--hots', 'github'], 'There is no option --hots. See them:   npm run report -- --help'],
    [['media-sync', '--upload'], 'There is no option --upload. See them:   npm run media:sync -- --help'],
    [['edit', '--prot', '3000'], 'There is no option --prot. See them:   npm run edit -- --help'],
    [['edit', '--port', '65535'], '--port is "65535", expected a number from 1024 to 65534.'],
    [['dev', '--port', '80'], '--port is "80", expected a number from 1024 to 65535.'],
    [['start', '--port', 'http'], '--port is "http", expected a number from 1024 to 65535.'],
  ])('says so for %j, and nothing else', async (words, sentence) => {
    expect(await run(words)).toEqual({ status: 1, stderr: `${sentence}\n` });
  });

  it('says that a port is taken, and which one is not', async () => {
    const project = await makeSmallProject();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
    const address = other.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    try {
      const { status, stderr } = await run(['dev', '--port', String(port)], project.folder);
      expect([status, stderr]).toEqual([
        1,
        `Port ${port} is taken. Stop what runs there, or choose another:   npm run dev -- --port ${port + 1}\n`,
      ]);
    } finally {
      other.close();
      await project.remove();
    }
  });

  it('says where to look when site.yaml has a mistake, and writes no configuration', async () => {
    const project = await makeSmallProject();
    try {
      await project.change('site.yaml', () => 'url: "https://ada.example\n');
      const sentence = 'content/site.yaml has problems. See them:   npm run check';
      expect(await run(['hosts'], project.folder)).toEqual({ status: 1, stderr: `${sentence}\n` });
    } finally {
      await project.remove();
    }
  });
});
