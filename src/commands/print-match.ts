import type { Match } from '../applications/match-posting.ts';
import { quote } from '../core/quoted-values.ts';
import { formatTable, type Terminal } from './terminal.ts';

/** Prints what a posting names of the content, and what it asks that no text shows. */
export function printMatch(match: Match, { print }: Terminal): void {
  const { named, missing, unmatched, unknown } = match;
  if (named.length === 0) print('The posting names none of your skills and records.');
  else {
    print('The posting names:');
    print(
      formatTable(
        named.map(({ text, words, proofs, lines }) => [
          text,
          proofs.slice(0, 3).join('; ') || 'no record shows it',
          words.length > 0 ? `there: ${words.slice(0, 3).join(', ')}` : '',
          `line ${lines.slice(0, 3).join(', ')}`,
        ]),
      ),
    );
  }
  if (missing.length > 0) {
    print('\nNames in the posting that no text of your content has:');
    print(formatTable(missing.map(({ text, line }) => [text, `line ${line}`])));
  }
  if (unmatched.length > 0) {
    print('\nLines without any of your skills, records and languages:');
    for (const { text, line } of unmatched) print(`  line ${line}: ${shortened(text)}`);
  }
  print(`\nNot known: ${unknown.join(' ')}`);
}

const maxLetters = 120;

function shortened(text: string): string {
  return quote(text.length > maxLetters ? `${text.slice(0, maxLetters - 1)}…` : text);
}
