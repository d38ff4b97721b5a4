import type { DiagramElement } from '../story.ts';
import { type Corrections, DiagramError, type End, edgeKey, round } from './rewritten.build.ts';

type Element = Exclude<DiagramElement, string>;
type Point = { x: number; y: number };

/** An element of the SVG that shows a node, an edge or a message, with the names in its `data-` attributes. */
export type Part = { element: Element; className: string; id: string; from: string; to: string };

/** Corrects the SVG of beautiful-mermaid; returns the elements to put behind it, and its definitions. */
export function correct(parts: readonly Part[], corrections: Corrections, height: number): DiagramElement[] {
  const count = new Map<string, number>();
  let messages = 0;
  const used = new Set<End>();
  for (const { element, className, from, to } of parts) {
    const isMessage = className === 'message';
    if (!isMessage && !/^(?:edge|class-relationship)$/.test(className)) continue;
    messages += isMessage ? 1 : 0;
    const key = isMessage ? String(messages) : edgeKey(from, to, count);
    const ends = corrections.ends.get(key);
    if (className === 'edge' && crossesNode(element, parts, [from, to]))
      throw new DiagramError(
        corrections.lines.get(key) ?? 0,
        'an arrow would lead through another box',
        'Point it to the group around that box, or remove the group.',
      );
    const line = isMessage
      ? element.slice(2).find((child) => Array.isArray(child) && child[0] !== 'text')
      : element;
    if (ends && Array.isArray(line)) for (const end of setEnds(line, ends)) used.add(end);
    if (corrections.notes.has(to)) element[1].strokeDasharray = '4 3';
  }
  const edges = parts.filter(({ className }) => className === 'edge');
  for (const { element, className, id } of parts) {
    // The lifeline would cross the name below a figure.
    if (className === 'actor' && !childOf(element, 'rect')) element[1].transform = 'translate(0 -16)';
    if (!/^(?:node|class-node)$/.test(className)) continue;
    const slant = corrections.slanted.get(id);
    const lines = corrections.notes.get(id);
    if (slant) slantShape(element, slant);
    else if (corrections.papers.has(id)) curveShape(element);
    else if (lines) showNote(element, lines);
    else if (corrections.bars.has(id) || corrections.choices.has(id)) {
      const touching = edges.filter(({ from, to }) => from === id || to === id);
      reshape(element, corrections.bars.has(id) ? 'bar' : 'choice', touching, id);
    }
  }
  const crosses = [...corrections.lifelines].flatMap(([name, life]) => cutLifeline(parts, name, life));
  return [...definitions(used), ...boxesOf(parts, corrections, height), ...crosses];
}

/** Whether an edge between groups hides behind a node that it does not belong to. */
function crossesNode(edge: Element, parts: readonly Part[], endNodes: readonly string[]): boolean {
  const points = pointsOf(edge);
  return parts.some(({ element, className, id }) => {
    const rect = childOf(element, 'rect');
    if (className !== 'node' || endNodes.includes(id) || !rect) return false;
    const { x, y, width, height } = boxOf(rect);
    return points.some((point, index) => {
      const next = points[index + 1];
      if (!next) return false;
      const [left, right] = [Math.min(point.x, next.x), Math.max(point.x, next.x)];
      const [top, bottom] = [Math.min(point.y, next.y), Math.max(point.y, next.y)];
      return right > x + 1 && left < x + width - 1 && bottom > y + 1 && top < y + height - 1;
    });
  });
}

