import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, ifThere } from '../../src/files/read-files.ts';
import { localDate } from '../../src/i18n/dates.ts';
import { describeFailedChange } from '../../src/owner/content-change.ts';
import { recordAsSent } from '../../src/owner/make-application.ts';
import { type Change, withTree } from '../site/content-tree.ts';
import { isFull } from '../tier.ts';
import { runCommand } from './run-command.ts';

const lenses = `- name: city-data
  title: City data
  tags: [maps]
  headline: Maker of maps
  summary: I make maps that say when the ferry leaves.
`;
const today = localDate();
const month = today.slice(0, 7);
const folder = `applications/${month}-harbour-clinics`;
const answers = ['--reader', 'Harbour Clinics', '--role', 'Map maker', '--lens', 'city-data'];

type Place = { root: string; contentDir: string; run: (...args: string[]) => ReturnType<typeof runCommand> };

function withSite<T>(changes: Record<string, Change>, use: (place: Place) => Promise<T>): Promise<T> {
  return withTree({ 'lenses.yaml': lenses, ...changes }, async (contentDir) => {
    const root = path.dirname(contentDir);
    const run = (name: string, ...args: string[]) =>
      runCommand(name as 'apply' | 'applications' | 'undo' | 'check', args, { root });
    return use({ root, contentDir, run });
  });
}

const filesIn = async (dir: string) => ((await ifThere(filesBelow(dir))) ?? []).sort();

