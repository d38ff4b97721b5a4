import sax from 'sax';
import type { DiagnosticText } from '../core/diagnostics.ts';
import { joinAlternatives, quote } from '../core/quoted-values.ts';
import { nearest, tidy } from '../core/text.ts';
import { drawGantt } from './gantt.build.ts';
import { rewriteClasses, rewriteEntities } from './mermaid/classes.build.ts';
import { correct, type Part } from './mermaid/correct.build.ts';
import { rewriteFlow } from './mermaid/flow.build.ts';
import { type Corrections, DiagramError, decode, type Rewritten, round } from './mermaid/rewritten.build.ts';
import { rewriteSequence } from './mermaid/sequence.build.ts';
import { rewriteStates } from './mermaid/states.build.ts';
import type { DiagramElement, DrawnDiagram } from './story.ts';

/** A diagram for a page, or the first line that cannot be drawn, counted from 0. */
type ReadDiagram =
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

const rewriters = {
  flowchart: rewriteFlow,
  graph: rewriteFlow,
  sequenceDiagram: rewriteSequence,
  'stateDiagram-v2': rewriteStates,
  stateDiagram: rewriteStates,
  classDiagram: rewriteClasses,
  erDiagram: rewriteEntities,
} satisfies Record<Exclude<Kind, 'gantt'>, unknown>;

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
    const drawn = kind === 'gantt' ? drawGantt(lines) : await drawMermaid(rewriters[kind](lines, header));
    const shown = { ...drawn, title: title || drawn.title, text: description || drawn.text };
    return { tree: toSvg(shown, number), text: shown.text, title: shown.title };
  } catch (error) {
    if (error instanceof DiagramError) return refuse(error.line, error.message, error.fix);
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
    summary: word ? `${quote(word)} is not a supported kind of diagram` : 'a diagram is empty',
    why: `The page shows it as code. Diagrams can be ${joinAlternatives(kinds.filter((kind) => kind !== 'graph' && kind !== 'stateDiagram'))}.`,
    fix: similar
      ? `Did you mean ${quote(similar)}?`
      : 'Write one of them, or put a picture of the diagram there:   ![what it shows](diagram.png)',
  };
}

/** The lines without comments and descriptions; each keeps its number. */
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
    return line.replace(/(?:^|\s)%%.*$/, '').replace(/(?<!#\w+);\s*$/, '');
  });
  return { lines, title, description };
}

async function drawMermaid({ lines, corrections }: Rewritten): Promise<DrawnDiagram> {
  // Sites without diagrams do not load the layout engine (9 MB).
  const { renderMermaidSVG } = await import('beautiful-mermaid');
  const source = lines.filter((line) => line !== '').join('\n');
  return readSvg(renderMermaidSVG(source, { transparent: true, padding: 8, font: 'x' }), corrections);
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

const shapes = 'svg g defs marker path rect circle ellipse line polyline polygon text tspan'.split(' ');
const numeric = /^-?\d+(?:\.\d+)?$/;

/** A class or entity, with the lines of its box by their position. */
type Box = { id: string; lines: Map<string, string> };

type DiagramTexts = {
  /** Labels of boxes by id. */
  names: Map<string, string>;
  links: { from: string; to: string; text: string }[];
  boxes: Box[];
  /** Every other text. */
  words: string[];
};

/** Converts shapes and texts of an SVG to story elements, with color roles instead of colors. */
function readSvg(svg: string, corrections: Corrections): DrawnDiagram {
  const root: DiagramElement = ['svg', {}];
  const open: Exclude<DiagramElement, string>[] = [root];
  const names = new Map<string, string>();
  const links: DiagramTexts['links'] = [];
  const words: string[] = [];
  const boxes = new Map<DiagramElement, Box>();
  const parts: Part[] = [];
  let [width, height, skipped] = [0, 0, 0];
  /** Returns false outside of a box. */
  const addToLine = (element: (typeof open)[number] | undefined, text: string) => {
    const lines = boxes.get(open.findLast((each) => boxes.has(each)) ?? '')?.lines;
    const y = String(element?.[1].y);
    lines?.set(y, (lines.get(y) ?? '') + text);
    return lines !== undefined;
  };
  const parser = sax.parser(true);
  parser.onopentag = ({ name, attributes }) => {
    if (skipped > 0 || !shapes.includes(name)) {
      skipped += 1;
      return;
    }
    // Without namespaces, every value is a text.
    const values = attributes as Record<string, string>;
    // The library would draw its diamonds below the box.
    if (/^cls-(?:composition|aggregation)$/.test(values.id ?? '')) values.refX = '12';
    // Thick lines would have larger arrows.
    if (name === 'marker') values.markerUnits = 'userSpaceOnUse';
    if (name === 'svg') [width, height] = [Number(values.width), Number(values.height)];
    const { 'data-label': text = '', class: className = '' } = values;
    const id = values['data-id'] ?? values['data-actor'] ?? '';
    const from = values['data-from'] ?? values['data-entity1'] ?? '';
    const to = values['data-to'] ?? values['data-entity2'] ?? '';
    // Edges and messages have both ends; their labels repeat them.
    if (from && to && className !== 'edge-label') links.push({ from, to, text });
    else if (id && text) names.set(id, unescaped(text));
    const element: Exclude<DiagramElement, string> = [name, name === 'svg' ? {} : attributesOf(values)];
    if (id || from) parts.push({ element, className, id, from, to });
    if (/^(?:class-node|entity)$/.test(className)) boxes.set(element, { id, lines: new Map() });
    // Key, type and name of an attribute are separate texts of one line.
    if (name === 'text') addToLine(element, ' ');
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
      const word = unescaped(text);
      parent.push(word);
      const textElement = open.findLast(([name]) => name === 'text');
      if (!addToLine(textElement, word)) words.push(word.trim());
    }
  };
  parser.write(svg).close();
  const behind = correct(parts, corrections, height);
  const text = describeDiagram({ names, links, boxes: [...boxes.values()], words });
  const elements = root.slice(2) as DiagramElement[];
  return { width, height, elements: [...behind, ...elements], title: '', text };
}

