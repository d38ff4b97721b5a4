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
      const name = `${file}:${line} › ${title}`;
      if (status === 'unexpected') return { name, status: 'failed' };
      return { name, status: status === 'skipped' ? 'skipped' : 'passed' };
    }),
  );
  return [...own, ...suites.flatMap(browserOutcomes)];
}

/** The result of a test run. A crash without a failing test, or a run without tests, is a failure too. */
export function summarise(step: string, outcomes: Outcome[], exitCode: number): Result {
  const passed = outcomes.filter(({ status }) => status === 'passed').length;
  const failures = outcomes.filter(({ status }) => status === 'failed').map(({ name }) => name);
  if (failures.length === 0 && exitCode !== 0) failures.push(`${step}: ended with code ${exitCode}`);
  if (failures.length === 0 && outcomes.length === 0) failures.push(`${step}: ran nothing`);
  return { passed, failures };
}
