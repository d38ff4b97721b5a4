/*
 * Runs `npm test`: types, lint, unit tests and the build in parallel, and the browser tests as soon as there is a build.
 * All of them run even if one fails. Ends with a list of failures and a summary line.
 *
 *   npm test -- types unit           only these steps
 *   npm run test:full -- --shard 1/4   a fourth of all tests
 *   npm run test:full -- --resume      what has not passed yet in the last run, for example after an interruption
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { forgetPassed, notePassed, readPassed } from './passed-tests.ts';
import { browserOutcomes, type Result, repeatCommands, summarise, unitOutcomes } from './test-results.ts';

const root = path.dirname(import.meta.dirname);
const reports = path.join(root, '.cache/test-reports');

/** The TypeScript projects. */
const worlds = ['src/tsconfig.json', 'src/tsconfig.node.json', 'tests'];

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    full: { type: 'boolean', default: false },
    shard: { type: 'string' },
    resume: { type: 'boolean', default: false },
  },
});
if (options.full) process.env.PORTFOLIO_FULL = '1';
if (options.resume) process.env.PORTFOLIO_RESUME = '1';
// All runners of a run use the same seed, so that one command repeats a failure.
const { chosenSeed } = await import('../tests/tier.ts');
process.env.PORTFOLIO_SEED = chosenSeed;
const shard = options.shard ? [`--shard=${options.shard}`] : [];
/** With several shards, the first one runs the steps that cannot be divided. */
const isFirst = options.shard === undefined || options.shard.startsWith('1/');
const undivided = ['types', 'lint'];

type Step = (isAlone: boolean) => Promise<Result>;

/** These steps start together. The browser tests wait for the build. */
const together: Record<string, Step> = {
  types: async (isAlone) => {
    const ended: Result[] = [];
    // One after another, each with one checker: several check shared types again, and other steps use the processors.
    for (const world of worlds) {
      // Incremental: unchanged files without changed dependencies are not checked again.
      const buildInfo = path.join('.cache/types', `${world.replaceAll(/[./]/g, '-')}.tsbuildinfo`);
      const args = ['-p', world, '--checkers', '1', '--incremental', '--tsBuildInfoFile', buildInfo];
      ended.push(await runOne(`types of ${world}`, ['node_modules/typescript/bin/tsc', ...args], isAlone));
    }
    return noted('types', join(ended));
  },
  lint: async (isAlone) =>
    noted(
      'lint',
      join([
        await runOne(
          'lint',
          ['node_modules/@biomejs/biome/bin/biome', 'check', '.', '--diagnostic-level=error'],
          isAlone,
        ),
        await runOne('imports', ['--import', 'tsx', 'scripts/check-imports.ts'], isAlone),
      ]),
    ),
  unit: (isAlone) => runVitest('unit', ['unit', 'mocked'], isAlone),
  // Few tests depend on the quality of pictures, and encoding them takes most of a first build.
  build: (isAlone) =>
    runOne('build', ['bin/portfolio.mjs', 'build', '--profile', options.full ? 'fast' : 'test'], isAlone, {
      isBackground: false,
    }),
};

/** Tests of kills, full disks and run times, which need idle processors. */
const last: Record<string, Step> = options.full ? { long: () => runVitest('long', ['long'], true) } : {};

