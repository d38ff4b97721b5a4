import { DiagramError, round } from './mermaid/rewritten.build.ts';
import type { DiagramElement, DrawnDiagram } from './story.ts';

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
    throw new DiagramError(0, 'the chart has no task', 'Write one in a line:   Design :2026-01-05, 10d');
  const [earliest, latest] = [
    Math.min(...tasks.map(({ start }) => start)),
    Math.max(...tasks.map(({ end }) => end)),
  ];
  const minutes = minutesOfTicks(latest - earliest);
  const unit = minutes / minutesOfDay;
  const from = Math.floor(earliest / unit) * unit;
  const until = Math.ceil(Math.max(latest, from + unit) / unit) * unit;
  const rows = tasks.flatMap((task, index): (Task | string)[] =>
    task.section && task.section !== tasks[index - 1]?.section ? [task.section, task] : [task],
  );
  const longest = Math.max(...rows.map((row) => (typeof row === 'string' ? row : row.name).length));
  const left = Math.min(220, Math.max(80, Math.ceil(longest * letterWidth) + 16));
  const xOf = (day: number) => round(left + ((day - from) / (until - from)) * chartWidth);
  const height = axisHeight + rows.length * rowHeight + 4;
  const elements: DiagramElement[] = ticks(from, until, unit).flatMap((day): DiagramElement[] => [
    ['line', { x1: xOf(day), y1: axisHeight - 4, x2: xOf(day), y2: height, stroke: 'var(--rule)' }],
    [
      'text',
      { x: xOf(day), y: 14, ...label, textAnchor: 'middle' },
      unit < 1 ? timeOf(day) : formatChartDay(day, until - from),
    ],
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
    const format = unit < 1 ? timeOf : isoDay;
    const span = state === 'milestone' ? format(start) : `${format(start)} – ${format(end)}`;
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
  const untils: { task: Task; name: string; index: number }[] = [];
  let [title, section] = ['', ''];
  let readDate = dateReader('YYYY-MM-DD');
  let weekend = [6, 0];
  const excluded = { hasWeekends: false, days: new Set<number>(), dates: new Set<number>() };
  // Read when the days of a task are counted: `weekend` may come after `excludes`.
  const isFree = (day: number) => {
    const weekday = (((Math.floor(day) + 4) % 7) + 7) % 7;
    return (
      excluded.days.has(weekday) ||
      excluded.dates.has(Math.floor(day)) ||
      (excluded.hasWeekends && weekend.includes(weekday))
    );
  };
  for (const [index, line] of lines.entries()) {
    const [, keyword = '', rest = ''] = /^\s*(\w+)\b\s*(.*)$/.exec(line) ?? [];
    if (line.trim() === '' || keyword === 'gantt') continue;
    if (keyword === 'title') title = rest.trim();
    else if (keyword === 'section') section = rest.trim();
    else if (/^(?:axisFormat|tickInterval|todayMarker|click|weekday)$/.test(keyword)) continue;
    else if (keyword === 'weekend') weekend = rest.trim() === 'friday' ? [5, 6] : [6, 0];
    else if (keyword === 'dateFormat') {
      if (/[^YMDHms\W\dT]/.test(rest) || !/[DHm]/.test(rest))
        throw new DiagramError(
          index,
          `dateFormat is ${rest}`,
          'Write dates as 2026-01-31:   dateFormat YYYY-MM-DD',
        );
      readDate = dateReader(rest.trim());
    } else if (keyword === 'excludes')
      for (const each of rest.split(/[\s,]+/).filter(Boolean)) {
        const day = weekdays.indexOf(each.toLowerCase());
        const date = readDate(each);
        if (each === 'weekends') excluded.hasWeekends = true;
        else if (day >= 0) excluded.days.add(day);
        else if (!Number.isNaN(date)) excluded.dates.add(date);
        else
          throw new DiagramError(
            index,
            `"excludes ${each}" is not drawn`,
            'Write weekends, names of days, or dates:   excludes weekends, 2026-12-24',
          );
      }
    else {
      const { until, ...task } = readTask(line, index, { section, isFree, readDate, before: tasks });
      if (until) untils.push({ task, name: until, index });
      tasks.push(task);
    }
    if (tasks.length > maxTasks)
      throw new DiagramError(index, `more than ${maxTasks} tasks`, 'Split it into two charts.');
  }
  for (const { task, name, index } of untils) {
    task.end = tasks.find(({ id }) => id === name)?.start ?? Number.NaN;
    if (Number.isNaN(task.end) || task.end < task.start)
      throw new DiagramError(
        index,
        `there is no later task called ${name}`,
        'Write the name of a later task.',
      );
  }
  return { tasks, title };
}

// 1970-01-01 was a Thursday.
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const minutesOfDay = 1440;

/** Reads dates as days since 1970; times without a date are on one day. */
function dateReader(format: string): (text: string) => number {
  const order: string[] = [];
  const pattern = format.replaceAll(/YYYY|MM?|DD?|HH?|mm?|ss?|[.[\]()*+?^$|\\]/g, (token) => {
    if (!/\w/.test(token)) return `\\${token}`;
    order.push(token.slice(0, 1));
    return token.length > 2 ? '(\\d{4})' : '(\\d{1,2})';
  });
  const whole = new RegExp(`^${pattern}$`);
  const isoDate = /^(\d{4})-(\d{2})-(\d{2})/;
  return (text) => {
    // A format of days also accepts times, which it ignores.
    const values =
      whole.exec(text)?.slice(1) ?? (format.startsWith('YYYY-MM-DD') ? isoDate.exec(text)?.slice(1) : null);
    if (!values) return Number.NaN;
    const part = (letter: string, missing: number) =>
      order.includes(letter) ? Number(values[order.indexOf(letter)] ?? 0) : missing;
    const [year, month, date] = [part('Y', 1970), part('M', 1), part('D', 1)];
    const time = Date.UTC(year, month - 1, date, part('H', 0), part('m', 0), part('s', 0));
    // 2026-02-30 is not a date.
    return new Date(time).getUTCDate() === date || order.includes('H') ? time / dayMs : Number.NaN;
  };
}

type Place = {
  section: string;
  isFree: (day: number) => boolean;
  readDate: (text: string) => number;
  before: readonly Task[];
};

function readTask(
  line: string,
  index: number,
  { section, isFree, readDate, before }: Place,
): Task & { until: string | undefined } {
  const at = line.indexOf(':');
  const fail = (message: string) =>
    new DiagramError(
      index,
      message,
      'Write its name, and when it begins and ends:   Design :2026-01-05, 10d',
    );
  if (at < 0) throw fail(`"${line.trim()}" is not a task`);
  const name = line.slice(0, at).trim();
  const parts = line
    .slice(at + 1)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const states = ['done', 'active', 'crit', 'milestone'] as const;
  const written = states.filter((state) => parts.includes(state));
  const others = parts.filter((part) => !states.some((state) => state === part));
  const state = written.includes('milestone')
    ? 'milestone'
    : (written.find((each) => each !== 'crit') ?? written[0] ?? '');
  const id = others.length > 2 ? (others.shift() ?? '') : '';
  const previous = before.at(-1);
  // A single part is its length; it begins after the previous task.
  const [startText, endText] = others.length > 1 ? others : ['', others[0]];
  const after = /^after\s+(.+)$/.exec(startText ?? '')?.[1]?.split(/\s+/);
  const starts = after?.map((name) => before.find((task) => task.id === name)?.end ?? Number.NaN);
  const start = starts
    ? Math.max(...starts)
    : startText
      ? readDate(startText)
      : (previous?.end ?? Number.NaN);
  if (Number.isNaN(start))
    throw fail(
      after ? `there is no earlier task called ${after.join(' or ')}` : `the task "${name}" has no beginning`,
    );
  const [, amount, unit = ''] = /^(\d+(?:\.\d+)?)\s*([dwMyhm])$/.exec(endText ?? '') ?? [];
  const length = Number(amount) * (unitDays[unit] ?? 1);
  const [, until] = /^until\s+(\S+)$/.exec(endText ?? '') ?? [];
  const end = until ? start : amount ? afterWorkdays(start, length, isFree) : readDate(endText ?? '');
  if (Number.isNaN(end) || end < start) throw fail(`the task "${name}" does not end after its beginning`);
  return { name, section, id, start, end, state, until };
}

/** The end of a task of `length` days, without excluded days. */
function afterWorkdays(start: number, length: number, isFree: (day: number) => boolean): number {
  let end = start;
  let rest = length;
  for (let step = 0; rest > 0 && step < 8000; step += 1) {
    const isCounted = !isFree(end);
    end += isCounted ? Math.min(rest, 1) : 1;
    if (isCounted) rest -= 1;
  }
  return end + Math.max(rest, 0);
}

function isoDay(day: number): string {
  return new Date(Math.floor(day) * dayMs).toISOString().slice(0, 10);
}

function timeOf(day: number): string {
  return new Date(Math.round(day * minutesOfDay) * 60_000).toISOString().slice(11, 16);
}

/** Minutes between two ticks of the axis; a day for charts of more than two days. */
function minutesOfTicks(length: number): number {
  const minutes = [1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720].find(
    (each) => (length * minutesOfDay) / each <= 7,
  );
  return length < 2 ? (minutes ?? minutesOfDay) : minutesOfDay;
}

/** Days of the axis, at most seven: every day, week, first of a month or of a year; parts of a day in short charts. */
function ticks(from: number, until: number, unit: number): number[] {
  if (unit < 1)
    return Array.from({ length: Math.round((until - from) / unit) + 1 }, (_, index) => from + index * unit);
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

function formatChartDay(day: number, length: number): string {
  const iso = isoDay(day);
  return length > 366 ? iso.slice(0, 7) : iso.slice(5);
}