/** Begins and ends the line below a participant at messages; returns the cross at its end. */
function cutLifeline(
  parts: readonly Part[],
  name: string,
  { start, end }: { start?: number; end?: number },
): DiagramElement[] {
  const messages = parts.filter(({ className }) => className === 'message');
  const lineOf = (number = 0) => {
    const message = messages[number - 1]?.element;
    return message && childOf(message, 'line', 'polyline');
  };
  const ofName = (kind: string) =>
    parts.find(({ className, id }) => className === kind && id === name)?.element;
  const [actor, lifeline] = [ofName('actor'), ofName('lifeline')];
  if (!actor || !lifeline) return [];
  const created = lineOf(start);
  if (created) {
    const rect = childOf(actor, 'rect');
    const [left, right] = sidesOf(actor);
    const half = Number(rect?.[1].height ?? 40) / 2;
    const y = Number(created[1].y1);
    actor[1].transform = `translate(0 ${round(y - Number(lifeline[1].y1) + half)})`;
    // The name of a figure is below it.
    const foot = rect ? half : half + 24;
    lifeline[1].y1 = round(y + foot);
    const active = ofName('activation');
    if (active && Number(active[1].y) < y + foot) {
      active[1].height = Math.max(0, Number(active[1].height) - foot);
      active[1].y = round(y + foot);
    }
    created[1].x2 = Number(created[1].x1) < left ? left : right;
  }
  const last = lineOf(end);
  if (!last) return [];
  const [x, y] = [Number(lifeline[1].x1), Number(last[1].y2 ?? lifeline[1].y2)];
  lifeline[1].y2 = y;
  const d = `M${x - 6} ${y - 6}L${x + 6} ${y + 6}M${x + 6} ${y - 6}L${x - 6} ${y + 6}`;
  return [['path', { d, fill: 'none', stroke: 'var(--text)', strokeWidth: 1.5 }]];
}

function setEnds(line: Element, { start, end }: { start?: End | undefined; end?: End | undefined }): End[] {
  const [, attributes] = line;
  if (end === 'none') delete attributes.markerEnd;
  else if (end) attributes.markerEnd = `url(#end-${end})`;
  if (start === 'none') delete attributes.markerStart;
  else if (start) attributes.markerStart = `url(#end-${start})`;
  return [start, end].filter((each): each is End => each !== undefined && each !== 'none');
}

const signs: Record<Exclude<End, 'none'>, Element> = {
  circle: ['circle', { cx: 5, cy: 5, r: 3.5, fill: 'var(--text)', stroke: 'none' }],
  cross: [
    'path',
    { d: 'M1.5 1.5L8.5 8.5M8.5 1.5L1.5 8.5', fill: 'none', stroke: 'var(--text)', strokeWidth: 1.5 },
  ],
  arrow: ['polygon', { points: '0,1.5 9,5 0,8.5', fill: 'var(--text)', stroke: 'none' }],
};

function definitions(used: ReadonlySet<End>): DiagramElement[] {
  const markers = [...used].map((end): DiagramElement => {
    const size = { markerWidth: 10, markerHeight: 10, refX: end === 'cross' ? 11 : 9, refY: 5 };
    const sign = signs[end as Exclude<End, 'none'>];
    return ['marker', { id: `end-${end}`, ...size, orient: 'auto-start-reverse' }, sign];
  });
  return markers.length > 0 ? [['defs', {}, ...markers]] : [];
}

function childOf(element: Element, ...names: string[]): Element | undefined {
  return element.slice(2).find((child): child is Element => Array.isArray(child) && names.includes(child[0]));
}

/** Where a rectangle is. */
function boxOf([, attributes]: Element) {
  return attributes as Record<'x' | 'y' | 'width' | 'height', number>;
}

/** Points of a polygon or polyline. */
function pointsOf(element: Element): Point[] {
  return String(element[1].points)
    .split(' ')
    .map((pair) => {
      const [x = 0, y = 0] = pair.split(',').map(Number);
      return { x, y };
    });
}

function setPoints(element: Element, points: readonly Point[]): void {
  element[1].points = points.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ');
}

/** Moves the corners of a trapezoid into those of a parallelogram. */
function slantShape(element: Element, slant: 'right' | 'left'): void {
  const polygon = childOf(element, 'polygon');
  if (!polygon) return;
  const points = pointsOf(polygon);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const inset = Math.min((points[0]?.x ?? left) - left, 10);
  const [above, below] = slant === 'right' ? [inset, 0] : [0, inset];
  setPoints(polygon, [
    { x: left + above, y: top },
    { x: right - below, y: top },
    { x: right - above, y: bottom },
    { x: left + below, y: bottom },
  ]);
}

/** Gives a rectangle a wave at its lower side. */
function curveShape(element: Element): void {
  const at = element.findIndex((child) => Array.isArray(child) && child[0] === 'rect');
  const rect = childOf(element, 'rect');
  if (!rect) return;
  const { fill = '', stroke = '', strokeWidth = 1 } = rect[1];
  const { x, y, width, height } = boxOf(rect);
  const [left, middle, right] = [x, x + width / 2, x + width].map(round);
  const bottom = round(y + height - 3);
  const wave = `Q${round(x + width * 0.75)} ${bottom - 7} ${middle} ${bottom}Q${round(x + width / 4)} ${bottom + 7} ${left} ${bottom}`;
  element[at] = [
    'path',
    { d: `M${left} ${round(y)}L${right} ${round(y)}L${right} ${bottom}${wave}Z`, fill, stroke, strokeWidth },
  ];
}

