import type { FieldPath } from '../../../core/field-path.ts';
import { englishMonths, readDate, saysNoEnd } from '../../../i18n/written-date.ts';
import type { Change } from '../../../yaml/change.ts';
import { useForm } from '../FormContext.tsx';
import * as labels from '../labels.ts';
import styles from './fields.module.css';
import { TextControl } from './TextControl.tsx';

type Props = { path: FieldPath; label: string; example: string; mayGoOn: boolean; whenEmpty: Change };

/** Years to choose from, before and after this one; any other can be typed. */
const yearsBack = 60;
const yearsAhead = 6;

/** A date as text, with the month and year to choose; what is typed otherwise is brought to its form on leaving. */
export function DateControl({ path, label, example, mayGoOn, whenEmpty }: Props) {
  const { valueAt, change } = useForm();
  const written = String(valueAt(path) ?? '');
  const [, year = '', month = '', day = ''] = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/.exec(written) ?? [];
  const thisYear = new Date().getFullYear();
  const years = Array.from({ length: yearsBack + yearsAhead + 1 }, (_, at) =>
    String(thisYear + yearsAhead - at),
  );
  const set = (value: string) =>
    value !== written && change(value === '' ? whenEmpty : { kind: 'set', path, value });
  const write = (parts: { year?: string; month?: string }) => {
    const [newYear, newMonth] = [parts.year ?? (year || String(thisYear)), parts.month ?? month];
    const whole = [newYear, newMonth, newMonth && day].filter(Boolean).join('-');
    // A day that the month has not goes.
    set(parts.year === '' ? '' : (readDate(whole) ?? `${newYear}-${newMonth}`));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is typed is read when the text is left
    <div
      className={styles.date}
      onBlur={({ target }) => {
        if (!(target instanceof HTMLTextAreaElement)) return;
        set(mayGoOn && saysNoEnd(written) ? '' : (readDate(written) ?? written));
      }}
    >
      <TextControl path={path} kind="date" example={example} whenEmpty={whenEmpty} />
      <select
        aria-label={labels.monthOf(label)}
        value={month}
        onChange={(event) => write({ month: event.target.value })}
      >
        <option value="">{labels.month}</option>
        {englishMonths.map((name, at) => (
          <option key={name} value={String(at + 1).padStart(2, '0')}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={labels.yearOf(label)}
        value={year}
        onChange={(event) => write({ year: event.target.value })}
      >
        <option value="">{labels.year}</option>
        {year !== '' && !years.includes(year) && <option>{year}</option>}
        {years.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      {mayGoOn && (
        <label className={styles.goesOn}>
          <input
            type="checkbox"
            checked={written === ''}
            onChange={(event) => set(event.target.checked ? '' : String(thisYear))}
          />
          {labels.goesOn}
        </label>
      )}
    </div>
  );
}
