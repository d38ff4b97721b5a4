import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { readSite } from '../build/site.ts';
import { countStopping, formatDiagnostics, problemsToFix } from '../core/diagnostics.ts';
import { nearest } from '../core/text.ts';
import { outputPaths } from '../files/output-paths.ts';
import { writeAtomically } from '../files/write-atomically.ts';
import { typesetLetter } from '../resume/resume-pdf.ts';
import { typesetterMissing } from '../typst/typesetter.ts';
import { type Command, refuse } from './command.ts';

export const run: Command<object> = async ({ words }, terminal) => {
  const paths = outputPaths(terminal.root);
  const { diagnostics, value: site } = await readSite(paths, { profile: 'fast', planOnly: true });
  if (!site)
    return refuse(
      terminal,
      `${formatDiagnostics(diagnostics)}\n${problemsToFix(countStopping(diagnostics))}`,
    );
  if (!site.canTypeset) return refuse(terminal, typesetterMissing);
  const { letters } = site.content;
  const names = letters.map(({ name }) => name);
  if (names.length === 0)
    return refuse(
      terminal,
      'There are no letters yet. Write one in content/letters/NAME.md: first the fields to, date and subject between two lines of ---, then the text.',
    );
  const unknown = words.find((word) => !names.includes(word));
  if (unknown !== undefined) {
    const similar = nearest(unknown, names);
    return refuse(
      terminal,
      `There is no letter "${unknown}". ${similar ? `Did you mean "${similar}"?` : `Letters: ${names.join(', ')}.`}`,
    );
  }
  await mkdir(paths.letterDir, { recursive: true });
  for (const letter of letters.filter(({ name }) => words.length === 0 || words.includes(name))) {
    const pdf = await typesetLetter(site.content, letter, site.faces);
    await writeAtomically(path.join(paths.letterDir, `${letter.name}.pdf`), pdf);
    terminal.print(`wrote letters/${letter.name}.pdf`);
  }
  return 0;
};
