import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Interactions } from './interactions.ts';
import type { PageView } from './lighthouse.ts';
import type { PageBytes } from './weigh.ts';

type Figures = {
  root: string;
  runs: number;
  cores: number;
  bytes: Record<string, PageBytes>;
  views: Record<string, PageView[]>;
  interactions: Interactions;
  builds: Record<string, number>;
};

const start = '<!-- figures -->';
const end = '<!-- /figures -->';

/** Puts the figures between the marks of docs/performance.md; what stands around them is written by hand. */
export async function writeReport(figures: Figures): Promise<string> {
  const text = describe(figures);
  const file = join(figures.root, 'docs/performance.md');
  const page = await readFile(file, 'utf8');
  const [before] = page.split(start);
  const after = page.split(end)[1] ?? '\n';
  await writeFile(file, `${before}${start}\n\n${text}\n\n${end}${after}`);
  return text;
}

function describe({ runs, cores, bytes, views, interactions, builds }: Figures): string {
  const date = new Date().toISOString().slice(0, 10);
  const kb = (size: number) => (size / 1000).toFixed(1);
  const weights = Object.entries(bytes).map(([path, { html, css, js, fonts }]) =>
    [path, kb(js), kb(html), kb(css), kb(html + css), kb(fonts)].join(' | '),
  );
  const times = Object.entries(views).map(([path, seen]) =>
    [
      path,
      [0, 1, 2, 3].map((index) => median(seen.map(({ scores }) => scores[index] ?? 0))).join(' '),
      spread(seen.map(({ fcp }) => fcp)),
      spread(seen.map(({ lcp }) => lcp)),
      spread(seen.map(({ tbt }) => tbt)),
      median(seen.map(({ cls }) => cls)).toFixed(3),
      spread(seen.map(({ speedIndex }) => speedIndex)),
    ].join(' | '),
  );
  const { longestTask, navigation, inp } = interactions;
  return [
    `${date} · Lighthouse 13, mobile, simulated slow 4G, 4 × CPU · HTTP/2, brotli 11, loopback · ${cores} cores shared ` +
      `with other work · ${runs} ${runs === 1 ? 'run' : 'runs'} a page, round by round · \`/bare\` is the control: ` +
      'one heading, prerendered and hydrated with React.',
    table('page | JS KB | HTML KB | CSS KB | HTML + CSS | fonts KB', weights),
    'Medians in ms, in brackets the least and the most; scores are performance, accessibility, best practices, SEO.',
    table('page | scores | FCP | LCP | TBT | CLS | Speed Index', times),
    'In a browser slowed down four times, in ms, one run each:',
    table('longest task of a first visit | ms', rows(longestTask)),
    table('click in the bar until the page is painted | ms', rows(navigation)),
    table('control, click until the next paint | ms', rows(inp)),
    ...(Object.keys(builds).length > 0
      ? [
          table(
            'build, all of `npm run build` | s',
            Object.entries(builds).map(([name, s]) => `${name} | ${s.toFixed(1)}`),
          ),
        ]
      : []),
  ].join('\n\n');
}

function rows(times: Record<string, number>): string[] {
  return Object.entries(times).map(([name, ms]) => `${name} | ${Math.round(ms)}`);
}

function table(head: string, lines: string[]): string {
  const rule = head
    .split('|')
    .map((_, index) => (index === 0 ? '---' : '--:'))
    .join(' | ');
  return [head, rule, ...lines].map((line) => `| ${line} |`).join('\n');
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

function spread(values: number[]): string {
  return `${Math.round(median(values))} (${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))})`;
}
