import { diagnosticInRecord } from '../../content/diagnostic-at.ts';
import type { Diagnostic } from '../../core/diagnostics.ts';
import { type ContentReading, recordsOf } from '../read-content.ts';

/** UI translations that are missing in the language of the site. */
export function findMissingTranslations(
  { sources, missingWords, locale }: Pick<ContentReading, 'sources' | 'missingWords' | 'locale'>,
  severity: Diagnostic['severity'],
): Diagnostic[] {
  const [site] = recordsOf(sources, 'site.yaml');
  if (!site || missingWords.length === 0) return [];
  const isOne = missingWords.length === 1;
  const names = missingWords
    .join(', ')
    .replaceAll(/(.{1,100})(?: |$)/g, '$1\n')
    .trimEnd();
  const diagnosticText = {
    summary: `language is "${locale.language}", but ${isOne ? '1 UI translation is' : `${missingWords.length} UI translations are`} missing`,
    why: 'There are no translations into your language yet, and visitors would see English among your texts.',
    fix: `Write them in content/words.yaml, with the names of src/locales/en.yaml:\n${names}`,
  };
  return [diagnosticInRecord('site.yaml', site, ['language'], diagnosticText, { severity })];
}
