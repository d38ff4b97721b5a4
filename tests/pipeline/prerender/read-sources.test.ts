import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listSources } from '../../../src/pipeline/prerender/read-sources.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Every file of the project that these import, and what those import, as paths below the root. */
async function importedFrom(starts: string[]): Promise<Set<string>> {
  const seen = new Set(starts);
  for (const file of seen) {
    if (!/\.tsx?$/.test(file)) continue;
    const source = await readFile(path.join(root, file), 'utf8');
    for (const [, wanted = ''] of source.matchAll(/(?:from|import) ?\(?'(\.[^'?]+)/g))
      seen.add(
        path
          .relative(root, path.resolve(root, path.dirname(file), wanted))
          .split(path.sep)
          .join('/'),
      );
  }
  return seen;
}

describe('what a kept bundle is known by', () => {
  it.each([
    [
      'how it is bundled',
      ['src/pipeline/prerender/run-bundler.ts', 'src/pipeline/prerender/content-modules.ts'],
    ],
    ['what the browser runs', ['src/site/start.ts', 'src/site/hydrate.tsx']],
    ['what draws the pages', ['src/site/prerender.tsx']],
  ])('has every file of %s', async (_what, starts) => {
    const imported = await importedFrom(starts);
    expect(imported.size).toBeGreaterThan(starts.length);
    const known = await listSources(root);
    expect([...imported].filter((file) => !known.includes(file))).toEqual([]);
  });
});
