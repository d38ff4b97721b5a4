import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** One page view in Lighthouse's mobile preset: times in ms, scores from 0 to 100. */
export type LighthouseView = {
  scores: number[];
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  speedIndex: number;
};

/** Lighthouse takes about ten seconds; a browser that hangs is killed. */
const timeoutMs = 90_000;

/** On a busy machine, a browser sometimes fails to start. */
const maxAttempts = 3;

const packages = join(import.meta.dirname, '../node_modules');

/** Runs Lighthouse once. */
export async function viewWithLighthouse(address: string, chromium: string): Promise<LighthouseView> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryToView(address, chromium);
    } catch (error) {
      if (attempt === maxAttempts) throw error;
      console.log(`Lighthouse failed on ${address}. Trying again.`);
    }
  }
}

async function tryToView(address: string, chromium: string): Promise<LighthouseView> {
  const flags = '--headless=new --no-sandbox --ignore-certificate-errors --disable-dev-shm-usage';
  const lighthouse = join(packages, 'lighthouse/cli/index.js');
  const { stdout } = await promisify(execFile)(
    nodeForLighthouse(),
    [lighthouse, address, '--quiet', '--output=json', `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 1024 * 1024, timeout: timeoutMs },
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

/** Lighthouse needs Node 22.19. The npm package `node` brings one, by an install script that is off by default here. */
export function nodeForLighthouse(): string {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 19)) return process.execPath;
  const installed = join(packages, 'node/bin/node');
  if (existsSync(installed)) return installed;
  throw new Error(
    'Lighthouse needs Node 22.19 or later. Update Node, or run once in bench/: npm rebuild node --ignore-scripts=false',
  );
}
