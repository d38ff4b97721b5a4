import { expect, it } from 'vitest';
import { countRead } from '../../../src/pipeline/resume/judge-reading.ts';
import { readFixture, readingFixtures } from './reading-fixtures.ts';

it('programs that sort applications find at least 99 % of what twenty résumés say', async ({ skip }) => {
  const sums = new Map<string, { found: number; all: number }>();
  const fixtures = await readingFixtures();
  expect(fixtures.length).toBeGreaterThanOrEqual(20);
  for (const fixture of fixtures) {
    for (const { readers } of await readFixture(fixture)) {
      for (const { name, result } of readers) {
        if (!result) continue;
        const { found, all } = countRead(result.reading);
        const sum = sums.get(name) ?? { found: 0, all: 0 };
        sums.set(name, { found: sum.found + found, all: sum.all + all });
      }
    }
  }
  for (const [name, { found, all }] of sums) expect(found / all, name).toBeGreaterThanOrEqual(0.99);
  const missing = ['pdftotext', 'pdfium', 'paragraphs', 'LibreOffice'].filter((name) => !sums.has(name));
  if (missing.length > 0) skip(`not installed: ${missing.join(', ')}`);
}, 600_000);