/* What it refuses is in tests/golden/refusals.txt. */
describe('apply', () => {
  it('creates an application, keeps a copy of the sent documents, and lists it', () =>
    withSite({}, async ({ contentDir, run }) => {
      const created = await run('apply', 'harbour-clinics', ...answers);
      expect(created).toMatchObject({ status: 0, stderr: '' });
      const letter = path.join(contentDir, folder, 'letter.md');
      const text = await readFile(letter, 'utf8');
      expect(text).toContain('I make maps that say when the ferry leaves.');
      expect(text).toContain(
        new Date(today).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' }),
      );
      expect(await run('apply', 'harbour-clinics', '--sent')).toMatchObject({
        status: 1,
        stderr: expect.stringMatching(/letter\.md still says "Still to be written"/),
      });
      await writeFile(letter, text.replace('Still to be written.', 'Your ferries are late.'));
      expect(await run('apply', 'harbour-clinics', '--sent')).toMatchObject({ status: 0 });
      const sent = path.join(contentDir, folder, 'sent', today);
      expect(await filesIn(sent)).toEqual([
        'SHA256SUMS',
        'application.yaml',
        'letter.md',
        'letter.pdf',
        'resume.pdf',
      ]);
      execFileSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: sent });
      expect((await run('apply', 'harbour-clinics', '--sent')).stdout).toContain(
        'no second copy was created',
      );
      expect((await run('applications')).stdout).toMatch(/harbour-clinics +Harbour Clinics +Map maker +sent/);
      await rm(path.join(sent, 'letter.pdf'));
      expect((await run('applications', 'harbour-clinics')).stdout).toMatch(
        /letter\.pdf .* changed or missing/,
      );
      const checked = await run('check');
      expect([checked.status, checked.stdout]).toEqual([0, expect.not.stringContaining('applications')]);
    }));

  it('changes status and date, and keeps the comments of the file', () =>
    withSite({}, async ({ contentDir, run }) => {
      await run('apply', 'harbour-clinics', ...answers);
      const changed = await run('applications', 'harbour-clinics', '--status', 'interview', '--due', today);
      expect(changed).toMatchObject({ status: 0, stderr: '' });
      const fields = await readFile(path.join(contentDir, folder, 'application.yaml'), 'utf8');
      expect(fields).toMatch(/^status: interview$/m);
      expect(fields).toMatch(/^# draft, sent, answered, interview or closed$/m);
      expect((await run('applications')).stdout).toMatch(/1 application due: /);
      await run('applications', 'harbour-clinics', '--status', 'closed');
      expect((await run('applications')).stdout).not.toMatch(/application due/);
    }));

  it.runIf(isFull)(
    'gives an application its portfolio and a page that nobody can guess, and keeps its address',
    () =>
      withSite({}, async ({ contentDir, run }) => {
        await run('apply', 'harbour-clinics', ...answers);
        const file = path.join(contentDir, folder, 'application.yaml');
        expect(await readFile(file, 'utf8')).not.toMatch(/^page:/m);
        const changed = await run('apply', 'harbour-clinics', '--page-until', '2999-01-31', '--portfolio');
        expect(changed).toMatchObject({ status: 0, stderr: '' });
        expect(changed.stdout).toMatch(/not built yet: letter\.md still says/);
        const [, token = ''] = /^ {2}token: (.*)$/m.exec(await readFile(file, 'utf8')) ?? [];
        expect(token).toMatch(/^[a-z2-7]{16}$/);
        const letter = path.join(contentDir, folder, 'letter.md');
        await writeFile(letter, (await readFile(letter, 'utf8')).replace('Still to be written.', 'Hello.'));
        const again = await run('apply', 'harbour-clinics', '--page-until', '2999-02-28');
        expect(again.stdout).toContain(`until 2999-02-28:   https://ada-quill.ca/for/${token}`);
        expect(await filesIn(path.join(contentDir, folder, 'files'))).toEqual([
          'letter.pdf',
          'page-qr.svg',
          'portfolio.pdf',
          'resume.pdf',
        ]);
        const published = await run('check', '--publish');
        expect(published.stdout).toContain(`published until 2999-02-28`);
        expect(await run('apply', 'harbour-clinics', '--lens', 'city-data')).toMatchObject({
          status: 1,
          stderr: expect.stringMatching(/exists, and --lens works only for a new application/),
        });
      }),
  );

  it('reports after a failure whether the documents were copied', () =>
    withSite({}, async ({ contentDir, run }) => {
      await run('apply', 'harbour-clinics', ...answers);
      const name = path.basename(folder);
      const fields = path.join(contentDir, folder, 'application.yaml');
      const draft = await readFile(fields, 'utf8');
      const record = (text: string) =>
        recordAsSent(contentDir, name, [{ name: 'letter.pdf', bytes: Buffer.from(text) }], today);
      expect(await record('A letter.')).toEqual({ copy: today, isNew: true });
      // What a command leaves that was killed between the copy and the status.
      await writeFile(fields, draft);
      expect(await record('A letter.')).toEqual({ copy: today, isNew: false });
      expect(await readFile(fields, 'utf8')).toMatch(/^status: sent$/m);
      // No status can be written.
      await rm(fields);
      await mkdir(fields);
      const stateAfter = (text: string) => record(text).catch(describeFailedChange);
      expect(await stateAfter('A letter.')).toMatch(
        new RegExp(`sent/${today}/ already has the same documents, but the status is unchanged\\.$`),
      );
      expect(await stateAfter('Another letter.')).toMatch(/but not copied, and the status is unchanged\.$/);
      await rm(fields, { recursive: true });
      await writeFile(fields, 'status: [');
      await expect(record('Another letter.')).rejects.toThrow();
      expect(await readdir(path.join(contentDir, folder, 'sent'))).toEqual([today]);
    }));

  it.runIf(isFull)('leaves no unfinished copy after it was killed', () =>
    withSite({}, async ({ contentDir, run }) => {
      await run('apply', 'harbour-clinics', ...answers);
      const letter = path.join(contentDir, folder, 'letter.md');
      await writeFile(letter, 'A letter.\n');
      // An unfinished copy, as a killed command leaves it.
      const unfinished = path.join(contentDir, folder, 'sent/.unfinished-1-abc');
      await mkdir(unfinished, { recursive: true });
      await writeFile(path.join(unfinished, 'resume.pdf'), 'half');
      expect(await run('apply', 'harbour-clinics', '--sent')).toMatchObject({ status: 0 });
      expect(await readdir(path.join(contentDir, folder, 'sent'))).toEqual([today]);
      expect(await run('undo')).toMatchObject({ status: 0 });
    }),
  );

  it('is ignored by Git from the start', () =>
    withSite({}, async ({ root, run }) => {
      execFileSync('git', ['init', '-q'], { cwd: root });
      await run('apply', 'harbour-clinics', ...answers);
      execFileSync('git', ['add', '.'], { cwd: root });
      const added = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' });
      expect(added).toContain('content/owner.yaml');
      expect(added).not.toContain('applications');
    }));
});
