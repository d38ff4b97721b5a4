import { readFileSync } from 'node:fs';

/** The report of a test run, or null when the run ended before it wrote one. */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Sums counts of the form `{ passed, failed }`. */
export function addCounts(counts) {
  return counts.reduce(
    (sum, count) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }),
    { passed: 0, failed: 0 },
  );
}

/** Vitest's JSON report as a count; a file that could not be loaded is one failure. */
export function countUnitTests(report, exitCode) {
  const files = report?.testResults ?? [];
  const broken = files.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const count = {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + broken.length,
  };
  return admitFailure(count, exitCode);
}

/** Playwright's JSON report as a count; a test that passed at its second try has passed. */
export function countBrowserTests(report, exitCode) {
  const stats = report?.stats ?? { expected: 0, unexpected: 0, flaky: 0 };
  const count = {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (report?.errors?.length ?? 0),
  };
  return admitFailure(count, exitCode);
}

/** A run that failed without a failing test, or that ran nothing, is a failure all the same. */
function admitFailure(count, exitCode) {
  const isSilent = count.failed === 0 && (exitCode !== 0 || count.passed === 0);
  return isSilent ? { ...count, failed: 1 } : count;
}
