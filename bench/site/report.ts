import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { controlPath } from './control.ts';
import type { Work } from './interactions.ts';
import type { LighthouseView } from './lighthouse.ts';
import { slow4G } from './serve.ts';
import { kinds, type View } from './view.ts';

/** The results of a run; parts that were not measured are absent. */
export type Figures = {
  runs: number;
  clickRounds: number;
  /** Names of other sites among the visited pages. */
  peers?: string[];
  /** By system fonts and page. */
  visits?: Record<string, Record<string, View[]>>;
  /** By page. */
  lighthouse?: Record<string, LighthouseView[]>;
  /** Time in ms until the next paint, by control. */
  clicks?: Record<string, number[]>;
  /** By the target page of the click. */
  work?: Record<string, Work>;
};

const start = '<!-- figures -->';
const end = '<!-- /figures -->';

/** Returns the figures as Markdown. Those of a whole run replace the ones in docs/developers/performance.md. */
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

function describe({ runs, clickRounds, peers = [], visits = {}, lighthouse, clicks, work }: Figures): string {
  const sections = [
    `${new Date().toISOString().slice(0, 10)} · ${cpus().length} cores · visits ${runs} ×, clicks ${clickRounds} × · medians`,
  ];
  for (const [system, pages] of Object.entries(visits)) {
    const control = pages[controlPath] ?? [];
    sections.push(
      `**Applied**: ${slow4G.requestMs} ms per request, ${slow4G.downKbps / 1000} Mbit/s, 4 × CPU, 412 × 823 px, system fonts: ${system}. Times in ms, and relative to the control:`,
      table(
        'page | first paint | largest paint | own fonts | hydrated | layout shift | longest task',
        Object.entries(pages).map(([path, views]) => [path, ...visitCells(views, control)]),
      ),
    );
    if (peers.length > 0) {
      const own = Object.entries(pages).filter(([path]) => !peers.includes(path) && path !== controlPath);
      sections.push(
        'Relative to the faster one of the other sites; hydration relative to its first paint:',
        table(
          'page | first paint | largest paint | hydrated',
          own.map(([path, views]) => [
            path,
            ...peerCells(
              views,
              peers.map((peer) => pages[peer] ?? []),
            ),
          ]),
        ),
      );
    }
  }
  const [first] = Object.values(visits);
  if (first) {
    const kilobytes = (views: View[]) =>
      kinds.map((kind) => (median(views.map(({ bytes }) => bytes[kind])) / 1000).toFixed(1));
    sections.push(
      'Transferred bytes of these visits, in KB of 1000:',
      table(
        `page | ${kinds.join(' | ')}`,
        Object.entries(first).map(([path, views]) => [path, ...kilobytes(views)]),
      ),
    );
  }
  if (lighthouse) {
    sections.push(
      '**Simulated**: Lighthouse 13, mobile; scores are performance, accessibility, best practices, SEO. Times in ms:',
      table(
        'page | scores | LCP | FCP | Speed Index | TBT | CLS',
        Object.entries(lighthouse).map(([path, views]) => [path, ...lighthouseCells(views)]),
      ),
    );
  }
  if (clicks) {
    const rows = Object.entries(clicks).map(([name, ms]) => [
      name,
      `${median(ms).toFixed()} (${Math.min(...ms).toFixed()}–${Math.max(...ms).toFixed()})`,
    ]);
    sections.push('4 × CPU, in ms: median (minimum–maximum):', table('click until painted | ms', rows));
  }
  if (work) {
    const rows = Object.entries(work).map(([name, { all, style, layout, paint }]) => [
      `bar: ${name}`,
      ...[all, style, layout, paint].map((ms) => Math.min(...ms).toFixed(1)),
    ]);
    sections.push(
      'CPU time of the main thread for these clicks, not throttled, minimum in ms (includes part of the rendering after the paint):',
      table('click until painted | total | style | layout | paint', rows),
    );
  }
  return sections.join('\n\n');
}

function visitCells(views: View[], control: View[]): string[] {
  const times = (['firstPaint', 'largestPaint', 'ownFonts', 'hydrated'] as const).map((name) => {
    const [own = 0, base = 0] = [views, control].map((all) => medianOf(all, name));
    return own < 0 ? '' : `${Math.round(own)} (${(own / base).toFixed(2)})`;
  });
  return [
    ...times,
    median(views.map(({ layoutShift }) => layoutShift)).toFixed(3),
    median(views.map(({ longestTask }) => longestTask)).toFixed(0),
  ];
}

function peerCells(views: View[], peers: View[][]): string[] {
  const fastest = (name: Milestone) => Math.min(...peers.map((peer) => medianOf(peer, name)));
  return [
    medianOf(views, 'firstPaint') / fastest('firstPaint'),
    medianOf(views, 'largestPaint') / fastest('largestPaint'),
    medianOf(views, 'hydrated') / fastest('firstPaint'),
  ].map((ratio) => ratio.toFixed(2));
}

type Milestone = 'firstPaint' | 'largestPaint' | 'ownFonts' | 'hydrated';

function medianOf(views: View[], name: Milestone): number {
  return median(views.map((view) => view[name]));
}

function lighthouseCells(views: LighthouseView[]): string[] {
  return [
    [0, 1, 2, 3].map((index) => median(views.map(({ scores }) => scores[index] ?? 0))).join(' '),
    ...(['lcp', 'fcp', 'speedIndex', 'tbt'] as const).map((name) =>
      median(views.map((view) => view[name])).toFixed(0),
    ),
    median(views.map(({ cls }) => cls)).toFixed(3),
  ];
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

function table(head: string, rows: string[][]): string {
  const rule = head
    .split('|')
    .map((_, index) => (index === 0 ? '---' : '--:'))
    .join(' | ');
  return [head, rule, ...rows.map((cells) => cells.join(' | '))].map((line) => `| ${line} |`).join('\n');
}
