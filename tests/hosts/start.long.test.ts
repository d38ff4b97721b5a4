import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../free-port.ts';
import { makeSmallProject, type SmallProject } from './small-project.ts';

let project: SmallProject;
beforeAll(async () => {
  project = await makeSmallProject({ hasOwnCache: true });
});
afterAll(() => project.remove());

/** Starts the site and waits until it is served. */
async function start(port: number) {
  // A process group, because Ctrl+C reaches the whole group.
  const child = spawn(process.execPath, [project.program, 'start', '--port', String(port)], {
    cwd: project.folder,
    env: { ...process.env, npm_config_offline: 'true' },
    detached: true,
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const signal = (name: NodeJS.Signals) => process.kill(-(child.pid as number), name);
  const served = () => expect.poll(() => output.join(''), { timeout: 240_000 }).toContain('Serving');
  return { child, ended, signal, served };
}

it('serves a page with its pictures, and keeps dist/ complete when it is stopped at any moment', {
  timeout: 900_000,
}, async () => {
  const port = await freePort();
  const ask = (address: string) => fetch(`http://localhost:${port}${address}`);
  const early = await start(port);
  await expect
    .poll(() => existsSync(path.join(project.folder, '.cache/output.lock')), { timeout: 240_000 })
    .toBe(true);
  early.signal('SIGINT');
  expect(await early.ended).not.toBe(0);

  const killed = await start(port);
  await killed.served();
  const page = await (await ask('/art')).text();
  const [picture = ''] = page.match(/\/images\/[\w./-]+\.avif/) ?? [];
  const answer = await ask(picture);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif']);
  killed.child.kill('SIGKILL');
  // The worker exits by itself, which closes the pipes.
  await killed.ended;

  const last = await start(port);
  await last.served();
  await expect
    .poll(() => existsSync(path.join(project.folder, '.cache/draft/index.html')), { timeout: 240_000 })
    .toBe(true);
  await expect.poll(() => project.leftovers(), { timeout: 240_000 }).toEqual([]);
  expect((await ask(picture)).status).toBe(200);
  expect((await ask('/')).status).toBe(200);
  last.signal('SIGINT');
  expect(await last.ended).toBe(0);
});
