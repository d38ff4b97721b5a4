import path from 'node:path';

/** The number of passed tests, and a line for each other one. */
export type Result = { passed: number; failures: string[] };

type Outcome = { name: string; status: 'passed' | 'failed' | 'skipped' };

/** The used parts of Vitest's JSON report. */
type UnitReport = {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
};

/** The used parts of Playwright's JSON report. */
type Suite = {
  specs?: { file: string; line: number; title: string; tests: { status: string }[] }[];
  suites?: Suite[];
};

/** Tests of a Vitest report; a file that could not be loaded counts as a failed test. Paths are relative to `root`. */
export function unitOutcomes(report: UnitReport, root: string): Outcome[] {
  return report.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(root, name);
    if (assertionResults.length === 0 && status === 'failed') return [{ name: file, status }];
    return assertionResults.map((test) => ({
      name: `${file} › ${test.fullName}`,
      status: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
    }));
  });
}

/** Tests of a Playwright report; a test that passes on its second try has passed. */
export function browserOutcomes({ specs = [], suites = [] }: Suite): Outcome[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests.map(({ status }): Outcome => {
      const name = `tests/e2e/${file}:${line} › ${title}`;
      if (status === 'unexpected') return { name, status: 'failed' };
      return { name, status: status === 'skipped' ? 'skipped' : 'passed' };
    }),
  );
  return [...own, ...suites.flatMap(browserOutcomes)];
}

/** The result of a test run. A crash without a failing test is a failure too, and so is a run without tests unless `mayBeEmpty`. */
export function summarise(step: string, outcomes: Outcome[], exitCode: number, mayBeEmpty = false): Result {
  const passed = outcomes.filter(({ status }) => status === 'passed').length;
  const failures = outcomes.filter(({ status }) => status === 'failed').map(({ name }) => name);
  if (failures.length === 0 && exitCode !== 0) failures.push(`${step}: ended with code ${exitCode}`);
  if (failures.length === 0 && outcomes.length === 0 && !mayBeEmpty) failures.push(`${step}: ran nothing`);
  return { passed, failures };
}

/** Commands that run the files of these failures again. */
export function repeatCommands(failures: readonly string[], environment: string): string[] {
  const files = [...new Set(failures.flatMap((line) => /^tests\/[^ ]+\.(?:test|spec)\.ts/.exec(line) ?? []))];
  return files.map((file) =>
    file.endsWith('.spec.ts')
      ? `${environment} node_modules/.bin/playwright test ${file}`
      : `${environment} node_modules/.bin/vitest run ${file}`,
  );
}
