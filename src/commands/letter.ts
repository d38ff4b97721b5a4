import path from 'node:path';
import { readPlannedSite, type Site } from '../build/site.ts';
import { guide } from '../core/command-hint.ts';
import { Refused, refusalFor } from '../core/diagnostics.ts';
import { didYouMean } from '../core/quoted-values.ts';
import { nearest } from '../core/text.ts';
import { type Letter, letterFile } from '../features/letters/letter.ts';
import { outputPaths } from '../files/output-paths.ts';
import { writeAtomically } from '../files/write-atomically.ts';
import { typesetLetter } from '../resume/resume-pdf.ts';
import { noteLine } from '../site/languages/noted-sources.ts';
import { typesetterMissing } from '../typst/typesetter.ts';
import type { Command } from './command.ts';

export const run: Command<object> = async ({ words }, terminal) => {
  const paths = outputPaths(terminal.root);
  const { diagnostics, value: site } = await readPlannedSite(paths);
  if (!site) throw refusalFor(diagnostics, 'Nothing was written.');
  if (!site.canTypeset) throw new Refused(typesetterMissing);
  const all = [site, ...site.translations].flatMap((each) =>
    each.content.letters.filter((letter) => isWritten(letter, each)).map((letter) => ({ ...each, letter })),
  );
  const names = [...new Set(all.map(({ letter }) => letter.name))];
  if (names.length === 0)
    throw new Refused(
      `There are no letters yet. Write one in content/letters/NAME.md: first the fields to, date and subject between two lines of ---, then the text. ${guide('content.md')} has an example.`,
    );
  const unknown = words.find((word) => !names.includes(word));
  if (unknown !== undefined)
    throw new Refused(
      `There is no letter "${unknown}". ${didYouMean(nearest(unknown, names), `Letters: ${names.join(', ')}.`)}`,
    );
  for (const { letter, ...own } of all) {
    if (words.length > 0 && !words.includes(letter.name)) continue;
    const file = `${folderOf(own)}${letter.name}.pdf`;
    const pdf = await typesetLetter(own.content, letter, own.faces);
    await writeAtomically(path.join(paths.letterDir, file), pdf);
    terminal.print(`wrote letters/${file}`);
  }
  return 0;
};

/** Whether the language has the letter: one that is not translated would be in the first language. */
function isWritten({ name }: Letter, { foreign }: Site): boolean {
  return !foreign.places.has(noteLine(letterFile(name), []));
}

/** The folder of a further language in `content/` and `letters/`. */
function folderOf({ content: { site } }: Pick<Site, 'content'>): string {
  return site.root === undefined ? '' : `${site.language}/`;
}
