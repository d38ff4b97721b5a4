import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

/** One page view as Lighthouse's mobile preset sees it: times in ms, scores of 0 to 100. */
export type PageView = {
  scores: number[];
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  speedIndex: number;
};

const requireHere = createRequire(import.meta.url);

/** Runs Lighthouse once, under the Node that the bench brings along. */
export async function viewPage(address: string, chromium: string): Promise<PageView> {
  const node = requireHere.resolve('node/bin/node');
  const lighthouse = requireHere.resolve('lighthouse/cli/index.js');
  const flags = '--headless=new --no-sandbox --ignore-certificate-errors --disable-dev-shm-usage';
  const { stdout } = await promisify(execFile)(
    node,
    [lighthouse, address, '--quiet', '--output=json', `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 1024 * 1024, timeout: 120_000 },
  );
  const report = JSON.parse(stdout);
  const value = (audit: string): number => report.audits[audit].numericValue;
  return {
    scores: ['performance', 'accessibility', 'best-practices', 'seo'].map((name) =>
      Math.round(report.categories[name].score * 100),
    ),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    speedIndex: value('speed-index'),
  };
}
