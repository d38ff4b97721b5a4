import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDiagram } from '../../src/story/diagram.build.ts';

const render = async (source: string) => {
  const read = await readDiagram(source, 1);
  if ('problem' in read) throw new Error(read.problem.summary);
  return { ...read, svg: JSON.stringify(read.tree) };
};

describe('a diagram', () => {
  it.each([
    ['flow chart', 'graph TD;\n A-->B[Box];\n B -->|yes| C{Ask}', 'A → Box; Box → Ask: yes'],
    [
      'sequence',
      'sequenceDiagram\n participant A as Ada\n A->>Bo: Hi\n Bo-->>A: Ho',
      'Ada → Bo: Hi; Bo → Ada: Ho',
    ],
    ['states', 'stateDiagram-v2\n [*] --> Still\n Still --> [*]: end', '● → Still; Still → ●: end'],
    ['classes', 'classDiagram\n Animal <|-- Duck\n Animal : +int age', 'Animal → Duck'],
    ['entities', 'erDiagram\n CUSTOMER ||--o{ ORDER : places', 'CUSTOMER → ORDER: places'],
    [
      'Gantt chart',
      'gantt\n excludes weekends\n section Bog\n Cores :a1, 2026-01-02, 3d\n Fit :after a1, 2026-01-20',
      'Cores: 2026-01-02 – 2026-01-07; Fit: 2026-01-07 – 2026-01-20',
    ],
  ])('of kind %s is rendered with a text alternative', async (_kind, source, text) => {
    const { svg, text: alternative } = await render(source);
    expect(alternative).toBe(text);
    // Roles only: the policy of pages blocks style attributes, and other colors would stay in dark mode.
    expect(svg).not.toMatch(/style|#[0-9a-f]{3}|class/);
    expect(
      svg.match(/"(?:fill|stroke)":"[^"]*"/g)?.every((paint) => /"(?:none|var\(--[a-z-]+\))"$/.test(paint)),
    ).toBe(true);
  });

  it('counts the days of a Gantt chart without the weekend, wherever the chart says which days that is', async () => {
    const { text } = await render('gantt\n excludes weekends\n weekend friday\n Cores :2026-01-01, 2d');
    expect(text).toBe('Cores: 2026-01-01 – 2026-01-05');
  });

  it('has the title and description of its author, and leaves out colors', async () => {
    const { svg } = await render(
      'flowchart TD\n accTitle: Bog\n accDescr: A to B.\n A:::big --> B\n classDef big fill:#f9f\n style B fill:red',
    );
    expect(svg).toContain('"aria-label":"Bog. A to B."');
    expect(svg).not.toContain('f9f');
  });

  it.each([
    ['an unknown kind', 'pie\n "A" : 1', 0],
    ['an arrow that leads nowhere', 'flowchart TD\n A --> B\n B -->', 2],
    ['a bracket that is not closed', 'flowchart TD\n A --> B[open', 1],
    ['a shape that does not exist', 'flowchart TD\n A --> B\n B@{ shape: cloud9 }', 2],
    ['a group that is not closed', 'flowchart TD\n A --> B\n subgraph G\n C', 2],
    ['a block that is not closed', 'sequenceDiagram\n A->>B: Hi\n loop Daily\n B->>A: Ho', 2],
    [
      'a participant created without a message',
      'sequenceDiagram\n A->>B: Hi\n create participant C\n A->>B: Ho',
      2,
    ],
    ['an activation without a message', 'sequenceDiagram\n A->>B: Hi\n activate A', 2],
    ['states at the same time', 'stateDiagram-v2\n state A {\n B --> C\n --\n D --> E\n }', 3],
    ['an arrow with two heads between classes', 'classDiagram\n A <|--|> B', 1],
    ['an attribute without a name', 'erDiagram\n A {\n string\n }', 2],
    ['a message without an arrow', 'sequenceDiagram\n A->>B: Hi\n A tells B', 2],
    ['a task without an end', 'gantt\n Cores :2026-01-02', 1],
    ['nothing', '', 0],
  ])('of %s is refused, with its line', async (_what, source, line) => {
    expect(await readDiagram(source, 1)).toMatchObject({ line });
  });

  it('from the documentation of Mermaid is rendered, except two, whose lines are reported', async () => {
    const folder = path.resolve(import.meta.dirname, '../fixtures/diagrams');
    const files = (await readdir(folder)).sort();
    const refused: Record<string, number> = {};
    for (const file of files) {
      const read = await readDiagram(await readFile(path.join(folder, file), 'utf8'), 1);
      if ('problem' in read) refused[file] = read.line + 1;
    }
    expect(files).toHaveLength(33);
    expect(refused).toEqual({
      'class-namespace.mmd': 2,
      'flow-subgraphs.mmd': 2,
    });
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
