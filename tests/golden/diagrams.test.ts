import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { diagnosticInFile, formatDiagnostics } from '../../src/core/diagnostics.ts';
import { readDiagram } from '../../src/story/diagram.build.ts';
import { expectGolden } from './expect-golden.ts';

const casesFile = path.join(import.meta.dirname, 'cases/diagrams.md');
const documentation = path.resolve(import.meta.dirname, '../fixtures/diagrams');

it('renders diagrams with a text alternative, and explains mistakes with their line', async () => {
  const [, ...cases] = (await readFile(casesFile, 'utf8')).split(/^=====> /m);
  const files = (await readdir(documentation)).sort();
  const texts = files.map((file) => readFile(path.join(documentation, file), 'utf8'));
  const documented = (await Promise.all(texts)).map((text, at) => `from Mermaid: ${files[at]}\n${text}`);
  const printed: string[] = [];
  for (const each of [...cases, ...documented]) {
    const [title = '', ...lines] = each.replace(/\n$/, '').split('\n');
    printed.push(`# ${title}\n${await printDiagram(lines.join('\n'))}\n`);
  }
  await expectGolden('diagrams.txt', printed.join('\n'));
});

async function printDiagram(source: string): Promise<string> {
  const read = await readDiagram(source, 1);
  if ('problem' in read) {
    const place = { line: read.line + 1, column: 1 };
    return formatDiagnostics([diagnosticInFile('notes/quay.md', read.problem, place, 'warning')]);
  }
  const svg = JSON.stringify(read.tree);
  // The policy of pages blocks style attributes, and other colors would stay in dark mode.
  expect(svg, source).not.toMatch(/"(?:style|class)":/);
  for (const [, paint] of svg.matchAll(/"(?:fill|stroke)":"([^"]*)"/g))
    expect(paint, source).toMatch(/^(?:none|var\(--[a-z-]+\))$/);
  return read.text;
}
