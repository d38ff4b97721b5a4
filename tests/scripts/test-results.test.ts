import { describe, expect, it } from 'vitest';
import { browserOutcomes, repeatCommands, summarise, unitOutcomes } from '../../scripts/test-results.ts';

/** The summary of `npm test` must contain every failure of its runners. */

it('counts unit tests one by one, and names those that fail with their file', () => {
  const report = {
    testResults: [
      {
        name: '/project/tests/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'the gallery opens', status: 'passed' },
          { fullName: 'the gallery shows six', status: 'failed' },
          { fullName: 'the gallery on a Mac', status: 'pending' },
        ],
      },
      { name: '/project/tests/b.test.ts', status: 'failed', assertionResults: [] },
    ],
  };
  expect(summarise('unit', unitOutcomes(report, '/project'), 1)).toEqual({
    passed: 1,
    failures: ['tests/a.test.ts › the gallery shows six', 'tests/b.test.ts'],
  });
});

it('counts browser tests in groups, which pass if a retry passes', () => {
  const test = (title: string, status: string) => ({
    file: 'menu.spec.ts',
    line: 7,
    title,
    tests: [{ status }],
  });
  const report = {
    specs: [test('opens', 'expected'), test('closes', 'flaky')],
    suites: [{ suites: [{ specs: [test('is whole', 'unexpected'), test('in another engine', 'skipped')] }] }],
  };
  expect(summarise('browser', browserOutcomes(report), 1)).toEqual({
    passed: 2,
    failures: ['tests/e2e/menu.spec.ts:7 › is whole'],
  });
});

describe('a run', () => {
  it('fails if it crashes or runs no test', () => {
    const passed = { name: 'a', status: 'passed' } as const;
    expect(summarise('unit', [passed], 0)).toEqual({ passed: 1, failures: [] });
    expect(summarise('unit', [passed], 1)).toEqual({ passed: 1, failures: ['unit: ended with code 1'] });
    expect(summarise('unit', [], 1)).toEqual({ passed: 0, failures: ['unit: ended with code 1'] });
    expect(summarise('unit', [], 0)).toEqual({ passed: 0, failures: ['unit: ran nothing'] });
  });

  it('names the command that repeats a failure', () => {
    const failures = [
      'tests/a.test.ts › opens',
      'tests/a.test.ts › closes',
      'tests/e2e/b.spec.ts:7 › opens',
      'lint',
    ];
    expect(repeatCommands(failures, 'PORTFOLIO_SEED=7')).toEqual([
      'PORTFOLIO_SEED=7 node_modules/.bin/vitest run tests/a.test.ts',
      'PORTFOLIO_SEED=7 node_modules/.bin/playwright test tests/e2e/b.spec.ts',
    ]);
  });
});
