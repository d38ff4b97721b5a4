import { nearest } from '../../core/text.ts';
import {
  bareLabel,
  DiagramError,
  type End,
  edgeKey,
  encode,
  noCorrections,
  type Rewritten,
} from './rewritten.build.ts';

type Shape = readonly [open: string, close: string];
type Node = { label: string; shape: Shape; slant?: 'right' | 'left' };
type Link = { operator: string; label: string; start?: End; end?: End };
type Part = { ids: string[] } | { link: Link };
type Statement =
  | { kind: 'chain'; parts: Part[] }
  | { kind: 'subgraph'; id: string; title: string }
  | { kind: 'end' | 'nothing' }
  | { kind: 'direction'; value: string };

const rectangle: Shape = ['[', ']'];
/** Drawn as a rectangle, whose lower side is then curved. */
const paper: Shape = ['[', ']'];
const trapezoid: Shape = ['[/', '\\]'];
/** Longer signs first. */
const brackets: readonly Shape[] = [
  ['(((', ')))'],
  ['([', '])'],
  ['((', '))'],
  ['[[', ']]'],
  ['[(', ')]'],
  ['[/', '/]'],
  trapezoid,
  ['[\\', '\\]'],
  ['[\\', '/]'],
  ['{{', '}}'],
  rectangle,
  ['(', ')'],
  ['{', '}'],
  ['>', ']'],
];

/** Names of `@{ shape: … }`: https://mermaid.js.org/syntax/flowchart.html */
const namedShapes: Record<string, Shape> = Object.fromEntries(
  (
    [
      ['rect process proc rectangle', rectangle],
      ['rounded event', ['(', ')']],
      ['stadium pill terminal', ['([', '])']],
      ['fr-rect subprocess subproc framed-rectangle subroutine', ['[[', ']]']],
      ['cyl database db cylinder', ['[(', ')]']],
      ['circle circ', ['((', '))']],
      ['dbl-circ double-circle', ['(((', ')))']],
      ['diam decision diamond question', ['{', '}']],
      ['hex hexagon prepare', ['{{', '}}']],
      ['lean-r lean-right in-out', ['[/', '/]']],
      ['lean-l lean-left out-in', ['[\\', '\\]']],
      ['trap-b trapezoid priority trapezoid-bottom', trapezoid],
      ['trap-t inv-trapezoid manual trapezoid-top', ['[\\', '/]']],
      ['odd', ['>', ']']],
      ['doc document', paper],
    ] as [string, Shape][]
  ).flatMap(([names, shape]) => names.split(' ').map((name) => [name, shape])),
);

const ends: Record<string, End> = { o: 'circle', x: 'cross' };

const wayOut = 'Compare it with https://mermaid.js.org/syntax/flowchart.html, or put a picture of it there.';
const idPattern = /^(?:[\p{L}\p{M}\p{N}_]|[-.](?=[\p{L}\p{N}_]))+/u;

/** Rewrites a flow chart for beautiful-mermaid: short names, one kind of arrow, each node in its group. */
export function rewriteFlow(source: readonly string[], header: number): Rewritten {
  const lines = joinQuoted(source);
  const nodes = new Map<string, Node>();
  const groups = new Set<string>();
  const [, direction = 'TD', rest = ''] =
    /^\s*[\w-]+(?:\s+(TD|TB|LR|BT|RL)\b)?\s*(.*)$/.exec(lines[header] ?? '') ?? [];
  const statements = lines.map((line, index) =>
    splitStatements(index === header ? rest : line).map((text) => readStatement(text, index, nodes, groups)),
  );
  const corrections = noCorrections();
  const names = new Map<string, string>();
  const nameOf = (id: string) => {
    const name = names.get(id) ?? `n${names.size + 1}`;
    names.set(id, name);
    return name;
  };
  const seen = new Set<string>();
  const grouped = new Set<string>();
  const count = new Map<string, number>();
  const open: number[] = [];
  const writeNode = (id: string) => {
    // The parser takes the first label, and the first group where a node has one.
    const isKnown = open.length > 0 ? grouped.has(id) : seen.has(id);
    seen.add(id);
    if (open.length > 0) grouped.add(id);
    if (groups.has(id) || isKnown) return '';
    const { label, shape, slant } = nodes.get(id) ?? { label: id, shape: rectangle };
    if (slant) corrections.slanted.set(nameOf(id), slant);
    if (shape === paper) corrections.papers.add(nameOf(id));
    return `${nameOf(id)}${shape[0]}${encode(label)}${shape[1]}`;
  };
  const writeChain = (parts: readonly Part[], line: number) => {
    const written = parts.flatMap((part) => ('ids' in part ? part.ids.map(writeNode) : []));
    for (const [index, part] of parts.entries()) {
      const [before, after] = [parts[index - 1], parts[index + 1]];
      if (!('link' in part) || !before || !after || !('ids' in before) || !('ids' in after)) continue;
      const { operator, label, start, end } = part.link;
      // Invisible links only move what they connect.
      if (operator === '~~~') continue;
      for (const from of before.ids)
        for (const to of after.ids) {
          written.push(`${nameOf(from)} ${operator}${label ? `|${encode(label)}|` : ''} ${nameOf(to)}`);
          const key = edgeKey(nameOf(from), nameOf(to), count);
          corrections.lines.set(key, line);
          if (start || end) corrections.ends.set(key, { start, end });
        }
    }
    return written.filter(Boolean).join('\n');
  };
  const written = statements.map((all, index) => {
    const texts = all.map((statement) => {
      if (statement.kind === 'subgraph') {
        open.push(index);
        return `subgraph ${nameOf(statement.id)} [${encode(statement.title) || ' '}]`;
      }
      if (statement.kind === 'end') {
        if (open.pop() === undefined)
          throw new DiagramError(index, '"end" closes no subgraph', 'Remove it, or open one:   subgraph Lab');
        return 'end';
      }
      if (statement.kind === 'direction') return open.length > 0 ? `direction ${statement.value}` : '';
      return statement.kind === 'chain' ? writeChain(statement.parts, index) : '';
    });
    if (index === header) texts.unshift(`flowchart ${direction}`);
    return texts.filter(Boolean).join('\n');
  });
  const unclosed = open.pop();
  if (unclosed !== undefined)
    throw new DiagramError(unclosed, 'a subgraph is not closed', 'Write a line "end" after its nodes.');
  return { lines: written, corrections };
}

