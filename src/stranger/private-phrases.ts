import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { engineRoot } from '../files/output-paths.ts';

/**
 * How texts of a language say private things, as regular expressions of folded text (`foldText`), without capitals, so
 * that they can be folded too. Written languages without spaces have no word boundaries.
 */
export type PrivatePhrases = {
  /** Family and partners, with whose they are: `my sister`. */
  family: string;
  /** Children in pictures. */
  children: string;
  /** Where somebody grew up. */
  home: string;
  /** Where somebody lives now, as captions say it: `from my window`. */
  nearHome: string;
  /** Before a year or day of birth. */
  born: string;
  /** Words around an age; `#` is the number. */
  age: string;
  /** That something repeats: `every`, `on mondays`. */
  often: string;
};

/** By language, without its region. */
export const privatePhrases: Readonly<Record<string, PrivatePhrases>> = parse(
  readFileSync(path.join(engineRoot, 'src/stranger/private-phrases.yaml'), 'utf8'),
);

/** Languages written without spaces between words, or with particles that belong to them. */
export const unspacedLanguages: readonly string[] = ['ja', 'zh', 'ko'];
