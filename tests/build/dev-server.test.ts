import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../free-port.ts';
import { makeSmallProject, type SmallProject } from '../hosts/small-project.ts';
import { rawRequest } from '../raw-request.ts';

let project: SmallProject;
let port: number;
let stop: () => void;

beforeAll(async () => {
  project = await makeSmallProject();
  await appendFile(path.join(project.folder, 'content/site.yaml'), '\nlanguages: [en-CA, de]\n');
  port = await freePort();
  await new Promise<void>((resolve, reject) => {
    const ended = project.run('dev', ['--port', String(port)], (child) => {
      stop = () => process.kill(-(child.pid ?? 0), 'SIGKILL');
    });
    ended.then(() => reject(new Error('the server ended')));
    const answers = () =>
      ask('/').then(
        () => resolve(),
        () => setTimeout(answers, 100),
      );
    answers();
  });
}, 60_000);
afterAll(async () => {
  stop();
  await project.remove();
});

const ask = (target: string, headers: Record<string, string> = {}) =>
  rawRequest(port, target, { headers }, { host: 'localhost' });

const foreign = {
  Origin: 'https://elsewhere.example',
  'Sec-Fetch-Site': 'cross-site',
  'Sec-Fetch-Mode': 'no-cors',
};
const neighbor = {
  Origin: 'http://localhost:3000',
  'Sec-Fetch-Site': 'same-site',
  'Sec-Fetch-Mode': 'cors',
};

describe('the server of npm run dev', () => {
  it('serves the site to the owner and to links from other sites', async () => {
    expect((await ask('/')).status).toBe(200);
    const followed = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' };
    expect((await ask('/', followed)).status).toBe(200);
  });

  it('serves every language at its address', async () => {
    for (const [address, language] of [
      ['/', 'en-CA'],
      ['/de/', 'de'],
      ['/de/nothing-here', 'de'],
    ]) {
      const html = await (await fetch(`http://localhost:${port}${address}`)).text();
      expect(html, address).toContain(`<html lang="${language}"`);
    }
  });

  it.each([
    ['another site', foreign],
    ['another port of this machine', neighbor],
  ])('does not let a page of %s load anything', async (_, headers) => {
    for (const path of ['/', '/src/app/dev.tsx', '/@vite/client']) {
      const answer = await ask(path, headers);
      expect(answer.status).toBe(403);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('styles the page before scripts run', async () => {
    const read = async (path: string, Accept: string) =>
      (await fetch(`http://localhost:${port}${path}`, { headers: { Accept } })).text();
    const html = await read('/', 'text/html');
    const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
    const sheets = await Promise.all(links.map(([, path = '']) => read(path, 'text/css')));
    const [, classes = ''] = /<header class="([^"]+)"/.exec(html) ?? [];
    expect(classes).not.toBe('');
    for (const name of classes.split(' ')) expect(sheets.join('')).toContain(`.${name}`);
  });

  it('does not open a code editor', async () => {
    for (const path of ['/__open-in-editor?file=/etc/hosts', '//__open-in-editor?file=package.json']) {
      expect((await ask(path)).status).toBe(404);
    }
  });

  it.each(['/content/images/cat/one.jpg', '/content/owner.yaml', '/package.json', '/inbox/'])(
    'does not serve %s',
    async (path) => {
      const { status, headers } = await ask(path);
      // Paths without a file get the 404 page or are refused.
      expect([403, 404]).toContain(status);
      expect(String(headers['content-type'])).not.toMatch(/^image|yaml|json/);
    },
  );

  it('forbids embedding', async () => {
    expect((await ask('/')).headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});