/** Joins lines of one quoted text. */
function joinQuoted(source: readonly string[]): string[] {
  const lines = [...source];
  for (let index = 0; index < lines.length; index += 1) {
    const isOpen = () => ((lines[index] ?? '').split('"').length - 1) % 2 === 1;
    for (let next = index + 1; isOpen(); next += 1) {
      if (next >= lines.length)
        throw new DiagramError(
          index,
          'a text has no closing quotation mark',
          'Add the missing one:   a["Text"]',
        );
      lines[index] = `${lines[index]}\n${lines[next]?.trim()}`;
      lines[next] = '';
    }
  }
  return lines;
}

/** Statements between semicolons outside of quotes and entities such as `#quot;`. */
function splitStatements(line: string): string[] {
  return (line.match(/(?:"[^"]*"|#\w+;|[^;])+/g) ?? []).map((part) => part.trim()).filter(Boolean);
}

function readStatement(text: string, line: number, nodes: Map<string, Node>, groups: Set<string>): Statement {
  if (/^(?:style|classDef|class|linkStyle|click)\s/.test(text)) return { kind: 'nothing' };
  if (text === 'end') return { kind: 'end' };
  const [, value] = /^direction\s+(TD|TB|LR|BT|RL)$/.exec(text) ?? [];
  if (value) return { kind: 'direction', value };
  const [, group] = /^subgraph\b\s*([\s\S]*)$/.exec(text) ?? [];
  if (group !== undefined) {
    const [, id = group, title = group] = /^([^\s["]+)\s*\[([\s\S]*)\]$/.exec(group) ?? [];
    groups.add(bareLabel(id));
    return { kind: 'subgraph', id: bareLabel(id), title: bareLabel(title) };
  }
  // `e1@{ animate: true }` belongs to an arrow, and is not a node.
  if (/^[\w-]+@\{\s*(?:animate|animation|curve)\b[^}]*\}$/.test(text)) return { kind: 'nothing' };
  return { kind: 'chain', parts: readChain(text, line, nodes) };
}

function readChain(text: string, line: number, nodes: Map<string, Node>): Part[] {
  const parts: Part[] = [];
  let rest = text;
  for (;;) {
    const ids: string[] = [];
    do {
      rest = rest.replace(/^\s*&\s*/, '');
      const node = takeNode(rest, line, text);
      const { id, ...found } = node;
      const known = nodes.get(id);
      if (found.node) nodes.set(id, found.node);
      else if (!known) nodes.set(id, { label: id, shape: rectangle });
      ids.push(id);
      rest = node.rest.trim();
    } while (rest.startsWith('&'));
    parts.push({ ids });
    if (rest === '') return parts;
    const taken = takeLink(rest);
    if (!taken) throw strange(line, rest, 'Write an arrow between two boxes:   a --> b');
    parts.push({ link: taken.link });
    rest = taken.rest.trim();
    if (rest === '') throw strange(line, text, 'Write what the arrow leads to:   a --> b');
  }
}

function strange(line: number, text: string, fix: string): DiagramError {
  return new DiagramError(line, `"${text.split('\n')[0]?.trim()}" is incomplete or cannot be drawn`, fix);
}

function takeNode(text: string, line: number, whole: string): { id: string; node?: Node; rest: string } {
  const [id] = idPattern.exec(text) ?? [];
  if (!id) throw strange(line, text || whole, wayOut);
  const after = text.slice(id.length);
  const withoutClass = (rest: string) => rest.replace(/^:::\w+(?:-\w+)*/, '');
  const [properties, inner = ''] = /^@\{([^}]*)\}/.exec(after) ?? [];
  if (properties !== undefined) {
    const [, name = 'rect'] = /\bshape\s*:\s*"?([\w-]+)/.exec(inner) ?? [];
    const [, quoted, bare = id] = /\blabel\s*:\s*(?:"([^"]*)"|([^,]+))/.exec(inner) ?? [];
    const shape = namedShapes[name];
    if (!shape) {
      const similar = nearest(name, Object.keys(namedShapes));
      throw new DiagramError(
        line,
        `the shape "${name}" cannot be drawn`,
        similar ? `Did you mean "${similar}"?` : 'Write another, such as rect, rounded, cyl, diam or hex.',
      );
    }
    return { id, node: nodeOf(quoted ?? bare, shape), rest: withoutClass(after.slice(properties.length)) };
  }
  for (const shape of brackets) {
    const [open, close] = shape;
    if (!after.startsWith(open)) continue;
    const [quoted = '', label] = /^\s*("[^"]*")\s*/.exec(after.slice(open.length)) ?? [];
    const from = open.length + quoted.length;
    const until = after.indexOf(close, from);
    if (until < 0 || (label && until !== from)) continue;
    const inside = label ?? after.slice(from, until);
    if (inside.includes('"') && !label) continue;
    return { id, node: nodeOf(inside, shape), rest: withoutClass(after.slice(until + close.length)) };
  }
  if (/^[[({]/.test(after))
    throw strange(
      line,
      text,
      'Close its brackets, and put a text with brackets in quotation marks:   a["f(x)"]',
    );
  return { id, rest: withoutClass(after) };
}

function nodeOf(label: string, shape: Shape): Node {
  const [open, close] = shape;
  const text = bareLabel(label) || ' ';
  if (open === '[/' && close === '/]') return { label: text, shape: trapezoid, slant: 'right' };
  if (open === '[\\' && close === '\\]') return { label: text, shape: trapezoid, slant: 'left' };
  return { label: text, shape };
}

const wholeLink = /^([<xo](?=[-=]))?(?:(-{2,})([->xo])|(={2,})([=>xo])|(-\.+-)([>xo])?|(~{3,}))/;
const linkWithText =
  /^([<xo](?=[-=]))?(--|==|-\.)\s*([^\s>=.-][\s\S]*?)\s*(?:-{2,}([->xo])|={2,}([=>xo])|\.+-([>xo])?)/;

/** The length of an arrow only changes the space. */
function takeLink(text: string): { link: Link; rest: string } | undefined {
  const bare = text.replace(/^[\w-]+@(?=[-=<xo~])/, '');
  const whole = wholeLink.exec(bare);
  const match = whole ?? linkWithText.exec(bare);
  if (!match) return undefined;
  const after = bare.slice(match[0].length);
  if (whole?.[8]) return { link: { operator: '~~~', label: '' }, rest: after };
  const head = match[1];
  const tail = whole ? (whole[3] ?? whole[5] ?? whole[7]) : (match[4] ?? match[5] ?? match[6]);
  const line = whole ? (whole[2] ?? whole[4] ?? whole[6] ?? '') : (match[2] ?? '');
  const style = line.startsWith('=') ? '=' : line.startsWith('-.') ? '.' : '-';
  const start = ends[head ?? ''];
  const end = ends[tail ?? ''];
  const hasEnd = tail === '>' || end;
  // The parser accepts a first end only before an arrow.
  const isBoth = Boolean(head);
  const operator =
    (isBoth ? '<' : '') +
    (hasEnd || isBoth
      ? { '-': '-->', '=': '==>', '.': '-.->' }[style]
      : { '-': '---', '=': '===', '.': '-.-' }[style]);
  const label = whole ? /^\s*\|([^|]*)\|/.exec(after) : null;
  return {
    link: {
      operator,
      label: bareLabel(label?.[1] ?? (whole ? '' : (match[3] ?? ''))),
      ...(start ? { start } : {}),
      ...(end ? { end } : isBoth && !hasEnd ? { end: 'none' as const } : {}),
    },
    rest: label ? after.slice(label[0].length) : after,
  };
}
