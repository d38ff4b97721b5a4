import type { FieldPath } from '../../../core/field-path.ts';
import { englishMonths, isOngoing, readDate } from '../../../i18n/dates.ts';
import type { Change } from '../../../yaml/change.ts';
import { useForm } from '../FormContext.tsx';
import styles from './fields.module.css';
import { TextControl } from './TextControl.tsx';

type Props = { path: FieldPath; label: string; example: string; mayBeOngoing: boolean; whenEmpty: Change };

/** Years in the menu, relative to this one; others can be typed. */
const yearsBack = 60;
const yearsAhead = 6;

/** A date as text with menus for month and year. Other date formats are converted on blur. */
export function DateControl({ path, label, example, mayBeOngoing, whenEmpty }: Props) {
  const { valueAt, change } = useForm();
  const value = String(valueAt(path) ?? '');
  const [, year = '', month = '', day = ''] = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/.exec(value) ?? [];
  const thisYear = new Date().getFullYear();
  const years = Array.from({ length: yearsBack + yearsAhead + 1 }, (_, index) =>
    String(thisYear + yearsAhead - index),
  );
  const set = (next: string) =>
    next !== value && change(next === '' ? whenEmpty : { kind: 'set', path, value: next });
  const setPart = (parts: { year?: string; month?: string }) => {
    const [newYear, newMonth] = [parts.year ?? (year || String(thisYear)), parts.month ?? month];
    const date = [newYear, newMonth, newMonth && day].filter(Boolean).join('-');
    // Drops a day that the month does not have.
    set(parts.year === '' ? '' : (readDate(date) ?? `${newYear}-${newMonth}`));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the text is converted on blur
    <div
      className={styles.date}
      onBlur={({ target }) => {
        if (!(target instanceof HTMLTextAreaElement)) return;
        set(mayBeOngoing && isOngoing(value) ? '' : (readDate(value) ?? value));
      }}
    >
      <TextControl path={path} kind="date" example={example} whenEmpty={whenEmpty} />
      <select
        aria-label={`${label}: month`}
        value={month}
        onChange={(event) => setPart({ month: event.target.value })}
      >
        <option value="">Month</option>
        {englishMonths.map((name, index) => (
          <option key={name} value={String(index + 1).padStart(2, '0')}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={`${label}: year`}
        value={year}
        onChange={(event) => setPart({ year: event.target.value })}
      >
        <option value="">Year</option>
        {year !== '' && !years.includes(year) && <option>{year}</option>}
        {years.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      {mayBeOngoing && (
        <label className={styles.ongoing}>
          <input
            type="checkbox"
            checked={value === ''}
            onChange={(event) => set(event.target.checked ? '' : String(thisYear))}
          />
          Ongoing
        </label>
      )}
    </div>
  );
}
