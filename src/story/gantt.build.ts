import type { DiagramElement, DrawnDiagram } from './diagram.ts';

/** A problem of a line, counted from 0. */
export class GanttError extends Error {
  readonly line: number;
  readonly fix: string;
  constructor(line: number, message: string, fix: string) {
    super(message);
    this.line = line;
    this.fix = fix;
  }
}

type Task = {
  name: string;
  section: string;
  id: string;
  /** Days since 1970. */
  start: number;
  end: number;
  state: 'done' | 'active' | 'crit' | 'milestone' | '';
};

const dayMs = 86_400_000;
const maxTasks = 100;
const rowHeight = 30;
const axisHeight = 28;
const chartWidth = 420;
const letterWidth = 7.4;
/** Days of units; shorter ones are a day. */
const unitDays: Record<string, number> = { d: 1, w: 7, M: 30, y: 365, h: 1 / 24, m: 1 / 1440 };

/** A Gantt chart of Mermaid: https://mermaid.js.org/syntax/gantt.html */
export function drawGantt(lines: readonly string[]): DrawnDiagram {
  const { tasks, title } = readTasks(lines);
  const [first] = tasks;
  if (!first)
    throw new GanttError(0, 'the chart has no task', 'Write one in a line:   Design :2026-01-05, 10d');
  const from = Math.floor(Math.min(...tasks.map(({ start }) => start)));
  const until = Math.ceil(Math.max(...tasks.map(({ end }) => end), from + 1));
  const rows = tasks.flatMap((task, index): (Task | string)[] =>
    task.section && task.section !== tasks[index - 1]?.section ? [task.section, task] : [task],
  );
  const longest = Math.max(...rows.map((row) => (typeof row === 'string' ? row : row.name).length));
  const left = Math.min(220, Math.max(80, Math.ceil(longest * letterWidth) + 16));
  const xOf = (day: number) => round(left + ((day - from) / (until - from)) * chartWidth);
  const height = axisHeight + rows.length * rowHeight + 4;
  const elements: DiagramElement[] = ticks(from, until).flatMap((day): DiagramElement[] => [
    ['line', { x1: xOf(day), y1: axisHeight - 4, x2: xOf(day), y2: height, stroke: 'var(--rule)' }],
    ['text', { x: xOf(day), y: 14, ...label, textAnchor: 'middle' }, shownDay(day, until - from)],
  ]);
  for (const [index, row] of rows.entries()) {
    const top = axisHeight + index * rowHeight;
    const middle = top + rowHeight / 2 + 4;
    if (typeof row === 'string') {
      elements.push(['text', { x: 0, y: middle, ...label, fontWeight: 650, fill: 'var(--text)' }, row]);
      continue;
    }
    elements.push(['text', { x: 8, y: middle, ...label, fill: 'var(--text)' }, row.name]);
    elements.push(bar(row, xOf, top));
  }
  const text = tasks.map(({ name, start, end, state }) => {
    const span = state === 'milestone' ? isoDay(start) : `${isoDay(start)} – ${isoDay(end)}`;
    return `${name}: ${span}`;
  });
  return { width: left + chartWidth + 20, height, elements, title, text: text.join('; ') };
}

const label = { fontSize: 13, fill: 'var(--text-muted)' };

function bar({ start, end, state }: Task, xOf: (day: number) => number, top: number): DiagramElement {
  const [x, middle] = [xOf(start), top + rowHeight / 2];
  if (state === 'milestone')
    return [
      'path',
      {
        d: `M${x} ${middle - 8}L${x + 8} ${middle}L${x} ${middle + 8}L${x - 8} ${middle}Z`,
        fill: 'var(--accent)',
      },
    ];
  const look =
    state === 'done'
      ? { fill: 'var(--surface-sunken)', stroke: 'var(--outline)' }
      : state === 'active'
        ? { fill: 'var(--accent-soft)', stroke: 'var(--accent)' }
        : { fill: 'var(--accent-soft)', stroke: state === 'crit' ? 'var(--warm-text)' : 'var(--outline)' };
  const width = Math.max(2, round(xOf(end) - x));
  return [
    'rect',
    { x, y: top + 5, width, height: rowHeight - 10, rx: 3, ...look, strokeWidth: state ? 1.5 : 1 },
  ];
}

