import * as messages from '../../content/content-messages.ts';
import { warn } from '../../content/warn.ts';
import type { YamlRecord } from '../../content/yaml-records.ts';
import type { Problem } from '../../core/diagnostics.ts';
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
export function reviewSpans(file: string, record: YamlRecord, today: string, locale: Locale): Problem[] {
  const problems: Problem[] = [];
  visit(record.value, [], (path, value) => {
    const [dates, start, end] = ['dates', 'start', 'end'].map((key) => valueAt(value, [key]));
    if (typeof start !== 'string' || !/^\d{4}/.test(start)) return;
    const oldest = `${Number(today.slice(0, 4)) - openYears}${today.slice(4)}`;
    const confirmed = /#.*\b(\d{4}-\d{2})\b/.exec(record.sourceOf([...path, 'end']))?.[1] ?? '';
    if (end === '' && start < oldest && confirmed < oldest.slice(0, 7)) {
      const wording = messages.openForYears(start, openYears, today);
      problems.push(warn(file, record, [...path, 'end'], wording));
    }
    if (typeof dates !== 'string') return;
    const side = findDateContradiction(dates, start, typeof end === 'string' ? end : null, locale);
    if (!side) return;
    const wording = messages.datesDisagree(dates, side, side === 'start' ? start : String(end));
    problems.push(warn(file, record, [...path, 'dates'], wording));
  });
  return problems;
}
