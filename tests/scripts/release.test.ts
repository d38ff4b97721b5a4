import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findObstacles } from '../../scripts/may-publish.mjs';
import { cutChangelog } from '../../scripts/release.ts';
import { isFull } from '../tier.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('a release', () => {
  const packageJson = { version: '1.2.0', repository: 'github:ada-quill/portfolio' };
  const changelog = '## [Unreleased]\n\n## 1.2.0 - 2026-12-01\n\n- News.\n';
  const publication = { packageJson, changelog, tag: 'v1.2.0', repository: 'ada-quill/portfolio' };

  it('is a tagged version of this repository with an entry in the changelog', () => {
    expect(findObstacles(publication)).toEqual([]);
    const repository = { url: 'git+https://github.com/Ada-Quill/portfolio.git' };
    expect(findObstacles({ ...publication, packageJson: { version: '1.2.0', repository } })).toEqual([]);
  });

  it.each([
    [{ packageJson: { version: '1.2.0' } }, 'no `repository`'],
    [{ repository: 'somebody/fork' }, 'A fork publishes under its own name'],
    [{ tag: 'v1.3.0' }, 'The tag is v1.3.0'],
    [{ changelog: '## [Unreleased]\n\n- News.\n' }, 'has no heading for version 1.2.0'],
  ])('is refused with %o', (change, sentence) => {
    expect(findObstacles({ ...publication, ...change })).toEqual([expect.stringContaining(sentence)]);
  });

  it.runIf(isFull)('cannot be published accidentally', () => {
    // A registry that does not exist: npm refuses before any request.
    const args = ['publish', '--registry', 'http://127.0.0.1:9/', '--fetch-retries', '0'];
    const env = { ...process.env, CI: '', GITHUB_ACTIONS: '', npm_config_offline: 'false' };
    const login = '--//127.0.0.1:9/:_authToken=none';
    const { status, stderr } = spawnSync('npm', [...args, login], {
      cwd: root,
      encoding: 'utf8',
      env,
      shell: process.platform === 'win32',
    });
    expect(status).not.toBe(0);
    expect(stderr).toContain('provenance');
  });
});

describe('the changelog of a release', () => {
  it('moves unreleased entries below the version and adds an empty section', () => {
    const text = '# Changes\n\n## [Unreleased]\n\n### Added\n\n- News.\n\n## 0.1.0 - 2026-11-21\n\n- Old.\n';
    const cut = cutChangelog(text, '0.2.0', '2026-12-01');
    expect(cut).toBe(text.replace('[Unreleased]\n', '[Unreleased]\n\n## 0.2.0 - 2026-12-01\n'));
    expect(cutChangelog(cut ?? '', '0.3.0', '2026-12-02')).toBe(null);
  });

  it('works with the current changelog', () => {
    expect(read('CHANGELOG.md')).toContain('\n## [Unreleased]\n');
  });
});

const { jobs } = parse(read('.github/workflows/release.yml')) as {
  jobs: Record<string, { needs?: string; steps: { run?: string }[] }>;
};
const runs = (job: string) => jobs[job]?.steps.flatMap(({ run }) => run ?? []);

it('publishes the tested package in the workflow of a release, from a job that installs nothing', () => {
  expect(runs('test')?.at(-1)).toBe('npm test');
  expect(jobs.publish?.needs).toBe('test');
  const publish = runs('publish') ?? [];
  expect(publish[0]).toBe('node scripts/may-publish.mjs');
  expect(publish.join()).not.toMatch(/npm (?:ci|i|install)\b/);
  // The published file is the one with the checksum.
  const order = ['npm pack', 'sha256sum', 'npm publish --provenance'].map((begin) =>
    publish.findIndex((line) => line.includes(begin)),
  );
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(publish[order[2] ?? -1]).toMatch(/\.\/release\/\*\.tgz$/);
  expect(read('.github/workflows/release.yml')).not.toContain('secrets.');
});
