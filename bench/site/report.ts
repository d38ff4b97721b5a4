import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { control } from './control.ts';
import type { DevTimes } from './dev.ts';
import { type Work, walkedPhotos } from './interactions.ts';
import type { LighthouseView } from './lighthouse.ts';
import { slow4G } from './serve.ts';
import { kinds, type View } from './view.ts';

/** Values of several rounds, by what was measured. */
type Rounds = Record<string, number[]>;

/** What a run has measured; parts that were not asked for are absent. */
export type Figures = {
  runs: number;
  /** Repetitions of what is slower than a visit. */
  rounds: number;
  /** By the fonts of the system, and by page. */
  visits?: Record<string, Record<string, View[]>>;
  lighthouse?: Record<string, LighthouseView[]>;
  /** In ms, until the next paint. */
  clicks?: Rounds;
  /** In KB of 1000: photos of a gallery looked at one after the other. */
  walkKb?: number;
  /** By the page that was clicked to. */
  work?: Record<string, Work>;
  /** In seconds. */
  builds?: Rounds;
  dev?: DevTimes;
};

const start = '<!-- figures -->';
const end = '<!-- /figures -->';

/**
 * The figures as Markdown. Those of a whole run are also put between the marks of docs/developers/performance.md; what stands
 * around them is written by hand.
 */
export async function writeReport(root: string, figures: Figures, isWhole: boolean): Promise<string> {
  const text = describe(figures);
  if (isWhole) {
    const file = join(root, 'docs/developers/performance.md');
    const page = await readFile(file, 'utf8');
    const [before] = page.split(start);
    const after = page.split(end)[1] ?? '\n';
    await writeFile(file, `${before}${start}\n\n${text}\n\n${end}${after}`);
  }
  return text;
}

function describe(figures: Figures): string {
  const { runs, rounds, visits = {}, lighthouse, clicks, walkKb, work, builds, dev } = figures;
  const sections = [
    `${new Date().toISOString().slice(0, 10)} · ${cpus().length} cores · visits ${runs} ×, all else ${rounds} × · medians`,
  ];
  for (const [system, pages] of Object.entries(visits)) {
    const bare = pages[control] ?? [];
    sections.push(
      `**Applied**: ${slow4G.requestMs} ms a request, ${slow4G.downKbps / 1000} Mbit/s, 4 × CPU, 412 × 823 px, fonts of the system: ${system}. Times in ms, and as parts of the control's:`,
      table(
        'page | first paint | largest paint | own fonts | hydrated | layout shift | longest task',
        Object.entries(pages).map(([path, seen]) => [path, ...visitCells(seen, bare)]),
      ),
    );
  }
  const [first] = Object.values(visits);
  if (first) {
    sections.push(
      'Bytes of such a visit, in KB of 1000, as they are sent:',
      table(
        `page | ${kinds.join(' | ')}`,
        Object.entries(first).map(([path, seen]) => [
          path,
          ...kinds.map((kind) => (median(seen.map(({ bytes }) => bytes[kind])) / 1000).toFixed(1)),
        ]),
      ),
    );
  }
  if (lighthouse) {
    sections.push(
      '**Simulated**: Lighthouse 13, mobile; scores are performance, accessibility, best practices, SEO. Times in ms:',
      table(
        'page | scores | LCP | FCP | Speed Index | TBT | CLS',
        Object.entries(lighthouse).map(([path, seen]) => lighthouseCells(path, seen)),
      ),
    );
  }
  if (clicks) {
    const rows = Object.entries(clicks).map(([name, ms]) => [name, spread(ms)]);
    sections.push(
      '4 × CPU, in ms, in brackets the least and the most:',
      table('click until painted | ms', rows),
    );
  }
  if (walkKb) {
    sections.push(
      `${walkedPhotos} photos of a gallery, one after the other on a phone of 412 × 823 px: ${walkKb.toFixed()} KB of pictures, words and code.`,
    );
  }
  if (work) {
    const least = (ms: number[]) => Math.min(...ms).toFixed(1);
    const rows = Object.entries(work).map(([name, { all, style, layout, paint }]) => [
      `bar: ${name}`,
      ...[all, style, layout, paint].map(least),
    ]);
    sections.push(
      'CPU time of the main thread for such a click, not slowed down, in ms, the least:',
      table('click until painted | all | of it style | layout | paint', rows),
    );
  }
  const commands = { ...builds, ...dev };
  if (Object.keys(commands).length > 0) {
    const rows = Object.entries(commands).map(([name, seconds]) => [name, spread(seconds, 2)]);
    sections.push(table('command | s', rows));
  }
  return sections.join('\n\n');
}

function visitCells(seen: View[], bare: View[]): string[] {
  const times = (['firstPaint', 'largestPaint', 'ownFonts', 'hydrated'] as const).map((name) => {
    const [own, least] = [seen, bare].map((views) => median(views.map((view) => view[name])));
    return `${Math.round(own ?? 0)} (${((own ?? 0) / (least ?? 0)).toFixed(2)})`;
  });
  return [
    ...times,
    median(seen.map(({ layoutShift }) => layoutShift)).toFixed(3),
    median(seen.map(({ longestTask }) => longestTask)).toFixed(0),
  ];
}

function lighthouseCells(path: string, seen: LighthouseView[]): string[] {
  const of = (name: 'lcp' | 'fcp' | 'speedIndex' | 'tbt' | 'cls') => median(seen.map((view) => view[name]));
  return [
    path,
    [0, 1, 2, 3].map((index) => median(seen.map(({ scores }) => scores[index] ?? 0))).join(' '),
    ...(['lcp', 'fcp', 'speedIndex', 'tbt'] as const).map((name) => of(name).toFixed(0)),
    of('cls').toFixed(3),
  ];
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** `812 (790–845)`: the median, the least and the most. */
function spread(values: number[], digits = 0): string {
  const [least, middle, most] = [Math.min(...values), median(values), Math.max(...values)].map((value) =>
    value.toFixed(digits),
  );
  return `${middle} (${least}–${most})`;
}

function table(head: string, rows: string[][]): string {
  const rule = head
    .split('|')
    .map((_, index) => (index === 0 ? '---' : '--:'))
    .join(' | ');
  return [head, rule, ...rows.map((cells) => cells.join(' | '))].map((line) => `| ${line} |`).join('\n');
}
