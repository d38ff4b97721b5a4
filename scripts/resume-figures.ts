import { readFile, writeFile } from 'node:fs/promises';
import { figuresTable, readFixture, readingFixtures } from '../tests/pipeline/resume/reading-fixtures.ts';

/* Reads the résumés of the fixtures back and writes the figures into docs/resume.md. */

const file = 'docs/resume.md';
const [begin, end] = ['<!-- figures -->\n', '<!-- end of figures -->\n'];

const read = [];
for (const fixture of await readingFixtures()) {
  read.push({ name: fixture.name, files: await readFixture(fixture) });
}
const table = figuresTable(read);
const text = await readFile(file, 'utf8');
const [before = '', rest = ''] = text.split(begin);
await writeFile(file, `${before}${begin}\n${table}\n\n${end}${rest.split(end)[1] ?? ''}`);
console.log(table);
for (const { name, files } of read) {
  for (const { path, readers } of files) {
    for (const { name: reader, result } of readers) {
      const lost = result?.reading.filter(({ isInOrder }) => !isInOrder) ?? [];
      const failed = result?.checks.filter(({ isPassed }) => !isPassed) ?? [];
      for (const { field } of lost) console.log(`${name}, ${path}, ${reader}: ${field.kind} "${field.text}"`);
      for (const check of failed) console.log(`${name}, ${path}, ${reader}: not true that ${check.name}`);
    }
  }
}
