import { readFile } from 'node:fs/promises';
import { afterAll, expect, it } from 'vitest';
import { type Document, isMap, isSeq, Pair, parse, parseDocument } from 'yaml';
import type { z } from 'zod';
import { schemaAt } from '../../src/content/schema-fields.ts';
import { countStopping, formatDiagnostics } from '../../src/core/diagnostics.ts';
import { type ContentFile, contentFilesOf } from '../../src/site/content-files.ts';
import { readStructure } from '../../src/site/read-structure.ts';
import { pick, seededRandom } from '../random.ts';
import { isFull, times } from '../tier.ts';
import { readTree } from './content-tree.ts';

type Step = string | number;

let injected = 0;
afterAll(() => console.log(`${injected} mistakes in fields, each reported with its position`));
const random = seededRandom(Number(process.env.PORTFOLIO_SEED));

/** Mistakes in a field, as changes of its file. */
const faults: Record<string, (document: Document, at: Step[]) => void> = {
  missing: (document, at) => document.deleteIn(at),
  empty: (document, at) => document.setIn(at, null),
  'of another type': (document, at) => {
    const isGroup = isMap(document.getIn(at)) || isSeq(document.getIn(at));
    document.setIn(at, isGroup ? 'words' : { inner: ['words'] });
  },
  'written with a letter too many': (document, at) => {
    document.setIn([...at.slice(0, -1), `${String(at.at(-1))}q`], document.getIn(at));
    document.deleteIn(at);
  },
  'written twice': (document, at) => {
    const group = document.getIn(at.slice(0, -1), true);
    if (isMap(group)) group.items.push(new Pair(document.createNode(at.at(-1)), document.getIn(at, true)));
  },
};

/** The path of every field of a file, including groups and lists. */
function fieldsOf(value: unknown, at: Step[] = []): Step[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const here = [...at, Array.isArray(value) ? Number(key) : key];
    return [...(Array.isArray(value) ? [] : [here]), ...fieldsOf(part, here)];
  });
}

it.each([
  ...contentFilesOf(
    readStructure([{ kind: 'about' }, { kind: 'contact' }, { kind: 'projects' }], {}),
  ).values(),
])('reports file, line, column and field of a mistake in any field of $name', async (contentFile) => {
  const { name } = contentFile;
  const original = await readFile(`tests/fixtures/content/minimal/${name}`, 'utf8').catch(() => null);
  // The fixture has no optional files.
  if (original === null) return;
  const before = injected;
  for (const at of fieldsOf(parse(original)).filter((_, index) => index % times(3, 1) === 0)) {
    const possible = Object.keys(faults).filter(
      (fault) => fault !== 'missing' || !isOptional(contentFile, at),
    );
    for (const fault of isFull ? possible : [pick(possible, random)]) {
      injected += 1;
      const document = parseDocument(original);
      faults[fault]?.(document, at);
      const { diagnostics } = await readTree({ [name]: document.toString({ lineWidth: 0 }) });
      const what = `${at.join('.')} is ${fault}`;
      expect(countStopping(diagnostics), what).toBeGreaterThan(0);
      const text = formatDiagnostics(diagnostics);
      expect(text, what).toMatch(new RegExp(`^content/${name}:\\d+:\\d+ {2}\\S`, 'm'));
      expect(text, what).toContain(String(at.findLast((step) => typeof step === 'string')));
      expect(text, what).not.toMatch(/ZodError|undefined|\[object |^\s+at .+:\d+:\d+/m);
    }
  }
  expect(injected).toBeGreaterThan(before);
});

function isOptional({ schema, shape }: ContentFile, at: Step[]): boolean {
  const inRecord = shape === 'list' ? at.slice(1) : at;
  const group = schemaAt(schema as z.ZodType, inRecord.slice(0, -1));
  const shapeOf = group && 'shape' in group ? (group.shape as Record<string, z.ZodType>) : {};
  return shapeOf[String(inRecord.at(-1))]?.isOptional() ?? false;
}
