import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findLeftovers } from '../../src/pipeline/content/find-leftovers.ts';
import { readEntries } from '../../src/pipeline/content/read-content.ts';
import { reviewContent } from '../../src/pipeline/content/review-content.ts';
import { formatProblems, type Problem } from '../../src/pipeline/problems.ts';
import { readTree } from '../pipeline/content/content-tree.ts';
import { type Cases, invalidContent, sampleLeftovers, suspiciousContent } from './cases/content.ts';

const goldenFile = path.join(import.meta.dirname, 'diagnostics.txt');
const fixtures = path.resolve(import.meta.dirname, '../fixtures');
const today = '2026-03-01';

type Content = Awaited<ReturnType<typeof readEntries>>;

const validate = ({ problems }: Content) => problems;
const lint = (read: Content) => reviewContent(read, today);

async function printCases(
  cases: Cases,
  find: (read: Content) => readonly Problem[] | Promise<readonly Problem[]>,
): Promise<string[]> {
  const printed: string[] = [];
  for (const [section, titles] of Object.entries(cases)) {
    for (const [title, changes] of Object.entries(titles)) {
      const problems = await find(await readTree(changes));
      if (problems.length === 0) throw new Error(`${section}: ${title}: no diagnostic`);
      printed.push(`# ${section}: ${title}\n${formatProblems(problems)}`);
    }
  }
  return printed;
}

/** Everything that `check --publish` finds in the content folders of the fixtures. */
async function printFixtures(): Promise<string[]> {
  const owners = (await readdir(path.join(fixtures, 'owners'))).sort();
  const folders = ['content/minimal', 'version-1', ...owners.map((owner) => `owners/${owner}`)];
  const printed: string[] = [];
  for (const folder of folders) {
    const read = await readEntries(path.join(fixtures, folder));
    const found = [...validate(read), ...lint(read), ...(await findLeftovers(read))];
    // Content of an earlier version is stored without its images.
    const problems = folder === 'version-1' ? found.filter(({ file }) => file === 'content') : found;
    printed.push(`# fixture ${folder}\n${formatProblems(problems) || 'no diagnostic'}`);
  }
  return printed;
}

it('prints every diagnostic with its place, reason and fix', async () => {
  const sections = [
    ...(await printCases(invalidContent, validate)),
    ...(await printCases(suspiciousContent, lint)),
    ...(await printCases(sampleLeftovers, findLeftovers)),
    ...(await printFixtures()),
  ];
  const text = `${sections.join('\n\n')}\n`;
  if (process.env.UPDATE_GOLDEN) await writeFile(goldenFile, text);
  // To accept a change: UPDATE_GOLDEN=1 npx vitest run tests/golden
  expect(text).toBe(await readFile(goldenFile, 'utf8'));
}, 120_000);
