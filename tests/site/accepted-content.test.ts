import { describe, expect, it } from 'vitest';
import { type Diagnostic, formatDiagnostics } from '../../src/core/diagnostics.ts';
import { findLeftovers } from '../../src/site/lint/find-leftovers.ts';
import { lintContent } from '../../src/site/lint/lint-content.ts';
import type { ContentReading } from '../../src/site/read-content.ts';
import { readCases } from '../golden/cases/read-cases.ts';
import { readTree } from './content-tree.ts';

type Find = (read: ContentReading) => readonly Diagnostic[] | Promise<readonly Diagnostic[]>;

const { accepted } = readCases();

describe.each<[group: string, Find]>([
  ['validation', ({ diagnostics }) => diagnostics],
  ['lint', (read) => lintContent(read, '2026-03-01')],
  ['publication', findLeftovers],
])('%s', (group, find) => {
  it.each(Object.entries(accepted[group] ?? {}))('accepts %s', async (_what, changes) => {
    expect(formatDiagnostics(await find(await readTree(changes)))).toBe('');
  });
});
