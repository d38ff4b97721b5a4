import path from 'node:path';
import { readSite } from '../../src/build/site.ts';
import { formatDiagnostics } from '../../src/core/diagnostics.ts';
import { outputPaths } from '../../src/files/output-paths.ts';
import type { Change } from './content-tree.ts';
import { treeForTest } from './tree-for-test.ts';

/** The site of the valid fixture with changes, for the current test. Its pictures are not encoded. */
export async function siteForTest(changes: Record<string, Change> = {}, { isDraft = false } = {}) {
  const paths = outputPaths(path.dirname(treeForTest(changes)));
  const options = { profile: 'dev', planOnly: true, mayFetch: false, isDraft } as const;
  const { value, diagnostics } = await readSite(paths, options);
  if (!value) throw new Error(formatDiagnostics(diagnostics));
  return value;
}
