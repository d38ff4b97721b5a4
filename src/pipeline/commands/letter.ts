import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { nearest } from '../../model/text.ts';
import { writeAtomically } from '../files/write-atomically.ts';
import { buildMessages } from '../messages/build-messages.ts';
import { letterUsage, letterWritten, noLetters, noSuchLetter } from '../messages/resume-messages.ts';
import { outputPaths } from '../output-paths.ts';
import { countErrors, formatProblems } from '../problems.ts';
import { setLetter } from '../resume/resume-pdf.ts';
import { readSite } from '../site.ts';
import { describeCommand, refuse } from './command.ts';

export const run = describeCommand({
  name: 'letter',
  usage: letterUsage,
  options: {},
  takesWords: true,
  run: async ({ words }, terminal) => {
    const paths = outputPaths(terminal.root);
    const { problems, made: site } = await readSite(paths, { profile: 'fast', planOnly: true });
    if (!site) {
      return refuse(terminal, `${formatProblems(problems)}\n${buildMessages.stopped(countErrors(problems))}`);
    }
    if (!site.canTypeset) return refuse(terminal, buildMessages.noTypesetter);
    const { letters } = site.content;
    const names = letters.map(({ name }) => name);
    if (names.length === 0) return refuse(terminal, noLetters);
    for (const word of words) {
      if (!names.includes(word)) return refuse(terminal, noSuchLetter(word, nearest(word, names), names));
    }
    const wanted = letters.filter(({ name }) => words.length === 0 || words.includes(name));
    await mkdir(paths.letterDir, { recursive: true });
    for (const letter of wanted) {
      const pdf = await setLetter(site.content, letter, site.faces);
      await writeAtomically(path.join(paths.letterDir, `${letter.name}.pdf`), pdf);
      terminal.say(letterWritten(`letters/${letter.name}.pdf`));
    }
    return 0;
  },
});
