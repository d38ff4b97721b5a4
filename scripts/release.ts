/*
 * npm run release -- patch|minor|major
 *
 * Creates a version with `npm version`: the number, its heading in CHANGELOG.md, the list of content fields, the folder
 * template/, one commit and a tag. Nothing is published until the tag is pushed.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentVersion } from '../src/content/site-schema.ts';
import { readContentFields } from './content-fields.ts';
import { findObstacles } from './may-publish.mjs';

const root = path.dirname(import.meta.dirname);
const inRoot = (file: string) => path.join(root, file);

/** CHANGELOG.md with the unreleased changes below the heading of a version; null if there are none. */
export function cutChangelog(text: string, version: string, date: string): string | null {
  const heading = '## [Unreleased]\n';
  const [before, after] = text.split(heading);
  const news = after?.split(/^## /m)[0]?.trim();
  return news ? `${before}${heading}\n## ${version} - ${date}\n${after}` : null;
}

async function release(kind = ''): Promise<string> {
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' }).trim();
  const read = (file: string) => readFileSync(inRoot(file), 'utf8');
  if (!['patch', 'minor', 'major'].includes(kind))
    throw new Error('Name the kind of version:   npm run release -- patch|minor|major');
  const [obstacle] = findObstacles({ packageJson: JSON.parse(read('package.json')), changelog: '' });
  if (obstacle) throw new Error(obstacle);
  if (run('git', 'status', '--porcelain') !== '')
    throw new Error('Commit or stash first what git status shows.');
  const today = new Date().toISOString().slice(0, 10);
  if (!cutChangelog(read('CHANGELOG.md'), '', today))
    throw new Error('CHANGELOG.md has no changes under [Unreleased].');

  run('npm', 'version', kind, '--no-git-tag-version');
  const { version } = JSON.parse(read('package.json')) as { version: string };
  writeFileSync(inRoot('CHANGELOG.md'), cutChangelog(read('CHANGELOG.md'), version, today) ?? '');
  const fields = [...(await readContentFields())].map(
    ([place, field]) => `  ${JSON.stringify(place)}: ${JSON.stringify(field)}`,
  );
  writeFileSync(
    inRoot(`tests/fixtures/content-fields/${contentVersion}.json`),
    `{\n${fields.join(',\n')}\n}\n`,
  );
  // In a separate process, which reads the new version.
  run('npm', 'run', '--silent', 'template');
  run('git', 'add', '--all');
  run('git', 'commit', '--quiet', '--message', `Release ${version}`);
  run('git', 'tag', '--annotate', `v${version}`, '--message', `Version ${version}`);
  return `Version ${version} is committed and tagged. Publish it:   git push --follow-tags`;
}

if (process.argv[1] === import.meta.filename) {
  try {
    console.log(await release(process.argv[2]));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
