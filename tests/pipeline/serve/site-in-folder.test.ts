import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSmallProject, type SmallProject } from './small-project.ts';

let project: SmallProject;
let files: Set<string>;
beforeAll(async () => {
  project = await makeSmallProject();
  await project.change('site.yaml', (text) =>
    text.replace(/^url: .*$/m, 'url: https://owner.github.example/repo/'),
  );
  await project.change('about/hobbies.md', (text) => `${text}\n\nSee [my projects](/projects).\n`);
  expect(await project.build()).toBe(0);
  files = new Set((await project.files()).map((file) => file.split(path.sep).join('/')));
}, 120_000);
afterAll(() => project.remove());

it('every link and file of a site in /repo/ is there, and none lies outside of it', async () => {
  let checked = 0;
  for (const { name, html } of await project.documents()) {
    for (const address of addressesOf(html)) {
      if (/^(?:https?:|mailto:|#)/.test(address)) continue;
      expect(address, name).toMatch(/^\/repo\//);
      const file = address.slice('/repo/'.length).replace(/[?#].*$/, '');
      const candidates = [file, `${file}.html`, `${file}index.html`];
      if (file !== 'submit')
        expect(
          candidates.some((candidate) => files.has(candidate)),
          `${address} in ${name}`,
        ).toBe(true);
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(200);
});

it('its style sheets and manifest stay in the folder, too', async () => {
  for (const file of files) {
    if (!/\.(?:css|webmanifest)$/.test(file)) continue;
    const text = await readFile(path.join(project.dist, file), 'utf8');
    for (const [, address = ''] of text.matchAll(
      /url\(["']?([^"')]+)|"(?:src|start_url|scope)": "([^"]+)/g,
    )) {
      if (address) expect(address, file).toMatch(/^\/repo\//);
    }
  }
});

it('its scripts ask for their chunks and pictures in the folder', async () => {
  const entry = [...files].find((file) => /^assets\/hydrate-.+\.js$/.test(file)) ?? '';
  expect(await readFile(path.join(project.dist, entry), 'utf8')).toContain('/repo/');
  expect(await readFile(path.join(project.dist, '_headers'), 'utf8')).toMatch(/^\/repo\/\*\n/);
});

function addressesOf(html: string): string[] {
  const plain = [...html.matchAll(/\s(?:href|src|action)="([^"]*)"/gi)].map(([, address = '']) => address);
  const sets = [...html.matchAll(/\s(?:image)?srcset="([^"]*)"/gi)].flatMap(([, set = '']) =>
    set.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
  );
  return [...plain, ...sets];
}
