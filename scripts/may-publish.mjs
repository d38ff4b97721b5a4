/*
 * Checks whether the package may be published: prints each obstacle and fails. The publishing workflow runs it before
 * anything is installed; `npm run release` checks the same before it creates a version.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Publication
 * @property {{ version: string, repository?: string | { url?: string } }} packageJson
 * @property {string} changelog
 * @property {string} [tag] Git tag of the version; absent before there is one.
 * @property {string} [repository] Where the workflow runs, as OWNER/NAME.
 */

/**
 * @param {Publication} publication
 * @returns {string[]} sentences; none if it may be published
 */
export function findObstacles({ packageJson, changelog, tag, repository }) {
  const { version } = packageJson;
  const address =
    typeof packageJson.repository === 'object' ? packageJson.repository.url : packageJson.repository;
  const obstacles = [];
  if (!address)
    obstacles.push(
      'package.json has no `repository`. npm signs where a package was built only for the repository it names: add "repository": "github:OWNER/NAME".',
    );
  else if (
    repository &&
    !address
      .toLowerCase()
      .replace(/\.git$/, '')
      .endsWith(repository.toLowerCase())
  )
    obstacles.push(
      `package.json names the repository ${address}, but this is ${repository}. A fork publishes under its own name and repository.`,
    );
  if (tag && tag !== `v${version}`)
    obstacles.push(
      `The tag is ${tag}, and package.json has version ${version}. One command creates both:   npm run release -- minor`,
    );
  if (
    tag &&
    !new RegExp(`^## ${version.replaceAll('.', '\\.')} - \\d{4}-\\d\\d-\\d\\d$`, 'm').test(changelog)
  )
    obstacles.push(
      `CHANGELOG.md has no heading for version ${version}:   npm run release -- minor   writes it.`,
    );
  return obstacles;
}

if (process.argv[1] === import.meta.filename) {
  const root = path.dirname(import.meta.dirname);
  const obstacles = findObstacles({
    packageJson: JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')),
    changelog: readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8'),
    tag: process.env.GITHUB_REF_NAME,
    repository: process.env.GITHUB_REPOSITORY,
  });
  for (const obstacle of obstacles) console.error(obstacle);
  process.exitCode = obstacles.length > 0 ? 1 : 0;
}