async function main(): Promise<void> {
  const steps = [...Object.keys(together), 'browser', ...Object.keys(last)];
  const unknown = wanted.filter((word) => !steps.includes(word));
  if (unknown.length > 0) {
    console.error(`There is no step "${unknown.join(' ')}". Steps: ${steps.join(', ')}`);
    process.exitCode = 1;
    return;
  }
  if (!options.resume) forgetPassed();
  const passedBefore = readPassed();
  if (passedBefore.length > 0)
    console.log(`Continues the last run. Steps and files that passed: ${passedBefore.length}`);
  const isSelected = (name: string) => {
    // The browser tests need the build.
    if (name !== 'build' && passedBefore.includes(name)) return false;
    return wanted.length === 0 ? isFirst || !undivided.includes(name) : wanted.includes(name);
  };
  // Reports of an earlier run must never be counted for this one.
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  const names = Object.keys(together).filter(isSelected);
  if (names.length > 1) console.log(`At the same time: ${names.join(', ')}`);
  const running = new Map(names.map((name) => [name, together[name]?.(names.length === 1)]));
  const browser = isSelected('browser') ? runBrowser(running.get('build')) : undefined;
  const results = await Promise.all([...running.values(), browser]);
  for (const [name, step] of Object.entries(last)) if (isSelected(name)) results.push(await step(true));
  const { passed, failures } = join(results.filter((result) => result !== undefined));
  if (failures.length > 0) {
    console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`);
    const again = repeatCommands(
      failures,
      `PORTFOLIO_SEED=${chosenSeed}${options.full ? ' PORTFOLIO_FULL=1' : ''}`,
    );
    if (again.length > 0) console.log(`\nTo repeat them:\n${again.map((line) => `  ${line}`).join('\n')}`);
  }
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length > 0 || (passed === 0 && passedBefore.length === 0) ? 1 : 0;
}

async function runVitest(step: string, projects: string[], isAlone: boolean): Promise<Result> {
  const report = path.join(reports, `${step}.json`);
  const code = await runStep(
    step,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.map((project) => `--project=${project}`),
      ...shard,
      '--reporter=default',
      '--reporter=json',
      '--reporter=scripts/passed-tests.ts',
      `--outputFile.json=${report}`,
      ...(options.resume ? ['--passWithNoTests'] : []),
    ],
    isAlone,
  );
  const read = readReport(report);
  return noted(step, summarise(step, read ? unitOutcomes(read, root) : [], code, options.resume));
}

/** Runs the browser tests on dist/, after `build` if that is running. A missing browser is installed meanwhile. */
async function runBrowser(build?: Promise<Result>): Promise<Result> {
  try {
    // Loaded on demand, because only this step needs Playwright.
    const { findBrowser } = await import('./browser.ts');
    await findBrowser({ install: true });
  } catch (error) {
    console.error(String(error));
    return failed('browser: there is none to run the tests in');
  }
  if ((await build)?.failures.length) return failed('browser: not run, because there is no build to test');
  const report = path.join(reports, 'browser.json');
  const args = [
    'node_modules/@playwright/test/cli.js',
    'test',
    ...shard,
    '--reporter=line,json,./scripts/passed-tests.ts',
  ];
  const code = await runStep('browser', args, true, { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } });
  return noted(
    'browser',
    summarise('browser', browserOutcomes(readReport(report) ?? {}), code, options.resume),
  );
}

/** Notes a step that passed. Parts of it, as in a shard, do not count. */
function noted(step: string, result: Result): Result {
  if (result.failures.length === 0 && shard.length === 0) notePassed(step);
  return result;
}

async function runOne(name: string, args: string[], isAlone: boolean, run: RunOptions = {}): Promise<Result> {
  const code = await runStep(name, args, isAlone, run);
  return code === 0 ? { passed: 1, failures: [] } : failed(name);
}

type RunOptions = { env?: NodeJS.ProcessEnv; isBackground?: boolean };

/**
 * Runs Node with these arguments. The output of a concurrent step is printed when it ends. Build and browser tests get a
 * higher priority: other steps wait for the build, and browser tests measure time.
 */
function runStep(
  name: string,
  args: string[],
  isAlone: boolean,
  { env = {}, isBackground = !isAlone }: RunOptions = {},
): Promise<number> {
  const startedAt = performance.now();
  if (isAlone) console.log(`\n— ${name}`);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    if (isBackground && child.pid) setPriority(child.pid, 10);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    const forward = (signal: NodeJS.Signals) => child.kill(signal);
    process.once('SIGTERM', forward);
    child.on('close', (code, signal) => {
      process.off('SIGTERM', forward);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      if (!isAlone) console.log(`\n— ${name}, ${seconds} s\n${output.trim()}`);
      // Ctrl-C ends the whole run, not only the step.
      if (signal === 'SIGINT' || signal === 'SIGTERM') process.exit(130);
      resolve(code ?? 1);
    });
  });
}

/** The report of a run; null if the run ended before writing it. */
function readReport(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function join(results: Result[]): Result {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failures: results.flatMap(({ failures }) => failures),
  };
}

function failed(line: string): Result {
  return { passed: 0, failures: [line] };
}

await main();