function readTasks(lines: readonly string[]): { tasks: Task[]; title: string } {
  const tasks: Task[] = [];
  let [title, section] = ['', ''];
  let skipsWeekends = false;
  for (const [index, line] of lines.entries()) {
    const [, keyword = '', rest = ''] = /^\s*(\w+)\b\s*(.*)$/.exec(line) ?? [];
    if (line.trim() === '' || keyword === 'gantt') continue;
    if (keyword === 'title') title = rest.trim();
    else if (keyword === 'section') section = rest.trim();
    else if (/^(?:axisFormat|tickInterval|todayMarker|click|weekday)$/.test(keyword)) continue;
    else if (keyword === 'dateFormat') {
      if (!/^YYYY-MM-DD/.test(rest))
        throw new GanttError(
          index,
          `dateFormat is ${rest}`,
          'Write dates as 2026-01-31:   dateFormat YYYY-MM-DD',
        );
    } else if (keyword === 'excludes') {
      if (rest.trim() !== 'weekends')
        throw new GanttError(
          index,
          `"excludes ${rest}" is not drawn`,
          'Write the days on which tasks end, or:   excludes weekends',
        );
      skipsWeekends = true;
    } else tasks.push(readTask(line, index, { section, skipsWeekends, before: tasks }));
    if (tasks.length > maxTasks)
      throw new GanttError(index, `more than ${maxTasks} tasks`, 'Split it into two charts.');
  }
  return { tasks, title };
}

type Place = { section: string; skipsWeekends: boolean; before: readonly Task[] };

function readTask(line: string, index: number, { section, skipsWeekends, before }: Place): Task {
  const at = line.indexOf(':');
  const fail = (message: string) =>
    new GanttError(index, message, 'Write its name, and when it begins and ends:   Design :2026-01-05, 10d');
  if (at < 0) throw fail(`"${line.trim()}" is no task`);
  const parts = line
    .slice(at + 1)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const states = ['done', 'active', 'crit', 'milestone'] as const;
  const own = states.filter((state) => parts.includes(state));
  const others = parts.filter((part) => !states.some((state) => state === part));
  const state = own.includes('milestone')
    ? 'milestone'
    : (own.find((each) => each !== 'crit') ?? own[0] ?? '');
  const id = others.length > 2 ? (others.shift() ?? '') : '';
  const previous = before.at(-1);
  // One part is its length, after the task before it.
  const [startText, endText] = others.length > 1 ? others : ['', others[0]];
  const after = /^after\s+(.+)$/.exec(startText ?? '')?.[1]?.split(/\s+/);
  const starts = after?.map((name) => before.find((task) => task.id === name)?.end ?? Number.NaN);
  const start = starts ? Math.max(...starts) : startText ? dayOf(startText) : (previous?.end ?? Number.NaN);
  if (Number.isNaN(start))
    throw fail(after ? `no task before it is called ${after.join(' or ')}` : 'it has no beginning');
  const [, amount, unit = ''] = /^(\d+(?:\.\d+)?)\s*([dwMyhm])$/.exec(endText ?? '') ?? [];
  const length = Number(amount) * (unitDays[unit] ?? 1);
  const end = amount ? (skipsWeekends ? afterWorkdays(start, length) : start + length) : dayOf(endText ?? '');
  if (Number.isNaN(end) || end < start) throw fail('it has no end after its beginning');
  return { name: line.slice(0, at).trim(), section, id: id || '', start, end, state };
}

/** Days since 1970 of YYYY-MM-DD; NaN for anything else. */
function dayOf(text: string): number {
  return /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(`${text.slice(0, 10)}T00:00:00Z`) / dayMs : Number.NaN;
}

/** The end of a task of so many days, Saturdays and Sundays not counted. */
function afterWorkdays(start: number, length: number): number {
  let end = start;
  // 1970-01-01 was a Thursday.
  for (let rest = Math.min(length, 4000); rest > 0; end += 1)
    if (![2, 3].includes(((Math.floor(end) % 7) + 7) % 7)) rest -= 1;
  return end;
}

function isoDay(day: number): string {
  return new Date(Math.floor(day) * dayMs).toISOString().slice(0, 10);
}

/** Days of the axis, at most seven: every day, week, first of a month or of a year. */
function ticks(from: number, until: number): number[] {
  const days = Array.from({ length: Math.min(until - from + 1, 20_000) }, (_, index) => from + index);
  const isFirst = (day: number, every: number) => {
    const [, month, date] = isoDay(day).split('-').map(Number);
    return date === 1 && (month ?? 1) % every === 1 % every;
  };
  const choices = [
    days,
    days.filter((day) => day % 7 === 4),
    ...[1, 3, 12].map((every) => days.filter((day) => isFirst(day, every))),
  ];
  const fit = choices.find((choice) => choice.length <= 7 && choice.length > 1);
  return fit ?? [from, until];
}

function shownDay(day: number, length: number): string {
  const iso = isoDay(day);
  return length > 366 ? iso.slice(0, 7) : iso.slice(5);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