/** Puts lines of text on one surface. */
function showNote(element: Element, lines: readonly string[]): void {
  const rect = childOf(element, 'rect');
  if (!rect) return;
  rect[1].fill = 'var(--surface-sunken)';
  // Notes of states already have their lines.
  if (lines.length === 0) return;
  const { x, y, width, height } = boxOf(rect);
  const lineHeight = 15;
  const first = y + height / 2 - ((lines.length - 1) * lineHeight) / 2 + 4;
  const texts = lines.map(
    (line, index): DiagramElement => [
      'text',
      {
        x: x + width / 2,
        y: round(first + index * lineHeight),
        textAnchor: 'middle',
        fontSize: 12,
        fill: 'var(--text)',
      },
      line,
    ],
  );
  element.splice(2, element.length, rect, ...texts);
}

/** Draws a state as a bar or a diamond, and moves the ends of its arrows there. */
function reshape(element: Element, shape: 'bar' | 'choice', edges: readonly Part[], id: string): void {
  const rect = childOf(element, 'rect');
  if (!rect) return;
  const { x, y, width, height } = boxOf(rect);
  const center = { x: x + width / 2, y: y + height / 2 };
  const half = shape === 'choice' ? Math.min(width, height) / 2 : 3;
  const touching = edges.map(({ element: edge, to }) => {
    const points = pointsOf(edge);
    return { edge, points, point: points.at(to === id ? -1 : 0) ?? center };
  });
  const isUpright = touching.some(({ point }) => [x, x + width].some((side) => Math.abs(point.x - side) < 1));
  const [toward, along] = isUpright ? (['x', 'y'] as const) : (['y', 'x'] as const);
  for (const { edge, points, point } of touching) {
    const rest = shape === 'bar' ? half : Math.max(0, half - Math.abs(point[along] - center[along]));
    point[toward] = center[toward] + (point[toward] < center[toward] ? -rest : rest);
    setPoints(edge, points);
  }
  if (shape === 'bar') {
    const sides = isUpright
      ? { x: center.x - half, width: half * 2 }
      : { y: center.y - half, height: half * 2 };
    Object.assign(rect[1], sides, { rx: 2, ry: 2, fill: 'var(--text)' });
    element.splice(2, element.length, rect);
    return;
  }
  const { x: cx, y: cy } = center;
  const points = `${cx},${cy - half} ${cx + half},${cy} ${cx},${cy + half} ${cx - half},${cy}`;
  const { fill = '', stroke = '', strokeWidth = 1 } = rect[1];
  element.splice(2, element.length, ['polygon', { points, fill, stroke, strokeWidth }]);
}

/** Surfaces behind groups of participants. */
function boxesOf(parts: readonly Part[], { boxes }: Corrections, height: number): DiagramElement[] {
  return boxes.flatMap(({ title, members }): DiagramElement[] => {
    const edges = parts
      .filter(({ className, id }) => className === 'actor' && members.includes(id))
      .map(({ element }) => sidesOf(element));
    if (edges.length === 0) return [];
    const left = Math.min(...edges.map(([from]) => from)) - 8;
    const right = Math.max(...edges.map(([, until]) => until)) + 8;
    const surface = { fill: 'var(--surface)', stroke: 'var(--outline)', strokeWidth: 0.75 };
    return [
      ['rect', { x: left, y: 2, width: right - left, height: height - 4, rx: 4, ...surface }],
      [
        'text',
        { x: (left + right) / 2, y: 18, textAnchor: 'middle', fontSize: 12, fill: 'var(--text-muted)' },
        title,
      ],
    ];
  });
}

function sidesOf(element: Element): [left: number, right: number] {
  const rect = childOf(element, 'rect');
  const at = Number(childOf(element, 'text')?.[1].x ?? 0);
  if (!rect) return [at - 30, at + 30];
  const { x, width } = boxOf(rect);
  return [x, x + width];
}
