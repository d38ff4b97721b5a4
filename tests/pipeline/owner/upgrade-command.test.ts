import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { run as photosCommand } from '../../../src/pipeline/commands/photos.ts';
import { run as upgradeCommand } from '../../../src/pipeline/commands/upgrade.ts';
import { readEntries } from '../../../src/pipeline/content/read-content.ts';
import { formatProblems } from '../../../src/pipeline/problems.ts';
import { runCommand } from '../commands/run-command.ts';
import { differences, readAll } from './killed-process.ts';

const fixtures = path.resolve(import.meta.dirname, '../../fixtures');

/** A folder with content/ as it was written before there was a form 2, gone afterwards. */
async function withOldContent<T>(use: (root: string, contentDir: string) => Promise<T>): Promise<T> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'upgrade-'));
  const contentDir = path.join(root, 'content');
  try {
    await cp(path.join(fixtures, 'forms/1/content'), contentDir, { recursive: true });
    await cp(path.join(fixtures, 'content/minimal/images'), path.join(contentDir, 'images'), {
      recursive: true,
    });
    return await use(root, contentDir);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

describe('npm run upgrade', () => {
  const run = (root: string, ...words: string[]) => runCommand(upgradeCommand, words, { root });

  it('shows what would change, and changes nothing while nobody says yes', () =>
    withOldContent(async (root, contentDir) => {
      const before = await readAll(contentDir);
      const { status, stdout, stderr } = await run(root);
      expect(status).toBe(1);
      expect(stdout).toMatch(
        /content\/pages\.yaml\n.*\n? {2}- home:\n {2}\+ - name: home\n {2}\+ {3}kind: home\n/,
      );
      expect(stderr).toContain('npm run upgrade -- --yes');
      expect(differences(before, await readAll(contentDir))).toEqual([]);
    }));

  it('writes every file, with the ends of lines it had, and finds nothing to do from then on', () =>
    withOldContent(async (root, contentDir) => {
      const owner = path.join(contentDir, 'owner.yaml');
      await writeFile(owner, (await readFile(owner, 'utf8')).replaceAll('\n', '\r\n'));
      const before = await readAll(contentDir);
      expect((await run(root, '--yes')).status).toBe(0);
      const after = await readAll(contentDir);
      expect(differences(before, after)).toEqual([
        ...['about', 'contact', 'education', 'home', 'owner', 'pages', 'site'].map((name) => `${name}.yaml`),
      ]);
      expect((await readFile(owner, 'utf8')).replaceAll('\r\n', '')).not.toContain('\n');
      const again = await run(root, '--yes');
      expect([again.status, again.stdout]).toEqual([
        0,
        'content/ is written in the form of today. Nothing was changed.\n',
      ]);
      expect(differences(after, await readAll(contentDir))).toEqual([]);
    }));

  it('makes no other site than the old content did, which was read with one warning', () =>
    withOldContent(async (root, contentDir) => {
      const old = await readEntries(contentDir);
      expect(old.problems.map(({ severity, mend }) => `${severity}: ${mend}`)).toEqual([
        'warning: See what would change, and have it written:   npm run upgrade',
      ]);
      await run(root, '--yes');
      const { entries, problems } = await readEntries(contentDir);
      expect(problems).toEqual([]);
      expect(entries).not.toBe(null);
      expect(entries).toEqual(old.entries);
    }));

  it('is not needed to hear of a mistake, which is told without a line that nobody wrote', () =>
    withOldContent(async (_root, contentDir) => {
      const owner = path.join(contentDir, 'owner.yaml');
      await writeFile(owner, (await readFile(owner, 'utf8')).replace(/name: .*/, "name: ''"));
      const problems = formatProblems((await readEntries(contentDir)).problems);
      expect(problems).toContain('content/owner.yaml  name is empty');
    }));

  it.each(['owner.yaml', 'pages.yaml'])(
    'waits for a mistake in %s to be mended, which is told alone',
    (name) =>
      withOldContent(async (root, contentDir) => {
        const file = path.join(contentDir, name);
        await writeFile(file, `${await readFile(file, 'utf8')}more: [\n`);
        const before = await readAll(contentDir);
        const { status, stderr } = await run(root, '--yes');
        expect([status, stderr]).toEqual([
          1,
          `content/${name} has a mistake and cannot be read. Nothing was changed. See what is to be mended:   npm run check\n`,
        ]);
        expect(differences(before, await readAll(contentDir))).toEqual([]);
        const { problems } = await readEntries(contentDir);
        expect(problems.flatMap(({ file: told, severity }) => (severity === 'error' ? told : []))).toEqual([
          `content/${name}`,
        ]);
      }),
  );

  it('does not touch content of a later version', () =>
    withOldContent(async (root, contentDir) => {
      await writeFile(path.join(contentDir, 'site.yaml'), 'format: 9\n');
      const { status, stderr } = await run(root, '--yes');
      expect([status, stderr]).toEqual([
        1,
        'content/ is written in form 9, and this version knows none as late as that. Nothing was changed. Get the version that does (in a clone of the code, pull it):   npm install underscore-portfolio@latest\n',
      ]);
      expect(formatProblems((await readEntries(contentDir)).problems)).toContain(
        'content/site.yaml  format is 9, and this version reads up to 2',
      );
    }));

  it('comes before any command that adds to content/', () =>
    withOldContent(async (root) => {
      const { status, stderr } = await runCommand(photosCommand, ['list'], { root });
      expect(status).toBe(1);
      expect(stderr).toContain('npm run upgrade');
    }));
});
