import { shownDate, shownSpan } from '../i18n/dates.ts';
import { joinParts } from '../i18n/isolate.ts';
import type { Locale } from '../i18n/locale.ts';
import type { RawOwner } from './owner.ts';

/** When and where the owner could work, as one line; "" if they do not say. */
export function availabilityLine({ availability }: Pick<RawOwner, 'availability'>, locale: Locale): string {
  if (!availability) return '';
  const { from, until, places = [], remote, rightToWork } = availability;
  const { documents } = locale;
  const time = until
    ? shownSpan(from, until, locale)
    : documents.availableFrom({ date: shownDate(from, locale) });
  return joinParts([time, ...places, remote && documents.remote, rightToWork], locale);
}
