import { commandHint } from '../core/command-hint.ts';

/* Messages of `npm run letter`. */

export const letterUsage = `${commandHint('letter [NAME …]')}

Sets the letters of content/letters/ as the résumé is set, into letters/ beside content/. With names, only those. Nothing
of it is published; a letter whose fields say publish: true is, by the build.`;

export const noLetters =
  'There is no letter yet. Write one: content/letters/NAME.md holds its text, and above it, between two lines of ---, to, date and subject.';

export function noSuchLetter(name: string, similar: string | null, names: string[]): string {
  return similar
    ? `There is no letter "${name}". Did you mean "${similar}"?`
    : `There is no letter "${name}". There are: ${names.join(', ')}.`;
}

export function letterWritten(file: string): string {
  return `Wrote ${file}.`;
}
