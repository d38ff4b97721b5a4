import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { typefacePairs } from '../../src/brand/look.ts';
import { fallbackStyles } from '../../src/fonts/fallback-styles.ts';
import { findPair } from '../../src/fonts/find-pair.ts';
import { readMetrics } from '../../src/fonts/read-letters.ts';
import { fallbackFonts, familiesOf, pairs, sampleText } from '../../src/fonts/typeface-pairs.ts';
import { folderForAll } from '../temporary-folder.ts';
import { defaultFaces } from './sample-faces.ts';

const root = path.resolve(import.meta.dirname, '../..');
const typefaceDir = folderForAll();
const cacheDir = folderForAll();

/** Installed fonts that have the widths of the fallback fonts. */
const installed: Record<string, [regular: string, bold: string]> = {
  Arial: expo('arimo', 'Arimo'),
  Roboto: expo('roboto', 'Roboto'),
  'Courier New': expo('cousine', 'Cousine'),
  'DejaVu Sans': ['DejaVuSans', 'DejaVuSans-Bold'].map(dejavu) as [string, string],
  'DejaVu Serif': ['DejaVuSerif', 'DejaVuSerif-Bold'].map(dejavu) as [string, string],
  'DejaVu Sans Mono': ['DejaVuSansMono', 'DejaVuSansMono-Bold'].map(dejavu) as [string, string],
};

function expo(name: string, family: string): [string, string] {
  const file = (style: string) => `@expo-google-fonts/${name}/${style}/${family}_${style}.ttf`;
  return [file('400Regular'), file('700Bold')];
}

function dejavu(name: string): string {
  return `dejavu-fonts-ttf/ttf/${name}.ttf`;
}

describe('the pairs of typefaces', () => {
  it.each(typefacePairs)('%s has its license and purpose documented', (name) => {
    const licences = readFileSync(path.join(root, 'src/build/head/licences.txt'), 'utf8');
    const guide = readFileSync(path.join(root, 'docs/brand.md'), 'utf8');
    const row = guide.split('\n').find((line) => line.startsWith(`| \`${name}\` |`)) ?? '';
    for (const { family } of familiesOf(pairs[name])) {
      expect(licences, family).toContain(family);
      expect(row, family).toContain(family);
    }
  });

  it('fall back to the default with a reason if they cannot be downloaded', async () => {
    const { pair, absent } = await findPair('literata', { typefaceDir, mayFetch: false });
    expect(pair.families.text).toBe('Atkinson Hyperlegible Next');
    expect(absent).toMatchObject({ name: 'literata', reason: expect.stringMatching(/downloaded/) });
    expect(absent?.packages).toContain('@fontsource-variable/literata@5.3.0');
  });
});

describe('fallback fonts', () => {
  it.each(Object.entries(installed))('%s has the declared widths', (local, files) => {
    const fallback = Object.values(fallbackFonts)
      .flat()
      .find((each) => each.local[0] === local);
    const widths = files.map((file) =>
      readMetrics(readFileSync(path.join(root, 'node_modules', file))).widthOf(sampleText),
    );
    expect(fallback?.width.regular).toBeCloseTo(widths[0] ?? 0, 0);
    expect(fallback?.width.bold).toBeCloseTo(widths[1] ?? 0, 0);
  });

  it('are scaled by our font’s metrics, as a browser measures them', async () => {
    const [next] = (await defaultFaces()).own.found;
    if (!next) throw new Error('the default pair is missing');
    const { sizeAdjust: measured = [], ...unmeasured } = next;
    const styles = await fallbackStyles(unmeasured, cacheDir);
    const computed = [...styles.matchAll(/size-adjust:([\d.]+)%/g)].map(([, percent]) => Number(percent));
    const expected = measured.flatMap(({ text, lede, bold, heavy }) => [text, lede, bold, heavy]);
    expect(computed).toHaveLength(expected.length);
    for (const [index, percent] of computed.entries())
      expect(Math.abs(percent - (expected[index] ?? 0))).toBeLessThan(1.5);
  });
});
