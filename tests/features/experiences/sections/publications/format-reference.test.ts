import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readMarks } from '../../../../../src/content/read-inline.ts';
import {
  formatReference,
  referenceStyles,
} from '../../../../../src/features/experiences/sections/publications/cite-files.build.ts';
import { readBibliography } from '../../../../../src/features/experiences/sections/publications/read-bibliography.build.ts';
import {
  type Cited,
  emptyCited,
} from '../../../../../src/features/experiences/sections/publications/reference.build.ts';

/* The APA references were compared with those of citeproc-js and the APA style of CSL; see the decision page. */
it('formats 52 publications in APA, IEEE and Chicago', async () => {
  const text = await readFile(path.join(import.meta.dirname, 'references.bib'), 'utf8');
  const { records, diagnostics } = await readBibliography(text);
  expect(diagnostics).toEqual([]);
  const formatted = records.map(({ value }) => {
    const cited = { ...emptyCited, ...(value as Cited) };
    const whole = { ...cited, title: readMarks(String(cited.title), []).text };
    const styles = Object.keys(referenceStyles) as (keyof typeof referenceStyles)[];
    return [cited.name, ...styles.map((style) => `${style}: ${formatReference(style, whole)}`)].join('\n');
  });
  expect(records).toHaveLength(52);
  await expect(`${formatted.join('\n\n')}\n`).toMatchFileSnapshot('references.txt');
});
