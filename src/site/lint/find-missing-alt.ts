import { missingWords as diagnosticText } from '../../content/content-messages.ts';
import { diagnosticInRecord } from '../../content/diagnostic-at.ts';
import type { Diagnostic } from '../../core/diagnostics.ts';
import { type ContentReading, recordsOf } from '../read-content.ts';

/** Words of the interface that are English although the site's language is another. */
export function findMissingAlt(
  { sources, missingWords, locale }: Pick<ContentReading, 'sources' | 'missingWords' | 'locale'>,
  severity: Diagnostic['severity'],
): Diagnostic[] {
  const [site] = recordsOf(sources, 'site.yaml');
  if (!site || missingWords.length === 0) return [];
  const words = diagnosticText(locale.language, missingWords);
  return [diagnosticInRecord('site.yaml', site, ['language'], words, { severity })];
}
