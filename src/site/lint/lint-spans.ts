import { warn } from '../../content/warn.ts';
import type { YamlRecord } from '../../content/yaml-records.ts';
import type { Diagnostic } from '../../core/diagnostics.ts';
import { valueAt } from '../../core/field-path.ts';
import { quote } from '../../core/quoted-values.ts';
import type { Locale } from '../../i18n/locale.ts';
import { visit } from '../validate/validate-records.ts';
import { findDateContradiction } from './find-date-contradiction.ts';

/**
 * An entry without an end that started longer ago than this may have ended, unless a comment beside the empty end says
 * within this time that it goes on: `end: ''  # still in 2026-09`.
 */
const openYears = 1;

/** Entries that may have ended, and words for dates that say something else than the dates. `today` is YYYY-MM-DD. */
export function lintSpans(file: string, record: YamlRecord, today: string, locale: Locale): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  visit(record.value, [], (path, value) => {
    const [dates, start, end] = ['dates', 'start', 'end'].map((key) => valueAt(value, [key]));
    if (typeof start !== 'string' || !/^\d{4}/.test(start)) return;
    const oldest = `${Number(today.slice(0, 4)) - openYears}${today.slice(4)}`;
    const confirmed = /#.*\b(\d{4}-\d{2})\b/.exec(record.sourceOf([...path, 'end']))?.[1] ?? '';
    if (end === '' && start < oldest && confirmed < oldest.slice(0, 7)) {
      const diagnosticText = {
        summary: `end is empty, and start is ${quote(start)}, more than ${openYears === 1 ? 'a year' : `${openYears} years`} ago`,
        why: 'An empty end means that it is still ongoing.',
        fix: `If it has ended, write when:   end: "${today.slice(0, 7)}"\nIf it is still ongoing, confirm it for another year:   end: ''  # still in ${today.slice(0, 7)}`,
      };
      diagnostics.push(warn(file, record, [...path, 'end'], diagnosticText));
    }
    if (typeof dates !== 'string') return;
    const side = findDateContradiction(dates, start, typeof end === 'string' ? end : null, locale);
    if (!side) return;
    const diagnosticText = {
      summary: `dates is ${quote(dates)}, but ${side} is ${quote(side === 'start' ? start : String(end))}`,
      why: 'Visitors read dates; search engines and the résumé use start and end. They must agree.',
      fix: `Correct dates or ${side}, whichever is wrong.`,
    };
    diagnostics.push(warn(file, record, [...path, 'dates'], diagnosticText));
  });
  return diagnostics;
}
