import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { commandHint } from '../core/command-hint.ts';
import { nearest } from '../core/text.ts';
import { outputPaths } from '../files/output-paths.ts';
import { writeAtomically } from '../files/write-atomically.ts';
import { typesetLetter } from '../resume/resume-pdf.ts';
import { typesetterMissing } from '../typst/typesetter.ts';
import { describeCommand, refuse } from './command.ts';
import { planSite } from './plan-site.ts';

export const run = describeCommand({
  name: 'letter',
  usage: `${commandHint('letter [NAME …]')}

Typesets the letters of content/letters/ in the design of the résumé, into letters/ beside content/. With names, only
those. Nothing is published, except by the build a letter with publish: true.`,
  options: {},
  takesWords: true,
  run: async ({ words }, terminal) => {
    const site = await planSite(terminal);
    if (!site) return 1;
    if (!site.canTypeset) return refuse(terminal, typesetterMissing);
    const { letters } = site.content;
    const names = letters.map(({ name }) => name);
    if (names.length === 0)
      return refuse(
        terminal,
        'There are no letters yet. Write content/letters/NAME.md: between two lines of --- the fields to, date and subject, below them the text.',
      );
    for (const word of words) {
      if (names.includes(word)) continue;
      const similar = nearest(word, names);
      const hint = similar ? `Did you mean "${similar}"?` : `There are: ${names.join(', ')}.`;
      return refuse(terminal, `There is no letter "${word}". ${hint}`);
    }
    const wanted = letters.filter(({ name }) => words.length === 0 || words.includes(name));
    const { letterDir } = outputPaths(terminal.root);
    await mkdir(letterDir, { recursive: true });
    for (const letter of wanted) {
      const pdf = await typesetLetter(site.content, letter, site.faces);
      await writeAtomically(path.join(letterDir, `${letter.name}.pdf`), pdf);
      terminal.say(`Wrote letters/${letter.name}.pdf.`);
    }
    return 0;
  },
});
