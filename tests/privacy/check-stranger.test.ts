import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../src/core/diagnostics.ts';
import { findInText, privatePatternsOf } from '../../src/privacy/find-in-text.ts';
import { runCommand } from '../commands/run-command.ts';
import type { Change } from '../site/content-tree.ts';
import { treeForTest } from '../site/tree-for-test.ts';

type Answer = { ok: boolean; errors: number; diagnostics: Diagnostic[] };

/** What `npm run check -- --stranger --json` lists: file, line and summary of each. */
async function learn(changes: Record<string, Change>, prepare = (_root: string) => {}): Promise<string[]> {
  const root = path.dirname(treeForTest(changes));
  prepare(root);
  const { status, stdout } = await runCommand('check', ['--stranger', '--json'], { root });
  const answer = JSON.parse(stdout) as Answer;
  expect({ status, ok: answer.ok, errors: answer.errors }).toEqual({ status: 0, ok: true, errors: 0 });
  return answer.diagnostics.map(({ file, line, summary }) => `${file}:${line} ${summary}`);
}

/* What else it reports is in tests/golden/diagnostics.txt. */
describe('check --stranger', () => {
  it('ignores texts that are not published', async () => {
    const learned = await learn({
      'letters/ferry.md': 'I grew up in Duluth, call +1 604 555 0142.\n',
      'owner.yaml': (text) => `# my phone: +1 604 555 0142\n${text}`,
    });
    expect(learned.join('\n')).not.toMatch(/Duluth|555/);
  });

  it('finds values that were removed from the site but are in earlier commits', async () => {
    const git = (root: string, ...args: string[]) =>
      execFileSync('git', ['-C', root, '-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args]);
    const learned = await learn({}, (root) => {
      const owner = path.join(root, 'content/owner.yaml');
      git(root, 'init', '-q');
      const text = readFileSync(owner, 'utf8');
      writeFileSync(owner, `${text}phone: +1 604 555 0199\n`);
      git(root, 'add', 'content/owner.yaml');
      git(root, 'commit', '-qm', 'Add');
      writeFileSync(owner, text);
      git(root, 'commit', '-qam', 'Remove');
    });
    expect(learned).toContainEqual(
      expect.stringMatching(/owner\.yaml:0 removed: phone was "\+1 604 555 0199"/),
    );
  });

  it('exits with 1 and the errors when there is no site to read', async () => {
    const contentDir = treeForTest({ 'owner.yaml': 'name: [' });
    const { status, stdout } = await runCommand('check', ['--stranger'], {
      root: path.dirname(contentDir),
    });
    expect(status).toBe(1);
    expect(stdout).toMatch(/owner\.yaml:1/);
  });

  it.each([
    ['de', 'Meine kleine Schwester wohnt nebenan.', 'family'],
    ['fr', 'J’ai grandi à Brest.', 'home town'],
    ['es', 'Todos los lunes remo.', 'routine'],
    ['it', 'Nata il 3 maggio 1990 a Bari.', 'birth'],
    ['pt', 'Minha irmã e eu.', 'family'],
    ['nl', 'Vanuit mijn raam.', 'home'],
    ['pl', 'Mam 34 lata? Mam 35 lat.', 'birth'],
    ['el', 'Μεγάλωσα στην Πάτρα.', 'home town'],
    ['vi', 'Con gái tôi vẽ.', 'family'],
    ['ar', 'نشأت في السلط.', 'home town'],
    ['he', 'גדלתי בחיפה.', 'home town'],
    ['ja', '妻と歩いた道。', 'family'],
    ['zh-Hant', '我的女兒在海邊。', 'family'],
    ['ko', '고향은 부산입니다.', 'home town'],
    ['en', 'Call 01632 960 001.', 'phone'],
    ['de', 'Lindenstraße 12, Görlitz', 'address'],
  ])('understands %s: %s', (language, text, kind) => {
    expect(findInText(text, privatePatternsOf(language)).map((found) => found.kind)).toContain(kind);
  });

  it.each([
    'ISBN 0-306-40615-2',
    'From 2016-09-01 to 2018-05-30',
    '01.02.2026',
    'DOI 10.1000/0123456789',
    'Version 0.12.345.678 of 2026',
  ])('does not mistake %s for a phone number', (text) => {
    expect(findInText(text, privatePatternsOf('en')).map((found) => found.kind)).not.toContain('phone');
  });
});
