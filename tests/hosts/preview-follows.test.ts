import { spawn } from 'node:child_process';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../free-port.ts';
import { makeSmallProject } from './small-project.ts';

it('serves a new build with its new site.yaml without a restart', async () => {
  const project = await makeSmallProject();
  onTestFinished(() => project.remove());
  const port = await freePort();
  await mkdir(project.dist);
  await writeFile(path.join(project.dist, 'index.html'), 'first');
  await writeFile(path.join(project.dist, '404.html'), 'missing');
  await writeFile(path.join(project.dist, '_headers'), "/*\n  Content-Security-Policy: img-src 'self'\n");
  const child = spawn(process.execPath, [project.program, 'preview', '--port', String(port)], {
    cwd: project.folder,
  });
  onTestFinished(() => void child.kill());
  const output: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  await expect.poll(() => output.join(''), { timeout: 100_000 }).toContain('Serving');
  const ask = (address: string) => fetch(`http://localhost:${port}${address}`);
  expect((await ask('/')).headers.get('content-security-policy')).toBe("img-src 'self'");

  await project.change('site.yaml', (text) =>
    text.replace(
      /^url: .*$/m,
      'url: https://ada.example/site\nmedia:\n  baseUrl: https://pictures.example/ada',
    ),
  );
  // dist/ still contains the previous site.
  expect((await ask('/')).headers.get('content-security-policy')).toBe("img-src 'self'");
  const next = path.join(project.folder, 'next');
  await mkdir(next);
  await writeFile(path.join(next, 'index.html'), 'second');
  await writeFile(path.join(next, '404.html'), 'missing');
  await writeFile(
    path.join(next, '_headers'),
    '/site/*\n  Content-Security-Policy: img-src https://pictures.example\n\n/site/assets/*\n  Cache-Control: a\n',
  );
  await rm(project.dist, { recursive: true });
  await rename(next, project.dist);
  const answer = await ask('/site/');
  expect(await answer.text()).toBe('second');
  expect(answer.headers.get('content-security-policy')).toBe('img-src https://pictures.example');
  expect(answer.headers.get('cache-control')).not.toBe('a');
  expect(output.join('')).toContain(`Serving http://localhost:${port}/site/`);
});
