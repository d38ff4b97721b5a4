import sax from 'sax';
import type { DiagnosticText } from '../core/diagnostics.ts';
import { oneOf, quote } from '../core/quoted-values.ts';
import { nearest } from '../core/text.ts';
import type { DiagramElement, DrawnDiagram } from './diagram.ts';
import { drawGantt, GanttError } from './gantt.build.ts';

/** A diagram for a page, or the first line that cannot be drawn, counted from 0. */
export type ReadDiagram =
  | { tree: DiagramElement; text: string; title: string }
  | { problem: DiagnosticText; line: number };

/** The first word of each kind of diagram. */
const kinds = [
  'flowchart',
  'graph',
  'sequenceDiagram',
  'stateDiagram-v2',
  'stateDiagram',
  'classDiagram',
  'erDiagram',
  'gantt',
] as const;
type Kind = (typeof kinds)[number];

/** Larger ones take seconds, and no page has space for them. */
const maxLines = 200;

/** Lines that may leave the drawing as it is. */
const quiet =
  /^(?:end|else.*|and.*|\}|\{|direction\b.*|participant\b.*|actor\b.*|state\s+\w+|class\s+[\w~]+|[\w-]+|deactivate\b.*)?$/;
/** Colors and links, which the page leaves out. */
const looks = /^(?:classDef|style|linkStyle|cssClass|click|link|callback|class\s+[\w,\s]+\s\w+$)/;

/** Draws a Mermaid diagram without a browser; `number` makes its ids unique on the page. */
export async function readDiagram(source: string, number: number): Promise<ReadDiagram> {
  const { lines, title, description } = readHead(source);
  const header = lines.findIndex((line) => line.trim() !== '');
  const [, word = ''] = /^\s*([\w-]+)/.exec(lines[header] ?? '') ?? [];
  const kind = kinds.find((each) => each === word);
  if (!kind) return { problem: explainKind(word), line: Math.max(header, 0) };
  if (lines.length > maxLines)
    return refuse(maxLines, `the diagram has more than ${maxLines} lines`, 'Split it into several diagrams.');
  try {
    const drawn = kind === 'gantt' ? drawGantt(lines) : await drawMermaid(kind, lines, header);
    if ('problem' in drawn) return drawn;
    const text = description || drawn.text;
    return {
      tree: toSvg({ ...drawn, title: title || drawn.title, text }, number),
      text,
      title: title || drawn.title,
    };
  } catch (error) {
    if (error instanceof GanttError) return refuse(error.line, error.message, error.fix);
    // The parser and the layout throw plain errors for what they do not know.
    return refuse(header, `the diagram cannot be drawn: ${(error as Error).message.split('\n')[0]}`, help);
  }
}

const help =
  'Compare it with https://mermaid.js.org/intro/syntax-reference.html, or put a picture of it there.';

type Refused = Extract<ReadDiagram, { problem: unknown }>;

function refuse(line: number, summary: string, fix: string): Refused {
  return {
    problem: { code: 'undrawn-diagram', summary, why: 'The page shows the diagram as code.', fix },
    line,
  };
}

function explainKind(word: string): DiagnosticText {
  const similar = nearest(word, kinds);
  return {
    code: 'unknown-diagram',
    summary: word ? `${quote(word)} is no diagram that can be drawn` : 'a diagram is empty',
    why: `The page shows it as code. Possible are ${oneOf(kinds.filter((kind) => kind !== 'graph' && kind !== 'stateDiagram'))}.`,
    fix: similar
      ? `Did you mean ${quote(similar)}?`
      : 'Write one of them, or put a picture of the diagram there:   ![what it shows](diagram.png)',
  };
}

/** The lines without comments and what only describes the diagram; each keeps its number. */
function readHead(source: string): { lines: string[]; title: string; description: string } {
  let [title, description] = ['', ''];
  let isFrontMatter = false;
  const lines = source.split('\n').map((line, index) => {
    const fence = /^\s*---\s*$/.test(line);
    if (fence && (index === 0 || isFrontMatter)) {
      isFrontMatter = !isFrontMatter;
      return '';
    }
    const [, name, value = ''] = /^\s*(title|accTitle|accDescr)\s*:\s*(.*)$/.exec(line) ?? [];
    if (name === 'accDescr') description = value.trim();
    else if (name) title = value.trim();
    if (name || isFrontMatter) return '';
    return line.replace(/(?:^|\s)%%.*$/, '').replace(/;\s*$/, '');
  });
  return { lines, title, description };
}

