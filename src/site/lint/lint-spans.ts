import * as messages from '../../content/content-messages.ts';
import { warn } from '../../content/warn.ts';
import type { YamlRecord } from '../../content/yaml-records.ts';
import type { Diagnostic } from '../../core/diagnostics.ts';
import { valueAt } from '../../core/field-path.ts';
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
      const diagnosticText = messages.openForYears(start, openYears, today);
      diagnostics.push(warn(file, record, [...path, 'end'], diagnosticText));
    }
    if (typeof dates !== 'string') return;
    const side = findDateContradiction(dates, start, typeof end === 'string' ? end : null, locale);
    if (!side) return;
    const diagnosticText = messages.datesDisagree(dates, side, side === 'start' ? start : String(end));
    diagnostics.push(warn(file, record, [...path, 'dates'], diagnosticText));
  });
  return diagnostics;
}
