/*
 * What `npm test` runs: types, lint, build, unit tests and browser tests, one after another, all of them even when
 * one fails; then what failed, and one line that sums them up. Words select steps: `npm test -- types unit`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeArguments, worlds } from './tasks.mjs';
import { joinResults, readBrowserTests, readReport, readUnitTests } from './test-results.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const reports = path.join(root, '.cache/test-reports');

/** In order. Each returns how many tests passed, and a line for each that failed. */
const steps = {
  types: async () => {
    const results = [];
    for (const world of worlds) {
      results.push(await runOne(`types of ${world}`, ['node_modules/typescript/bin/tsc', '-p', world]));
    }
    return joinResults(results);
  },
  lint: () => runOne('lint', nodeArguments('lint', ['--diagnostic-level=error'])),
  // As npm start builds, so that whoever ran that does not wait for the pictures again.
  build: () => runOne('build', nodeArguments('build', ['--profile', 'fast'])),
  unit: async () => {
    const report = path.join(reports, 'unit.json');
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const code = await runStep('unit tests', ['node_modules/vitest/vitest.mjs', ...args]);
    return readUnitTests(readReport(report), code, root);
  },
  browser: async () => {
    if (!(await findBrowserOrSay())) return failed('browser tests: no browser to run them in');
    const report = path.join(reports, 'browser.json');
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const args = ['test', '--reporter=line,json'];
    const code = await runStep('browser tests', ['node_modules/@playwright/test/cli.js', ...args], env);
    return readBrowserTests(readReport(report), code);
  },
};

async function main(words) {
  if (words.includes('--full')) process.env.PORTFOLIO_FULL = '1';
  const wanted = words.filter((word) => word !== '--full');
  const unknown = wanted.filter((word) => !Object.hasOwn(steps, word));
  if (unknown.length > 0) {
    console.error(`There is no step "${unknown.join(' ')}". Steps: ${Object.keys(steps).join(', ')}`);
    process.exitCode = 1;
    return;
  }
  // Reports of an earlier run must never be counted as this one's.
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const results = [];
  let isBuilt = true;
  for (const [name, run] of Object.entries(steps)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    if (name === 'browser' && !isBuilt) {
      results.push(failed('browser tests: not run, because there is no build to test'));
      continue;
    }
    const result = await run();
    if (name === 'build') isBuilt = result.failures.length === 0;
    results.push(result);
  }
  const { passed, failures } = joinResults(results);
  // Said again at the end, where whoever scrolls up from the last line finds it first.
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;
}

async function findBrowserOrSay() {
  console.log('\n— browser');
  try {
    // Loaded late: it needs Playwright, which other steps do not.
    const { findBrowser } = await import('./browser.mjs');
    return await findBrowser({ install: true });
  } catch (error) {
    console.error(error.message);
    return null;
  }
}

async function runOne(title, args) {
  const code = await runStep(title, args);
  return code === 0 ? { passed: 1, failures: [] } : failed(title);
}

function failed(line) {
  return { passed: 0, failures: [line] };
}

function runStep(title, args, env = {}) {
  console.log(`\n— ${title}`);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    const forward = (signal) => child.kill(signal);
    process.once('SIGTERM', forward);
    child.on('exit', (code, signal) => {
      process.off('SIGTERM', forward);
      // Stopped by the person at the keyboard: that ends the run, not only the step.
      if (signal === 'SIGINT' || signal === 'SIGTERM') process.exit(130);
      resolve(code ?? 1);
    });
  });
}

await main(process.argv.slice(2));