async function drawMermaid(
  kind: Kind,
  lines: readonly string[],
  header: number,
): Promise<DrawnDiagram | Refused> {
  // Sites without diagrams do not load the layout engine (9 MB).
  const { parseMermaid, renderMermaidSVG } = await import('beautiful-mermaid');
  const isFlow = kind === 'flowchart' || kind === 'graph';
  const shown = lines.map((line) => {
    if (looks.test(line.trim())) return '';
    const bare = line.replaceAll(/:::\w+/g, '');
    // The parser reads `A-->B` as one name.
    return isFlow ? bare.replaceAll(/(?<=[\w\])}])(<?--+>|---+|-\.+->|==+>|===+)(?=[\w|])/g, ' $1 ') : bare;
  });
  const sourceOf = (without = -1) =>
    shown.filter((line, index) => index !== without && line.trim() !== '').join('\n');
  const strange = shown.findIndex(
    (line) =>
      isFlow &&
      /@\{|[^\p{ASCII}]/u.test(
        line.replaceAll(/"[^"]*"|\[[^\]]*\]|\([^)]*\)|\{[^}]*\}|\|[^|]*\||--[^>-]+-->/gu, (text) =>
          text.startsWith('{') ? '{' : '',
        ),
      ),
  );
  if (strange >= 0) {
    const hint = /@\{/.test(shown[strange] ?? '')
      ? 'Write the shape by brackets:   a[(Disk)]'
      : 'Write short names in Latin letters, and the texts in brackets:   a[Начало] --> b[Конец]';
    return refuse(strange, `${quote((shown[strange] ?? '').trim())} cannot be drawn`, hint);
  }
  const open = shown.findIndex((line) => isFlow && !isComplete(line));
  if (open >= 0)
    return refuse(
      open,
      `${quote((shown[open] ?? '').trim())} is incomplete or cannot be drawn`,
      'Close its brackets, and write what the arrow leads to. Slanted boxes cannot be drawn.',
    );
  const options = { transparent: true, padding: 8, font: 'x' };
  // What a line adds, to find lines that the parser passes over. Its graph is enough where the layout is slow.
  const read = (source: string) =>
    JSON.stringify(isFlow ? graphOf(parseMermaid(source)) : renderMermaidSVG(source, options));
  const whole = read(sourceOf());
  for (const [index, line] of shown.entries()) {
    if (index <= header || quiet.test(line.trim())) continue;
    if (isRead(() => read(sourceOf(index)), whole)) continue;
    return refuse(index, `${quote(line.trim())} cannot be drawn`, help);
  }
  return readSvg(renderMermaidSVG(sourceOf(), options));
}

/** Whether a line of a flow chart closes its brackets and its arrow leads somewhere. */
function isComplete(line: string): boolean {
  const bare = line.replaceAll(/"[^"]*"/g, '');
  const count = (sign: string) => bare.split(sign).length - 1;
  // `a>Text]` is a flag.
  const flags = bare.match(/\w>[^\]]*\]/g)?.length ?? 0;
  const isClosed =
    count('[') + flags === count(']') && count('(') === count(')') && count('{') === count('}');
  return isClosed && !/\[[\\/]/.test(bare) && !/(?:-->|---|==>|-\.->)\s*$/.test(bare);
}

/** Whether the diagram differs without a line. */
function isRead(readWithout: () => string, whole: string): boolean {
  try {
    return readWithout() !== whole;
  } catch {
    return true;
  }
}

function graphOf({
  nodes,
  edges,
  subgraphs,
  direction,
}: {
  nodes: Map<string, unknown>;
  edges: unknown;
  subgraphs: unknown;
  direction: unknown;
}) {
  return { nodes: [...nodes], edges, subgraphs, direction };
}

/** Roles of the site for the colors of beautiful-mermaid. */
const roles: Record<string, string> = {
  '--_text': 'text',
  '--_text-sec': 'text-muted',
  '--_text-muted': 'text-muted',
  '--_text-faint': 'text-muted',
  '--_line': 'outline',
  '--_arrow': 'text',
  '--_node-fill': 'surface-raised',
  '--_node-stroke': 'outline',
  '--_group-fill': 'surface',
  '--_group-hdr': 'surface-sunken',
  '--_inner-stroke': 'rule',
  '--_key-badge': 'surface-sunken',
  '--bg': 'surface',
  '--fg': 'text',
};

