import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { nearest } from '../core/text.ts';
import { outputPaths } from '../files/output-paths.ts';
import { writeAtomically } from '../files/write-atomically.ts';
import { letterUsage, letterWritten, noLetters, noSuchLetter } from '../resume/resume-messages.ts';
import { setLetter } from '../resume/resume-pdf.ts';
import { typesetterMissing } from '../typst/typesetter.ts';
import { describeCommand, refuse } from './command.ts';
import { planSite } from './plan-site.ts';

export const run = describeCommand({
  name: 'letter',
  usage: letterUsage,
  options: {},
  takesWords: true,
  run: async ({ words }, terminal) => {
    const site = await planSite(terminal);
    if (!site) return 1;
    if (!site.canTypeset) return refuse(terminal, typesetterMissing);
    const { letters } = site.content;
    const names = letters.map(({ name }) => name);
    if (names.length === 0) return refuse(terminal, noLetters);
    for (const word of words) {
      if (!names.includes(word)) return refuse(terminal, noSuchLetter(word, nearest(word, names), names));
    }
    const wanted = letters.filter(({ name }) => words.length === 0 || words.includes(name));
    const { letterDir } = outputPaths(terminal.root);
    await mkdir(letterDir, { recursive: true });
    for (const letter of wanted) {
      const pdf = await setLetter(site.content, letter, site.faces);
      await writeAtomically(path.join(letterDir, `${letter.name}.pdf`), pdf);
      terminal.say(letterWritten(`letters/${letter.name}.pdf`));
    }
    return 0;
  },
});
