import { formatDate, formatDateSpan } from '../i18n/dates.ts';
import { joinParts } from '../i18n/isolate.ts';
import type { Locale } from '../i18n/locale.ts';
import type { RawOwner } from './owner.ts';

type ShownAvailability = { time: string; places: string[]; rightToWork: string };

/** When and where the owner could work; null if they do not say. */
export function describeAvailability(
  { availability }: Pick<RawOwner, 'availability'>,
  locale: Locale,
): ShownAvailability | null {
  if (!availability) return null;
  const { from, until, places = [], remote, rightToWork = '' } = availability;
  const { documents } = locale;
  return {
    time: until
      ? formatDateSpan(from, until, locale)
      : documents.availableFrom({ date: formatDate(from, locale) }),
    places: [...places, ...(remote ? [documents.remote] : [])],
    rightToWork,
  };
}

/** The same as one line; "" if they do not say. */
export function availabilityLine(owner: Pick<RawOwner, 'availability'>, locale: Locale): string {
  const shown = describeAvailability(owner, locale);
  return shown ? joinParts([shown.time, ...shown.places, shown.rightToWork], locale) : '';
}
