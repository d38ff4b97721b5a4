import { readFile } from 'node:fs/promises';
import { type Locale, makeLocale } from '../../model/locale.ts';
import { pluralRuleOf } from '../../model/plural-rules.ts';
import { type LocaleData, localeSchema } from '../../model/schemas/locale.ts';
import { isMissing } from '../files/is-missing.ts';
import { formatProblems, type Problem } from '../problems.ts';
import { explainIssues } from './explain-issues.ts';
import { readYamlRecords } from './yaml-records.ts';

/** The words of a language; `tag` is BCP 47. Of one that is not shipped, the English ones. */
export async function readLocale(tag: string): Promise<Locale> {
  const [language = ''] = tag.toLowerCase().split('-');
  const text = (await readLocaleFile(language)) ?? (await readLocaleFile('en')) ?? '';
  const { data, problems } = checkLocale(text, language);
  // The shipped files are complete, so whoever changed one is told like an owner of a mistake in content/.
  if (!data) throw new Error(`The words of the interface are not complete.\n${formatProblems(problems)}`);
  return makeLocale(tag, data);
}

async function readLocaleFile(language: string): Promise<string | null> {
  try {
    return await readFile(new URL(`../../locales/${language}.yaml`, import.meta.url), 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** What stands in a file of src/locales/, or a sentence for each mistake in it. */
export function checkLocale(
  text: string,
  language: string,
): { data: LocaleData | null; problems: Problem[] } {
  const file = `src/locales/${language}.yaml`;
  const read = readYamlRecords(text, 'single');
  const severity = 'error' as const;
  const problems: Problem[] = read.problems.map((problem) => ({ ...problem, file, severity, field: '' }));
  const [record] = read.records;
  const schema = localeSchema(pluralRuleOf(language).categories);
  const result = schema.safeParse(record?.value);
  if (record && !result.success) {
    for (const { path, part, ...wording } of explainIssues(schema, record, result.error.issues)) {
      problems.push({ ...wording, ...record.locate(path, part), file, severity, field: path.join('.') });
    }
  }
  if (!record && problems.length === 0) throw new Error(`${file} says nothing`);
  return { data: result.success && problems.length === 0 ? result.data : null, problems };
}
