import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The report of a test run, or null when the run ended before it wrote one. */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Joins results of the form `{ passed, failures }`: how many passed, and a line for each that did not. */
export function joinResults(results) {
  return {
    passed: results.reduce((sum, result) => sum + result.passed, 0),
    failures: results.flatMap((result) => result.failures),
  };
}

/** Vitest's JSON report as a result; a file that could not be loaded is one failure. Paths are shown from `root`. */
export function readUnitTests(report, exitCode, root) {
  const failures = (report?.testResults ?? []).flatMap((file) => {
    const place = path.relative(root, file.name);
    const failing = file.assertionResults.filter((test) => test.status === 'failed');
    if (file.status === 'failed' && file.assertionResults.length === 0) {
      return [describeFailure(place, 'could not be loaded', file.message)];
    }
    return failing.map((test) => describeFailure(place, test.fullName, test.failureMessages?.[0]));
  });
  return admitFailure({ passed: report?.numPassedTests ?? 0, failures }, exitCode, 'unit tests');
}

/** Playwright's JSON report as a result; a test that passed at its second try has passed. */
export function readBrowserTests(report, exitCode) {
  const stats = report?.stats ?? { expected: 0, flaky: 0 };
  const failing = specsOf(report).flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === 'unexpected')
      .map((test) =>
        describeFailure(`${spec.file}:${spec.line}`, spec.title, test.results.at(-1)?.error?.message),
      ),
  );
  const broken = (report?.errors ?? []).map((error) =>
    describeFailure(error.location?.file ?? 'browser tests', 'could not run', error.message),
  );
  const passed = stats.expected + stats.flaky;
  return admitFailure({ passed, failures: [...failing, ...broken] }, exitCode, 'browser tests');
}

/** The tests of a report or suite, those of the suites inside it too. */
function specsOf(suite) {
  return [...(suite?.specs ?? []), ...(suite?.suites ?? []).flatMap(specsOf)];
}

function describeFailure(place, title, message = '') {
  const [firstLine] = stripVTControlCharacters(message).split('\n');
  return firstLine ? `${place} › ${title}: ${firstLine}` : `${place} › ${title}`;
}

/** A run that failed without a failing test, or that ran nothing, is a failure all the same. */
function admitFailure(result, exitCode, title) {
  if (result.failures.length > 0) return result;
  if (exitCode !== 0)
    return { ...result, failures: [`${title}: ended with code ${exitCode}, no test failed`] };
  if (result.passed === 0) return { ...result, failures: [`${title}: none ran`] };
  return result;
}
