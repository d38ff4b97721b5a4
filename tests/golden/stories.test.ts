import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { it } from 'vitest';
import { stringify } from 'yaml';
import { loadFormulas } from '../../src/math/read-formula.ts';
import { readStory } from '../../src/story/read-story.build.ts';
import { expectGolden } from './expect-golden.ts';

const casesFile = path.join(import.meta.dirname, 'cases/stories.md');

it('reads case studies and notes, and reports mistakes with their line', async () => {
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
  await expectGolden('stories.txt', text);
});
