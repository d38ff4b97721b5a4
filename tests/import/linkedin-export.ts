import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const cases = parse(readFileSync(path.resolve(import.meta.dirname, '../golden/cases/imports.yaml'), 'utf8'));

/*
 * An export of a fictional member, written by hand after descriptions of these tables by programs that read them:
 * https://github.com/JMPerez/linkedin-to-json-resume and https://www.linkedin.com/help/linkedin/answer/a1339364
 */
export const linkedInExport = cases.LinkedIn['contains the person and their positions with dates']
  .files as Record<'Profile.csv' | 'Positions.csv', string> & Record<string, string>;
