import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { loadFormulas } from '../../src/math/read-formula.ts';
import { readStory } from '../../src/story/read-story.build.ts';

const goldenFile = path.join(import.meta.dirname, 'stories.txt');
const casesFile = path.join(import.meta.dirname, 'cases/stories.md');

it('reads the text of case studies and notes, and reports what is wrong with its line', async () => {
  const formulas = await loadFormulas({});
  const [, ...cases] = (await readFile(casesFile, 'utf8')).split(/^=====> /m);
  const printed = cases.map((each) => {
    const [title = '', ...lines] = each.split('\n');
    const options = { formulas, isNumbered: title.startsWith('(numbered)') };
    const read = readStory(lines.join('\n'), ['/', '/projects'], '/images/projects/harbour-map/', options);
    const reports = read.diagnostics.map(({ line, column, severity, code }) =>
      [`${line}:${column}`, severity, code].filter(Boolean).join(' '),
    );
    const parts = [read.story, reports].filter((part) => part.length > 0);
    const yaml = parts.map((part) => stringify(part, { lineWidth: 0, aliasDuplicateObjects: false }));
    return `# ${title}\n${yaml.join('reports:\n')}`;
  });
  const text = printed.join('\n');
  if (process.env.UPDATE_GOLDEN) await writeFile(goldenFile, text);
  // To accept a change: UPDATE_GOLDEN=1 npx vitest run tests/golden
  expect(text).toBe(await readFile(goldenFile, 'utf8'));
});
