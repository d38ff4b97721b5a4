import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { canMount } from '../can-mount.ts';
import { makeSmallProject, type SmallProject } from '../hosts/small-project.ts';
import { folderForTest } from '../temporary-folder.ts';

const designer = path.resolve(import.meta.dirname, '../fixtures/owners/designer');
const program = path.resolve(import.meta.dirname, '../../bin/portfolio.mjs');

let project: SmallProject;
const made = () => path.join(project.folder, 'portfolio');
beforeAll(async () => {
  project = await makeSmallProject({ content: designer, hasOwnCache: true });
});
afterAll(() => project.remove());

it('leaves the previous portfolio or the complete new one when it is killed', {
  timeout: 1_200_000,
}, async () => {
  const startedMs = performance.now();
  expect(spawnSync(process.execPath, [program, 'portfolio'], { cwd: project.folder }).status).toBe(0);
  const durationMs = performance.now() - startedMs;
  const hashes = new Set<string>();
  for (let kill = 1; kill <= 12; kill += 1) {
    const child = spawn(process.execPath, [program, 'portfolio', '--paper', kill % 2 ? 'a4' : 'letter'], {
      cwd: project.folder,
      stdio: 'ignore',
    });
    // Most of them in the second half, where it writes.
    const delayMs = durationMs * (0.4 + 0.05 * kill);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const timer = setTimeout(() => child.kill('SIGKILL'), delayMs);
    await ended;
    clearTimeout(timer);
    const pdf = await readFile(path.join(made(), 'portfolio.pdf'));
    expect(pdf.subarray(-6).toString()).toContain('%%EOF');
    hashes.add(createHash('sha256').update(pdf).digest('hex'));
  }
  expect(hashes.size).toBeLessThanOrEqual(2);
  expect((await readdir(made())).filter((name) => !name.startsWith('.'))).toEqual(['portfolio.pdf']);
});

const script = `
set -e
mount -t tmpfs -o size=256m none "$DISK"
cp -r content "$DISK"
cd "$DISK"
make() { node "$PROGRAM" portfolio --paper "$1" 2>&1; }
make a4 > /dev/null
sha256sum portfolio/portfolio.pdf
used=$(df -k --output=used "$DISK" | tail -1)
mount -o "remount,size=$((used + ROOM_KB))k" "$DISK"
make letter && echo "made" || echo "exit $?"
sha256sum portfolio/portfolio.pdf
ls -A portfolio | wc -l
mount -o remount,size=256m "$DISK"
make letter
`;

it.skipIf(!canMount)(
  'reports a full disk and keeps the previous portfolio',
  { timeout: 1_200_000 },
  async () => {
    const folder = folderForTest();
    for (const freeKb of [0, 12]) {
      const disk = await mkdtemp(path.join(folder, 'disk-'));
      const { stdout, stderr } = spawnSync('unshare', ['-Urm', 'bash', '-c', script], {
        encoding: 'utf8',
        cwd: project.folder,
        env: { ...process.env, DISK: disk, PROGRAM: program, ROOM_KB: String(freeKb) },
      });
      const lines = stdout.trim().split('\n');
      expect(stdout + stderr, `${freeKb} KB`).not.toMatch(/\n {4}at /);
      expect(stdout).toContain('The disk is full.');
      expect(stdout).toContain('exit 1');
      const sums = lines.filter((line) => line.endsWith('portfolio.pdf') && /^[0-9a-f]{64}/.test(line));
      expect(new Set(sums).size, stdout).toBe(1);
      expect(lines).toContain('1');
      expect(lines.at(-1)).toMatch(/^wrote portfolio\/portfolio\.pdf/);
    }
  },
);
