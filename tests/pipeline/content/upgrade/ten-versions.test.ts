import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { run as undo } from '../../../../src/pipeline/commands/undo.ts';
import { run as upgrade } from '../../../../src/pipeline/commands/upgrade.ts';
import {
  type ContentTexts,
  readValue,
  type UpgradeStep,
} from '../../../../src/pipeline/content/upgrade/content-texts.ts';
import { insertInto, setField } from '../../../../src/pipeline/yaml/edit-yaml.ts';
import { listOfOne, renameField } from '../../../../src/pipeline/yaml/reshape-yaml.ts';
import { needsGit } from '../../../git.ts';
import { pick, seededRandom } from '../../../random.ts';
import { times } from '../../../tier.ts';
import { runCommand } from '../../commands/run-command.ts';

/*
 * A site of its owner, kept with git, over ten versions that never were. Each changes the form of content/ in a way of
 * its own; the command that upgrades is the real one. Between them the owner writes, in any file, with a text editor.
 */

const first = 2;

const invented = vi.hoisted(() => ({ contentFormat: 2, steps: new Map<number, UpgradeStep>() }));

vi.mock('../../../../src/model/schemas/site.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  get contentFormat() {
    return invented.contentFormat;
  },
}));
vi.mock('../../../../src/pipeline/content/upgrade/upgrade-steps.ts', () => ({
  upgradeSteps: invented.steps,
  upgradedFiles: ['site.yaml', 'owner.yaml', 'pages.yaml', 'about.yaml', 'home.yaml', 'work.yaml'],
}));

/** What each version does to the text of one file; `npm test` takes the first, each of which changes it in another way. */
const allChanges: [file: string, change: (text: string) => string][] = [
  ['pages.yaml', (text) => everyRecord(text, (all, index) => setField(all, [index, 'shown'], true))],
  ['owner.yaml', (text) => renameField(text, ['name'], 'fullName')],
  ['about.yaml', (text) => listOfOne(text, { name: 'about' })],
  ['pages.yaml', (text) => everyRecord(text, (all, index) => renameField(all, [index, 'heading'], 'says'))],
  ['owner.yaml', (text) => setField(text, ['greeting'], 'Hello')],
  ['home.yaml', (text) => listOfOne(text, { name: 'home' })],
  ['pages.yaml', (text) => insertInto(text, { name: 'news', kind: 'news' }, [], 1)],
  ['work.yaml', (text) => everyRecord(text, (all, index) => setField(all, [index, 'paid'], true))],
  ['owner.yaml', (text) => renameField(text, ['fullName'], 'knownAs')],
  ['about.yaml', (text) => setField(text, [0, 'shape'], { of: 'picture', corners: 'round' })],
];

const changes = allChanges.slice(0, times(3, 10));

let folder = '';
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Owner', '-c', 'user.email=owner@ada-quill.ca', ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
const changed = () => git('diff', '--name-only').split('\n').filter(Boolean);
const contentFile = (name: string) => path.join(folder, 'content', name);

