import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newerNode } from '../newer-node.ts';

/** One page view as Lighthouse's mobile preset sees it: times in ms, scores of 0 to 100. */
export type LighthouseView = {
  scores: number[];
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  speedIndex: number;
};

/** A page is seen in about ten seconds; a browser that hangs is ended after this long. */
const patienceMs = 90_000;

/** A busy machine can make a browser miss its start; a page that cannot be seen at all fails this often. */
const attempts = 3;

const lighthouse = join(import.meta.dirname, '../node_modules/lighthouse/cli/index.js');

/** Runs Lighthouse once. */
export async function viewWithLighthouse(address: string, chromium: string): Promise<LighthouseView> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryToView(address, chromium);
    } catch (error) {
      if (attempt === attempts) throw error;
      console.log(`${address} could not be seen; once more.`);
    }
  }
}

async function tryToView(address: string, chromium: string): Promise<LighthouseView> {
  const flags = '--headless=new --no-sandbox --ignore-certificate-errors --disable-dev-shm-usage';
  const { stdout } = await promisify(execFile)(
    newerNode(),
    [lighthouse, address, '--quiet', '--output=json', `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 1024 * 1024, timeout: patienceMs },
  );
  const report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(`${address}: ${report.runtimeError.message}`);
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
