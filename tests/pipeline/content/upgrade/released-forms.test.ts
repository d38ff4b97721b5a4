import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ContentField, findNarrowed, readContentFields } from '../../../../scripts/content-fields.ts';
import { contentFormat } from '../../../../src/model/schemas/site.ts';
import { run as add } from '../../../../src/pipeline/commands/add.ts';
import { run as check } from '../../../../src/pipeline/commands/check.ts';
import { run as undo } from '../../../../src/pipeline/commands/undo.ts';
import { run as upgrade } from '../../../../src/pipeline/commands/upgrade.ts';
import { readUpgrade } from '../../../../src/pipeline/content/upgrade/read-upgrade.ts';
import { upgradeSteps } from '../../../../src/pipeline/content/upgrade/upgrade-steps.ts';
import { runCommand } from '../../commands/run-command.ts';
import { differences, readAll } from '../../owner/killed-process.ts';

const fixtures = path.resolve(import.meta.dirname, '../../../fixtures');
const forms = Array.from({ length: contentFormat }, (_, index) => index + 1);
const mend =
  'Let content/ say this as before, or raise contentFormat in src/model/schemas/site.ts: CONTRIBUTING.md, "The form of content", tells what else that needs.';

describe.each(forms)('content of form %i', (form) => {
  const folder = path.join(fixtures, 'forms', String(form), 'content');

  it('has a fixture as it was written then, and the step that leads to it', () => {
    expect(existsSync(folder), folder).toBe(true);
    if (form > 1) expect(upgradeSteps.has(form), `a step to form ${form}`).toBe(true);
  });

  it('becomes that of today: in order, with every comment in its place, once, and not for good', async () => {
    const root = await mkdtemp(path.join(os.tmpdir(), 'form-'));
    const contentDir = path.join(root, 'content');
    const run = (command: typeof upgrade, ...words: string[]) => runCommand(command, words, { root });
    try {
      await cp(folder, contentDir, { recursive: true });
      await cp(path.join(fixtures, 'content/minimal/images'), path.join(contentDir, 'images'), {
        recursive: true,
      });
      const old = await readAll(contentDir);
      const isOld = form < contentFormat;
      expect((await readUpgrade(contentDir)).format).toBe(form);

      expect((await run(upgrade, '--yes')).status).toBe(0);
      const upgraded = await readAll(contentDir);
      expect(differences(old, upgraded).length > 0).toBe(isOld);
      expect(remarks(old).length).toBeGreaterThan(20);
      expect(remarks(upgraded)).toEqual(remarks(old));
      const checked = await run(check);
      expect([checked.status, checked.stdout]).toEqual([0, expect.not.stringContaining('earlier version')]);

      expect((await run(upgrade, '--yes')).stdout).toContain('Nothing was changed');
      expect(differences(upgraded, await readAll(contentDir))).toEqual([]);
      expect((await run(undo)).status).toBe(isOld ? 0 : 1);
      expect(differences(old, await readAll(contentDir))).toEqual([]);
    } finally {
      await rm(root, { recursive: true, force: true });
    }
  });
});

describe('the form of content', () => {
  const released = forms.filter((form) => existsSync(fieldsFile(form)));

  it('leads to that of today by one step for each form, and no further', () => {
    expect([...upgradeSteps.keys()]).toEqual(forms.slice(1));
  });

  it('was kept when it was released: that of today, or else the one before', () => {
    expect(released.at(-1)).toBeGreaterThanOrEqual(contentFormat - 1);
  });

  it('loses no field and demands none while its number stays', async () => {
    if (!released.includes(contentFormat)) return;
    const before = new Map(
      Object.entries(JSON.parse(await readFile(fieldsFile(contentFormat), 'utf8'))),
    ) as Map<string, ContentField>;
    expect(before.size).toBeGreaterThan(400);
    expect(findNarrowed(before, await readContentFields()), mend).toEqual([]);
  });

  it('is told apart from a narrower one, and not from a wider one', () => {
    const text = { isObligatory: false, types: ['string'], values: null };
    const kinds = { ...text, isObligatory: true, values: ['home', 'about'] };
    const group = { ...text, types: ['object'] };
    const before = new Map<string, ContentField>([
      ['a', group],
      ['a.text', text],
      ['a.kind', kinds],
    ]);
    const after = (changes: Record<string, ContentField | null>) => {
      const today = new Map(before);
      for (const [place, field] of Object.entries(changes))
        if (field) today.set(place, field);
        else today.delete(place);
      return findNarrowed(before, today);
    };
    expect(after({})).toEqual([]);
    expect(after({ 'a.more': text, 'a.group': group, 'a.group.name': kinds })).toEqual([]);
    expect(after({ 'a.kind': { ...kinds, isObligatory: false, values: ['home', 'about', 'art'] } })).toEqual(
      [],
    );
    expect(after({ 'a.text': { ...text, types: ['string', 'number'] } })).toEqual([]);
    expect(after({ 'a.text': null })).toEqual(['a.text is gone']);
    expect(after({ 'a.text': { ...text, isObligatory: true } })).toEqual([
      'a.text may no longer be left out',
    ]);
    expect(after({ 'a.text': { ...text, types: ['number'] } })).toEqual(['a.text may no longer be string']);
    expect(after({ 'a.kind': { ...kinds, values: ['home'] } })).toEqual(['a.kind may no longer be about']);
    expect(after({ 'a.text': { ...text, values: ['yes'] } })).toEqual(['a.text may no longer be anything']);
    expect(after({ 'a.more': kinds })).toEqual(['a.more is new and may not be left out']);
  });

  it('of a later version is refused in one sentence, by whatever reads content/', async () => {
    const root = await mkdtemp(path.join(os.tmpdir(), 'form-'));
    try {
      await cp(path.join(fixtures, 'content/minimal'), path.join(root, 'content'), { recursive: true });
      const site = path.join(root, 'content/site.yaml');
      const written = await readFile(site, 'utf8');
      // What is written in a way that nobody here knows, and what it shows, is not told of beside it.
      await writeFile(path.join(root, 'content/pages.yaml'), 'pages: none of these\n');
      await writeFile(site, `${written.replace(/^format: .*\n/m, '')}format: ${contentFormat + 1}\nnew: 1\n`);
      const { status, stdout } = await runCommand(check, [], { root });
      expect(status).toBe(1);
      expect(stdout).toContain(
        `format is ${contentFormat + 1}, and this version reads up to ${contentFormat}`,
      );
      expect(stdout).toContain('npm install underscore-portfolio@latest');
      expect(stdout).not.toContain('warning');
      expect(stdout).toContain('1 problem to mend.');
      const added = await runCommand(add, ['project'], { root });
      expect([added.status, added.stderr]).toEqual([
        1,
        expect.stringContaining('underscore-portfolio@latest'),
      ]);
    } finally {
      await rm(root, { recursive: true, force: true });
    }
  });
});

function fieldsFile(form: number): string {
  return path.join(fixtures, 'forms', String(form), 'fields.json');
}

/** The comments of all files, in their order. */
function remarks(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([name, text]) =>
    name.endsWith('.yaml') ? [...text.matchAll(/# Remark .*/g)].map(([remark]) => remark) : [],
  );
}
