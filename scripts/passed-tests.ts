import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { TestCase as BrowserTest, FullConfig, Suite } from '@playwright/test/reporter';
import type { TestModule } from 'vitest/node';

/*
 * What has passed in a run of `npm test`: steps and test files, one per line. An interrupted run continues from there with
 * --resume; the runners then leave these files out.
 */

const root = path.dirname(import.meta.dirname);
const listFile = path.join(root, '.cache/test-passed.txt');

export function readPassed(): string[] {
  return existsSync(listFile) ? readFileSync(listFile, 'utf8').split('\n').filter(Boolean) : [];
}

export function notePassed(name: string): void {
  mkdirSync(path.dirname(listFile), { recursive: true });
  appendFileSync(listFile, `${name}\n`);
}

export function forgetPassed(): void {
  rmSync(listFile, { force: true });
}

/** Test files that a continued run leaves out, relative to the project. */
export function filesToSkip(): string[] {
  return process.env.PORTFOLIO_RESUME === '1' ? readPassed().filter((name) => name.startsWith('tests/')) : [];
}

/** A reporter for Vitest and for Playwright, which call different methods of it. */
export default class PassedTests {
  #waiting = new Map<string, Set<string>>();

  /** Vitest: a file ended. */
  onTestModuleEnd(module: TestModule): void {
    if (module.ok()) notePassed(path.relative(root, module.moduleId));
  }

  /** Playwright: the run begins. */
  onBegin(_config: FullConfig, suite: Suite): void {
    for (const { id, location } of suite.allTests()) {
      const tests = this.#waiting.get(location.file) ?? new Set();
      this.#waiting.set(location.file, tests.add(id));
    }
  }

  /** Playwright: a try of a test ended. */
  onTestEnd(test: BrowserTest): void {
    const { file } = test.location;
    const waiting = this.#waiting.get(file);
    if (!waiting || !test.ok()) return;
    waiting.delete(test.id);
    if (waiting.size === 0) notePassed(path.relative(root, file));
  }
}