/** The text alternative: first what leads where, then what boxes contain, then all other texts. */
function describeDiagram({ names, links, boxes, words }: DiagramTexts): string {
  // Choices and forks have no text.
  const nameOf = (id: string) =>
    names.get(id)?.trim() || (/^_(?:start|end)\d*$|^n\d+$/.test(id) ? '●' : unescaped(id));
  const connections = links.map(({ from, to, text }) => {
    const label = unescaped(text).trim();
    return `${nameOf(from)} → ${nameOf(to)}${label ? `: ${label}` : ''}`;
  });
  const contents = boxes.flatMap(({ id, lines }) => {
    const name = tidy(nameOf(id));
    const members = [...lines.values()].map(tidy).filter((line) => line !== '' && line !== name);
    if (members.length > 0) return `${name}: ${members.join(', ')}`;
    return links.some(({ from, to }) => from === id || to === id) ? [] : name;
  });
  const described = tidy([...connections, ...contents].join('; '));
  // Boxes without arrows, titles of groups, and notes. Beside classes, numbers are of their relations.
  const others = words.filter(
    (word) => !described.includes(tidy(word)) && (boxes.length === 0 || /\p{L}/u.test(word)),
  );
  return [described, ...others].filter(Boolean).join('; ');
}

/** The renderer escapes entities of the source once more, and shows the private characters of `encode`. */
function unescaped(text: string): string {
  const entities: Record<string, string> = {
    '&quot;': '"',
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&#39;': "'",
  };
  const plain = text.replaceAll(/&(?:quot|amp|lt|gt|#39);/g, (entity) => entities[entity] ?? entity);
  return decode(plain).replaceAll('\u2800', ' ');
}

function attributesOf(svgAttributes: Record<string, string>): Record<string, string | number> {
  const attributes: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(svgAttributes)) {
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

/** Texts of the renderer have 11 and 13 px, which is small on a page. */
const scale = 1.2;

/** Margin around the drawing, in units. */
const margin = 8;

/** The part of the drawing that is not empty: the renderer adds up to 40 units around it. */
function cropped({ width, height, elements }: DrawnDiagram) {
  const [xs, ys]: [number[], number[]] = [[], []];
  const visit = (element: DiagramElement, dx: number, dy: number) => {
    if (typeof element === 'string' || element[0] === 'defs') return;
    const [name, attributes, ...children] = element;
    const [, moveX = 0, moveY = 0] =
      /^translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(String(attributes.transform ?? '')) ?? [];
    const [left, top] = [dx + Number(moveX), dy + Number(moveY)];
    const value = (key: string) => Number(attributes[key] ?? 0);
    const add = (x: number, y: number, rx = 0, ry = rx) => {
      xs.push(left + x - rx, left + x + rx);
      ys.push(top + y - ry, top + y + ry);
    };
    if (name === 'rect') {
      add(value('x'), value('y'));
      add(value('x') + value('width'), value('y') + value('height'));
    } else if (name === 'circle' || name === 'ellipse')
      add(value('cx'), value('cy'), value('r') || value('rx'), value('r') || value('ry'));
    else if (name === 'line') {
      add(value('x1'), value('y1'));
      add(value('x2'), value('y2'));
    } else if (name === 'text') {
      const size = value('fontSize') || 13;
      const length = Math.max(...children.map(lengthOf), 0) * size * 0.7;
      add(value('x'), value('y'), attributes.textAnchor === 'middle' ? length / 2 : length, size);
    } else {
      const numbers =
        String(attributes.points ?? attributes.d ?? '')
          .match(/-?[\d.]+/g)
          ?.map(Number) ?? [];
      for (let at = 0; at + 1 < numbers.length; at += 2) add(numbers[at] ?? 0, numbers[at + 1] ?? 0);
    }
    for (const child of children) visit(child, left, top);
  };
  for (const element of elements) visit(element, 0, 0);
  const range = (values: number[], size: number): [number, number] => {
    if (values.length === 0) return [0, size];
    const start = Math.max(0, Math.min(...values) - margin);
    return [start, Math.min(size, Math.max(...values) + margin) - start];
  };
  const [[x, shownWidth], [y, shownHeight]] = [range(xs, width), range(ys, height)];
  return { x, y, width: shownWidth, height: shownHeight };
}

function lengthOf(element: DiagramElement): number {
  return typeof element === 'string'
    ? element.length
    : element.slice(2).reduce((sum: number, child) => sum + lengthOf(child as DiagramElement), 0);
}

function toSvg(drawn: DrawnDiagram, number: number): DiagramElement {
  const { elements, title, text } = drawn;
  const { x, y, width, height } = cropped(drawn);
  const withPrefix = (element: DiagramElement): DiagramElement => {
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
    return [name, Object.fromEntries(renamed), ...children.map(withPrefix)];
  };
  return [
    'svg',
    {
      viewBox: [x, y, width, height].map(round).join(' '),
      width: Math.round(width * scale),
      height: Math.round(height * scale),
      role: 'img',
      'aria-label': [title, text].filter(Boolean).join('. '),
    },
    ...elements.map(withPrefix),
  ];
}
