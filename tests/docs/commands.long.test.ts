import { spawn } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSmallProject, type SmallProject } from '../hosts/small-project.ts';
import { readDocs, root, shellLines } from './markdown.ts';

/*
 * Runs the commands of the documents in their order, in a copy of the project with small content. Commands that cannot
 * run here are listed below with the reason.
 */

const notRun: [beginning: string, why: string][] = [
  ['npm test', 'it would run these tests again'],
  ['npm run test:full', 'it would run these tests again'],
  ['npm run screenshots', 'the copy has no browser tests; npm run test:full compares the same pictures'],
  ['npm run bench', 'it takes half an hour'],
  ['npm run new', 'it asks questions; tests/owner/ answers them'],
  ['npx underscore-portfolio new', 'it asks questions; tests/owner/ answers them'],
  ['npm run release', 'it creates a version; tests/scripts/release.test.ts tests its requirements'],
  ['npm install', 'tests/scripts/package.test.ts installs the package'],
  ['npm run photos', 'needs photos; tests/owner/ imports some'],
  ['npm run import', 'needs files of an owner; tests/import/ has some'],
  ['git ', 'needs another repository'],
  ['cd ', 'every line is run in the project'],
  ['npx wrangler', 'needs an account at Cloudflare'],
  ['npx netlify-cli', 'needs an account at Netlify'],
  ['rsync', 'needs a server'],
  ['scp', 'needs a server'],
  ['ssh', 'needs a server'],
  ['rclone', 'needs an object store'],
  ['podman', 'needs images from the internet'],
  ['gh ', 'needs a repository at GitHub'],
  ['npm audit signatures', 'needs the npm registry'],
  ['npm view', 'needs the npm registry'],
  ['sha256sum --check SHA256SUMS', 'needs the files of a release'],
  ['npm pack', 'needs a published release'],
  ['npm run links', 'sends requests to the sites that content/ links to'],
];

/** These run until they are stopped; they are ready once they print their address. */
const serving = ['npm start', 'npm run dev', 'npm run edit'];

const limitMs = 600_000;

describe('the commands of the documents', () => {
  let project: SmallProject;

  beforeAll(async () => {
    project = await makeSmallProject({ hasOwnCode: true });
    const parts = ['scripts', 'docs', '.vscode', 'package-lock.json', 'biome.json', '.gitignore', '.npmrc'];
    for (const part of parts)
      await cp(path.join(root, part), path.join(project.folder, part), { recursive: true });
    const letter = '---\nto: The Harbour Museum\ndate: 2026-03\nsubject: Work\n---\n\nHello.\n';
    const more = {
      'letters/harbour.md': letter,
      'lenses.yaml': '- { name: health-tech, title: Health Tech, tags: [TypeScript] }\n',
      'projects/harbour-map.md': 'Ferries are late.\n',
      'applications/2026-11-harbour-clinics/letter.md': letter,
      'applications/2026-11-harbour-clinics/application.yaml':
        'reader: Harbour Clinics\nrole: Developer\nlanguage: en-CA\ndate: 2026-11-27\nstatus: draft\n',
    };
    for (const [name, text] of Object.entries(more)) {
      const file = path.join(project.folder, 'content', name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    await project.change('site.yaml', (text) => `${text}media:\n  baseUrl: https://media.ada-quill.ca\n`);
  }, 300_000);
  afterAll(() => project.remove());

  const run = (line: string, isServer: boolean) =>
    new Promise<string | number | null>((resolve) => {
      const child = spawn(line, {
        cwd: project.folder,
        shell: true,
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const stop = () => {
        try {
          process.kill(-(child.pid ?? 0), 'SIGKILL');
        } catch {
          // It has already exited.
        }
      };
      const timer = setTimeout(stop, limitMs);
      let output = '';
      const listen = (chunk: Buffer) => {
        output += chunk.toString();
        if (!isServer || !/http:\/\/localhost:\d+/.test(output)) return;
        clearTimeout(timer);
        stop();
        resolve('serves');
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.on('exit', (code) => {
        clearTimeout(timer);
        resolve(code === 0 ? 0 : `${code}: ${output.slice(-2000)}`);
      });
    });

  for (const doc of readDocs()) {
    for (const line of new Set(shellLines(doc))) {
      const reason = notRun.find(([beginning]) => line.startsWith(beginning))?.[1];
      it.skipIf(reason)(
        `${doc.file}: ${line}${reason ? ` (${reason})` : ''}`,
        { timeout: limitMs + 5000 },
        async () => {
          const isServer = serving.includes(line);
          // A free port, so that the test does not meet other servers on this machine.
          const command = isServer ? `${line} -- --port 4790` : line;
          expect(await run(command, isServer)).toBe(isServer ? 'serves' : 0);
        },
      );
    }
  }
});
