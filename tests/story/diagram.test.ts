import { describe, expect, it } from 'vitest';
import { readDiagram } from '../../src/story/diagram.build.ts';

const render = async (source: string) => {
  const read = await readDiagram(source, 1);
  if ('problem' in read) throw new Error(read.problem.summary);
  return { ...read, svg: JSON.stringify(read.tree) };
};

/* The text alternatives of diagrams, and their mistakes, are in tests/golden/diagrams.txt. */
describe('a diagram', () => {
  it('has the title and description of its author, and leaves out colors', async () => {
    const { svg } = await render(
      'flowchart TD\n accTitle: Bog\n accDescr: A to B.\n A:::big --> B\n classDef big fill:#f9f\n style B fill:red',
    );
    expect(svg).toContain('"aria-label":"Bog. A to B."');
    expect(svg).not.toContain('f9f');
  });

  it('shows every text of its author', async () => {
    const { svg } = await render(
      'flowchart TD\n старт["f(x) [a] #quot;q#quot; | {b}"] -->|"da; nu"| B\n B --- C@{ shape: cyl, label: "Disk" }',
    );
    for (const text of ['f(x) [a] \\"q\\" | {b}', 'da; nu', 'Disk']) expect(svg).toContain(text);
    const entities = await render('erDiagram\n a["Two words"] {\n string name PK, UK "as printed"\n }');
    for (const text of ['Two words', 'name (as printed)']) expect(entities.svg).toContain(text);
  });

  it('shows what looks like markup as text', async () => {
    const { tree } = await render('flowchart TD\n A["<script>alert(1)</script>"] --> B["<img onerror=x>"]');
    const names = JSON.stringify(tree).match(/\["[a-zA-Z]+",\{/g);
    expect(new Set(names)).toEqual(
      new Set(
        ['svg', 'defs', 'marker', 'polygon', 'polyline', 'g', 'rect', 'text'].map((name) => `["${name}",{`),
      ),
    );
  });
});
