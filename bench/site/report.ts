import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildTimes } from './builds.ts';
import type { DevTimes } from './dev.ts';
import type { Interactions } from './interactions.ts';
import type { PageView } from './lighthouse.ts';
import { median, spread } from './statistics.ts';
import type { PageBytes } from './weigh.ts';

/** What a run has measured; parts that were not asked for are absent. */
export type Figures = {
  runs: number;
  /** Repetitions of what is slower than a page view. */
  rounds: number;
  cores: number;
  bytes?: Record<string, PageBytes>;
  views?: Record<string, PageView[]>;
  interactions?: Interactions;
  pictures?: Record<string, number>;
  builds?: BuildTimes;
  dev?: DevTimes;
};

const start = '<!-- figures -->';
const end = '<!-- /figures -->';

/**
 * The figures as Markdown. Those of a whole run are also put between the marks of docs/performance.md; what stands
 * around them is written by hand.
 */
export async function writeReport(root: string, figures: Figures, isWhole: boolean): Promise<string> {
  const text = describe(figures);
  if (isWhole) {
    const file = join(root, 'docs/performance.md');
    const page = await readFile(file, 'utf8');
    const [before] = page.split(start);
    const after = page.split(end)[1] ?? '\n';
    await writeFile(file, `${before}${start}\n\n${text}\n\n${end}${after}`);
  }
  return text;
}

function describe({
  runs,
  rounds,
  cores,
  bytes,
  views,
  interactions,
  pictures,
  builds,
  dev,
}: Figures): string {
  const date = new Date().toISOString().slice(0, 10);
  const sections = [
    `${date} · Lighthouse 13, mobile, simulated slow 4G, 4 × CPU · HTTP/2, brotli 11, loopback · ${cores} cores · ` +
      `page views ${runs} ×, all else ${rounds} × · medians, in brackets the least and the most · \`/bare\` is the ` +
      'control: one heading, prerendered and hydrated with React.',
  ];
  if (views) {
    sections.push(
      'Scores are performance, accessibility, best practices, SEO; times in ms.',
      table('page | scores | LCP | FCP | Speed Index | TBT | CLS', Object.entries(views).map(viewRow)),
    );
  }
  if (bytes) {
    sections.push(
      'Bytes of a first visit, brotli 11 (fonts as they are), in KB of 1000:',
      table('page | JS | HTML | CSS | HTML + CSS | fonts', Object.entries(bytes).map(bytesRow)),
    );
  }
  if (pictures) {
    const lines = Object.entries(pictures).map(([width, size]) => `${width} | ${kb(size)}`);
    sections.push(table('pictures of About, read to its end, one random draw | KB', lines));
  }
  if (interactions) {
    const { longestTask, navigation, inp } = interactions;
    sections.push(
      'In a browser slowed down four times, in ms; tasks up to 50 ms are not told and count as 0:',
      table('longest task of a first visit | ms', rows(longestTask)),
      table('click in the bar until the page is painted | ms', rows(navigation)),
      table('control, click until the next paint | ms', rows(inp)),
    );
  }
  const commands = [
    ...Object.entries(builds ?? {}).map(([name, seconds]) => [`build, ${name}`, seconds] as const),
    ...Object.entries(devSeconds(dev)).map(([name, seconds]) => [`dev, ${name}`, seconds] as const),
  ].filter(([, seconds]) => seconds.length > 0);
  if (commands.length > 0) {
    const lines = commands.map(([name, seconds]) => `${name} | ${spread(seconds, 2)}`);
    sections.push(table('command | s', lines));
  }
  return sections.join('\n\n');
}

function viewRow([path, seen]: [string, PageView[]]): string {
  return [
    path,
    [0, 1, 2, 3].map((index) => median(seen.map(({ scores }) => scores[index] ?? 0))).join(' '),
    spread(seen.map(({ lcp }) => lcp)),
    spread(seen.map(({ fcp }) => fcp)),
    spread(seen.map(({ speedIndex }) => speedIndex)),
    spread(seen.map(({ tbt }) => tbt)),
    spread(
      seen.map(({ cls }) => cls),
      3,
    ),
  ].join(' | ');
}

function bytesRow([path, { html, css, js, fonts }]: [string, PageBytes]): string {
  return [path, ...[js, html, css, html + css, fonts].map(kb)].join(' | ');
}

function devSeconds(dev: DevTimes | undefined): Record<string, number[]> {
  if (!dev) return {};
  const seconds = (times: number[]) => times.map((ms) => ms / 1000);
  return {
    ready: seconds(dev.ready),
    'first page answered': seconds(dev.firstPage),
    'an edit of the content seen': seconds(dev.edit),
  };
}

function kb(size: number): string {
  return (size / 1000).toFixed(1);
}

function rows(times: Record<string, number[]>): string[] {
  return Object.entries(times).map(([name, ms]) => `${name} | ${spread(ms)}`);
}

function table(head: string, lines: string[]): string {
  const rule = head
    .split('|')
    .map((_, index) => (index === 0 ? '---' : '--:'))
    .join(' | ');
  return [head, rule, ...lines].map((line) => `| ${line} |`).join('\n');
}