beforeEach(needsGit);
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'versions-'));
  const repository = path.resolve(import.meta.dirname, '../../../..');
  for (const name of ['package.json', '.gitignore'])
    cpSync(path.join(repository, 'template', name), path.join(folder, name));
  cpSync(path.join(repository, 'tests/fixtures/forms/2/content'), path.join(folder, 'content'), {
    recursive: true,
  });
  git('init', '--quiet');
  git('config', 'core.autocrlf', 'false');
  // Written on Windows.
  const owner = contentFile('owner.yaml');
  writeFileSync(owner, readFileSync(owner, 'utf8').replaceAll('\n', '\r\n'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it(`is upgraded ${changes.length} times without losing a word of what was written in between`, async () => {
  const random = seededRandom(Number(process.env.PORTFOLIO_SEED));
  const run = async (command: typeof upgrade, ...words: string[]) => {
    const outcome = await runCommand(command, words, { root: folder });
    expect(outcome.stderr).toBe('');
    return outcome;
  };
  const written = new Set<string>();
  for (const [index, [file, change]] of changes.entries()) {
    const format = first + 1 + index;
    for (let edit = 1; edit <= 12; edit += 1) written.add(writeSomething(`kept${format}x${edit}x`, random));
    git('add', '--all');
    git('commit', '--quiet', '--message', `What I wrote before version ${format}`);
    const before = marks();

    invented.contentFormat = format;
    invented.steps.set(format, stepOf(format, file, change));
    const bumped = readFileSync(path.join(folder, 'package.json'), 'utf8').replace(
      /"\^.*"/,
      `"^0.${format}.0"`,
    );
    writeFileSync(path.join(folder, 'package.json'), bumped);
    expect((await run(upgrade, '--yes')).stdout).toContain(`+ format: ${format}`);
    expect(changed()).toEqual(['content/site.yaml', `content/${file}`, 'package.json'].sort());
    const upgraded = git('diff');
    // Every word once, and in the file and order it was written in.
    expect(marks()).toEqual(before);
    expect(new Set([...before.values()].flat())).toEqual(written);

    expect((await run(upgrade, '--yes')).stdout).toContain('Nothing was changed');
    await run(undo);
    expect(changed()).toEqual(['package.json']);
    await run(upgrade, '--yes');
    expect(git('diff')).toBe(upgraded);
    git('commit', '--quiet', '--all', '--message', `Version ${format}`);
  }
  expect(written.size).toBe(12 * changes.length);
  const owner = readFileSync(contentFile('owner.yaml'), 'utf8');
  expect(owner.replaceAll('\r\n', '')).not.toContain('\n');
  expect(owner).toMatch(/^(?:fullName|knownAs): /m);
});

function stepOf(format: number, file: string, change: (text: string) => string): UpgradeStep {
  return (texts: ContentTexts) =>
    new Map([
      ['site.yaml', setField(texts.get('site.yaml') ?? '', ['format'], format)],
      [file, change(texts.get(file) ?? '')],
    ]);
}

function everyRecord(text: string, change: (text: string, index: number) => string): string {
  const records = readValue(text) as unknown[];
  return records.reduce<string>((result, _record, index) => change(result, index), text);
}

/** Writes a word into some file as one does in a text editor: a comment of its own, or behind a value. Returns it. */
function writeSomething(mark: string, random: () => number): string {
  const file = contentFile(pick(ownersFiles(), random));
  const lines = readFileSync(file, 'utf8').split('\n');
  const places = lines.flatMap((line, index) => {
    const [, indent = '', value] = /^( *)(?:- )?\w+:(?: ([A-Za-z][\w ,]*))?\r?$/.exec(line) ?? [];
    return indent.length === 0 || value ? [{ index, indent, value }] : [];
  });
  const { index, indent, value } = pick(places, random);
  const line = lines[index] ?? '';
  if (value && random() < 0.5) lines[index] = line.replace(value, `${value} ${mark}`);
  // The empty line that is no more than the file's end says nothing of how lines end.
  else lines.splice(index, 0, `${indent}# ${mark}${lines[0]?.endsWith('\r') ? '\r' : ''}`);
  // Within a value of several lines a comment would be a mistake, which check tells of; this is not about those.
  if (readValue(lines.join('\n')) === undefined) return writeSomething(mark, random);
  writeFileSync(file, lines.join('\n'));
  return mark;
}

function ownersFiles(): string[] {
  const names = readdirSync(path.join(folder, 'content'));
  return names.filter((name) => name.endsWith('.yaml')).sort();
}

/** The words written so far, by their file, in order. */
function marks(): Map<string, string[]> {
  return new Map(
    ownersFiles().map((name) => [name, readFileSync(contentFile(name), 'utf8').match(/kept\d+x\d+x/g) ?? []]),
  );
}