const shapes = [
  'svg',
  'g',
  'defs',
  'marker',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
];
const numeric = /^-?\d+(?:\.\d+)?$/;

/** Takes shapes and texts of an SVG, with roles in place of its colors. */
function readSvg(svg: string): DrawnDiagram {
  const root: DiagramElement = ['svg', {}];
  const open: Exclude<DiagramElement, string>[] = [root];
  const names = new Map<string, string>();
  const links: { from: string; to: string; text: string }[] = [];
  const words: string[] = [];
  let [width, height, skipped] = [0, 0, 0];
  const parser = sax.parser(true);
  parser.onopentag = ({ name, attributes }) => {
    if (skipped > 0 || !shapes.includes(name)) {
      skipped += 1;
      return;
    }
    const given = attributes as Record<string, string>;
    // Its diamonds would be below the box.
    if (/^cls-(?:composition|aggregation)$/.test(given.id ?? '')) given.refX = '12';
    if (name === 'svg') [width, height] = [Number(given.width), Number(given.height)];
    const { 'data-from': from, 'data-to': to, 'data-label': text = '', 'data-id': id } = given;
    // Edges and messages have both ends; their labels repeat them.
    if (from && to && given.class !== 'edge-label') links.push({ from, to, text });
    else if (id && text) names.set(id, unescaped(text));
    const element: Exclude<DiagramElement, string> = [name, name === 'svg' ? {} : attributesOf(given)];
    if (name !== 'svg') open.at(-1)?.push(element);
    open.push(name === 'svg' ? root : element);
  };
  parser.onclosetag = () => {
    if (skipped > 0) skipped -= 1;
    else open.pop();
  };
  parser.ontext = (text) => {
    // In English only.
    if (text === '(no attributes)') return;
    const parent = open.at(-1);
    if (skipped === 0 && parent && /^(?:text|tspan)$/.test(parent[0]) && text.trim()) {
      parent.push(unescaped(text));
      words.push(unescaped(text).trim());
    }
  };
  parser.write(svg).close();
  const nameOf = (id: string) => names.get(id) ?? (/^_(?:start|end)\d*$/.test(id) ? '●' : id);
  const connections = links.map(
    ({ from, to, text }) => `${nameOf(from)} → ${nameOf(to)}${text ? `: ${unescaped(text)}` : ''}`,
  );
  const text = connections.length > 0 ? connections.join('; ') : words.join(', ');
  return { width, height, elements: root.slice(2) as DiagramElement[], title: '', text };
}

/** The renderer escapes entities of the source once more. */
function unescaped(text: string): string {
  const entities: Record<string, string> = {
    '&quot;': '"',
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '#quot;': '"',
  };
  return text.replaceAll(/&(?:quot|amp|lt|gt);|#quot;/g, (entity) => entities[entity] ?? entity);
}

function attributesOf(given: Record<string, string>): Record<string, string | number> {
  const attributes: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(given)) {
    if (/^(?:class|style|xmlns|data-.*|font-family|role|aria-.*)$/.test(name)) continue;
    const property = name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    const [, variable] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
    if (/^(?:fill|stroke)$/.test(name))
      attributes[property] = value === 'none' ? value : `var(--${roles[variable ?? ''] ?? 'text'})`;
    else
      attributes[property] = numeric.test(value)
        ? round(Number(value))
        : value.replaceAll(/\d+\.\d{2,}/g, (digits) => String(round(Number(digits))));
  }
  return attributes;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Texts of the renderer have 11 and 13 px, which is small on a page. */
const scale = 1.2;

function toSvg({ width, height, elements, title, text }: DrawnDiagram, number: number): DiagramElement {
  const own = (element: DiagramElement): DiagramElement => {
    if (typeof element === 'string') return element;
    const [name, attributes, ...children] = element;
    const renamed = Object.entries(attributes).map(([key, value]) => [
      key,
      key === 'id'
        ? `_d${number}-${value}`
        : String(value).startsWith('url(#')
          ? String(value).replace('url(#', `url(#_d${number}-`)
          : value,
    ]);
    return [name, Object.fromEntries(renamed), ...children.map(own)];
  };
  return [
    'svg',
    {
      viewBox: `0 0 ${round(width)} ${round(height)}`,
      width: Math.round(width * scale),
      height: Math.round(height * scale),
      role: 'img',
      'aria-label': [title, text].filter(Boolean).join('. '),
    },
    ...elements.map(own),
  ];
}
