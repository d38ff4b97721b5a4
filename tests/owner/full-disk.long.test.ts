import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { canMount } from '../can-mount.ts';
import { folderForAll } from '../temporary-folder.ts';
import { phonePhoto, putFiles } from './camera.ts';
import { changeEveryKind, resume } from './killed-process.ts';

const root = path.resolve(import.meta.dirname, '../..');
const program = `node ${path.join(root, 'bin/portfolio.mjs')}`;
const sizes = 20;
const stepKb = 40;
const unchanged = /The disk is full\..* content\/ is unchanged\./;

/** Runs a command on an almost full disk, and again with free space. Prints hashes of content/ and the output. */
const script = `
set -e
mount -t tmpfs -o size=64m none "$DISK"
cp -r "$SEED"/. "$DISK" && cd "$DISK"
# Documents in files/ are made again by the next command.
state() { find content -type f -not -path '*/files/*' | sort | xargs sha256sum | sha256sum; }
state
used=$(df -k --output=used "$DISK" | tail -1)
mount -o "remount,size=$((used + ROOM_KB))k" "$DISK"
eval "$COMMAND" 2>&1 && echo "exit 0" || echo "exit $?"
state
mount -o remount,size=64m "$DISK"
eval "$COMMAND" > /dev/null 2>&1 || true
state
`;

/** Saves a text and a dropped picture through the editor's server, and prints its answer. */
const save = `
import { readFile } from 'node:fs/promises';
const from = (file) => import(${JSON.stringify(`${root}/`)} + file);
const { createEditorServer } = await from('src/editor/server/editor-server.ts');
const { outputPaths } = await from('src/files/output-paths.ts');
const { freePort } = await from('tests/free-port.ts');
const port = await freePort();
const server = createEditorServer({
  ...outputPaths(process.cwd()),
  port,
  token: 'key',
  editor: { script: '/editor.js', styles: [], files: new Map() },
  preview: { address: () => null, show: async () => {} },
  publisher: { job: () => null },
  previewOrigin: 'http://localhost:1',
  today: () => '2026-01-15',
});
await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
const ask = async (route, body) => {
  const headers = { 'X-Editor-Token': 'key', Origin: 'http://localhost:' + port };
  const answer = await fetch('http://localhost:' + port + route, { method: 'POST', headers, body });
  return { status: answer.status, json: await answer.json() };
};
const { files } = (await ask('/api/files')).json;
const draft = (file, ...changes) => ({ file, fingerprint: files.find(({ name }) => name === file).fingerprint, changes });
const late = { id: 90, name: 'late', title: 'Late', alt: 'A pier.', source: '/images/travel/late.jpg' };
const drafts = [
  draft('travel.yaml', { kind: 'insert', path: [], index: 0, value: late }),
  draft('owner.yaml', { kind: 'set', path: ['name'], value: 'Ada Late' }),
];
const kept = await ask('/api/keep-drafts', JSON.stringify({ drafts, withoutDraft: [] }));
const saved = await ask('/api/save', JSON.stringify(drafts));
console.log(JSON.stringify([kept.json, saved.json]));
process.exit(saved.status === 200 && saved.json.saved ? 0 : 1);
`;

const folder = folderForAll();
let seed: string;
beforeAll(async () => {
  seed = path.join(folder, 'seed');
  const contentDir = path.join(seed, 'content');
  await cp(path.join(root, 'tests/fixtures/content/minimal'), contentDir, { recursive: true });
  // Files larger than a block of the disk.
  for (const name of ['owner', 'travel', 'jobs', 'projects']) {
    const file = path.join(contentDir, `${name}.yaml`);
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text !== null) await writeFile(file, text + `# ${'x'.repeat(100)}\n`.repeat(50));
  }
  await cp(seed, path.join(folder, 'applicant'), { recursive: true });
  await putFiles(path.join(folder, 'applicant/content/applications/2026-01-harbour'), {
    'application.yaml': 'reader: Harbour Clinics\nrole: Nurse\ndate: 2026-01-15\nstatus: draft\n',
    'letter.md': 'Dear Harbour Clinics,\n\nI would like to work with you.\n',
  });
  await changeEveryKind(contentDir);
  await putFiles(path.join(seed, 'camera'), {
    'Old pier.jpg': await phonePhoto(1, { width: 1200, height: 800 }),
    'Boats.jpg': await phonePhoto(2, { day: 3, width: 1200, height: 800 }),
  });
  await mkdir(path.join(seed, '.cache/dropped/images/travel'), { recursive: true });
  await putFiles(path.join(seed, '.cache/dropped/images/travel'), { 'late.jpg': await phonePhoto(4) });
  await writeFile(path.join(seed, 'resume.json'), resume);
  await writeFile(path.join(seed, 'save.mjs'), save);
}, 600_000);

it.skipIf(!canMount).each([
  ['undo', `${program} undo`],
  ['import', `${program} import resume.json --yes`],
  ['photos add', `${program} photos add camera --gallery travel --yes`],
  ['a save of the editor', `node --import ${path.join(root, 'node_modules/tsx/dist/loader.mjs')} save.mjs`],
  [
    'apply --sent',
    `${program} apply 2026-01-harbour --sent --yes --root "$SEED" --content "$DISK/content"`,
    {
      from: 'applicant',
      state: /The disk is full\..* (?:content\/|were made, but not copied, and the status) is unchanged\./,
    },
  ],
])(
  `reports the state of content/ when %s meets a full disk, in ${sizes} sizes`,
  { timeout: 7_200_000 },
  async (_name, command, { from, state } = { from: 'seed', state: unchanged }) => {
    let refused = 0;
    for (let size = 0; size < sizes; size += 1) {
      const freeSpace = `${size * stepKb} KB`;
      const disk = await mkdtemp(path.join(folder, 'disk-'));
      const { stdout } = spawnSync('unshare', ['-Urm', 'bash', '-c', script], {
        encoding: 'utf8',
        env: {
          ...process.env,
          DISK: disk,
          SEED: path.join(folder, from),
          COMMAND: command,
          ROOM_KB: String(size * stepKb),
        },
      });
      const [before, ...rest] = stdout.trim().split('\n');
      const [last, after, exit, ...output] = rest.toReversed();
      expect(stdout, freeSpace).not.toMatch(/\n {4}at /);
      if (exit === 'exit 0') expect(after, freeSpace).not.toBe(before);
      else {
        refused += 1;
        expect(output.join('\n'), freeSpace).toMatch(state);
        expect(after, freeSpace).toBe(before);
      }
      expect(last, `${freeSpace}: the same with free space succeeds`).not.toBe(before);
    }
    expect(refused).toBeGreaterThan(3);
    expect(refused).toBeLessThan(sizes);
  },
);
