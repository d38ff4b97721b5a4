import { missingWords as wording } from '../../content/content-messages.ts';
import { problemInRecord } from '../../content/diagnostic-at.ts';
import type { Problem } from '../../core/diagnostics.ts';
import { type ReadContent, recordsOf } from '../read-content.ts';

/** Words of the interface that are English although the site's language is another. */
export function findMissingWords(
  { sources, missingWords, locale }: Pick<ReadContent, 'sources' | 'missingWords' | 'locale'>,
  severity: Problem['severity'],
): Problem[] {
  const [site] = recordsOf(sources, 'site.yaml');
  if (!site || missingWords.length === 0) return [];
  const words = wording(locale.language, missingWords);
  return [problemInRecord('site.yaml', site, ['language'], words, { severity })];
}
