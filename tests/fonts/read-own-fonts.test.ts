import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { lintSite } from '../../src/build/lint-site.ts';
import { formatDiagnostics } from '../../src/core/diagnostics.ts';
import { outputPaths } from '../../src/files/output-paths.ts';
import { type Change, swap } from '../site/content-tree.ts';
import { treeForTest } from '../site/tree-for-test.ts';
import { sampleTypefaces } from './sample-faces.ts';

const sample = (weight: string) =>
  readFile(path.join(sampleTypefaces, `expo-google-fonts-noto-sans-thai@0.4.2/${weight}.ttf`));

/** Font faces and diagnostics for fonts in content/, with a title in Thai. */
async function lintFonts(fonts: Record<string, Buffer>) {
  const files = Object.entries(fonts).map(([name, bytes]): [string, Change] => [`fonts/${name}`, bytes]);
  const changes = { 'art.yaml': swap('title: Fog', 'title: สวัสดี'), ...Object.fromEntries(files) };
  const paths = outputPaths(path.dirname(treeForTest(changes)));
  const { faces, diagnostics } = await lintSite(paths, { mayFetch: false });
  return { faces: faces.further, report: formatDiagnostics(diagnostics) };
}

/* Refused files are in tests/golden/diagnostics.txt. */
describe("the owner's font files", () => {
  it('supply missing characters, regular and bold, without a download', async () => {
    const { faces, report } = await lintFonts({
      'regular.ttf': await sample('400Regular/NotoSansThai_400Regular'),
      'bold.ttf': await sample('700Bold/NotoSansThai_700Bold'),
    });
    expect(report).toBe('');
    expect(faces).toMatchObject([{ family: 'Noto Sans Thai', isPublished: true }]);
    expect(faces[0]?.files).toHaveLength(2);
  });

  it('may be WOFF2 files', async () => {
    const preserveNameIds = [1, 2, 16, 17];
    const options = { targetFormat: 'woff2', preserveNameIds } as const;
    const packed = await subsetFont(await sample('400Regular/NotoSansThai_400Regular'), 'สวัสดี', options);
    const { faces, report } = await lintFonts({ 'thai.woff2': Buffer.from(packed) });
    expect(report).toBe('');
    expect(faces).toMatchObject([{ family: 'Noto Sans Thai' }]);
  });
});
