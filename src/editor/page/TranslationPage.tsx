import type { FieldPath } from '../../core/field-path.ts';
import { lastName, openingOf } from '../../core/text.ts';
import button from '../../ui/button.module.css';
import { fieldAt, nearestFormPath } from '../protocol/form-field.ts';
import type { TranslatedField, TranslationFile } from '../protocol/translations.ts';
import { DiagnosticList } from './DiagnosticsPage.tsx';
import { useFocusFromRoute } from './FilePage.tsx';
import { controlId, useForm } from './FormContext.tsx';
import { Field } from './fields/Field.tsx';
import fields from './fields/fields.module.css';
import { Thumbnail } from './fields/Thumbnail.tsx';
import { PageFrame } from './PageFrame.tsx';
import { addressOf, type Route, translationsPage } from './route.ts';
import { TextPage } from './TextPage.tsx';
import styles from './TranslationPage.module.css';
import {
  describeProgress,
  type NamedLanguage,
  progressOf,
  recordsIn,
  removeTranslation,
  type TranslatedRecord,
} from './translations.ts';

type Props = {
  translation: TranslationFile;
  title: string;
  /** Whether the file in the first language is a list. */
  isList: boolean;
  languages: { from: NamedLanguage; to: NamedLanguage };
  route: Route;
  /** Marks a translation as up to date with the current text. */
  onConfirm: (field: TranslatedField) => void;
};

/** A file in two columns, or the list of its records, or one of them. */
export function TranslationPage({ translation, title, isList, languages, route, onConfirm }: Props) {
  const { file, diagnosticsAt } = useForm();
  const heading = useFocusFromRoute(route);
  const records = recordsIn(translation);
  const isLong = isList && records.length > 1;
  const record = isLong ? records.find(({ key }) => key === String(route.path[0])) : undefined;
  const visibleFields = record?.fields ?? translation.fields;
  const { from, to } = languages;
  return (
    <PageFrame
      className={styles.page}
      place={
        <>
          <a href={addressOf(translationsPage)}>Translations</a>
          {record && ' / '}
          {record && <a href={addressOf(file.name)}>{title}</a>}
          {` / content/${file.name}`}
        </>
      }
      title={
        <>
          {record ? <RecordName record={record} from={from} /> : title} ·{' '}
          <span lang={to.lang}>{to.name}</span>
        </>
      }
      heading={heading}
      about={
        translation.programLanguage === to.lang
          ? 'The texts of the program. Fill in a text to replace it on your site.'
          : describeProgress(progressOf(visibleFields))
      }
    >
      {file.form === null ? (
        <>
          <p>This file cannot be shown as a form, so you edit its text.</p>
          <DiagnosticList diagnostics={diagnosticsAt([])} />
          <TextPage />
        </>
      ) : (
        <>
          <Strays record={record?.key} />
          {isLong && !record ? (
            <RecordLinks file={file.name} records={records} from={from} />
          ) : (
            <Texts
              fields={visibleFields}
              depth={record ? 1 : 0}
              languages={languages}
              onConfirm={onConfirm}
            />
          )}
          {record && <NextLink file={file.name} records={records} current={record} from={from} />}
        </>
      )}
    </PageFrame>
  );
}

type TextsProps = { fields: readonly TranslatedField[]; depth: number } & Pick<
  Props,
  'languages' | 'onConfirm'
>;

function Texts({ fields: all, depth, languages: { from, to }, onConfirm }: TextsProps) {
  return (
    <div className={styles.texts}>
      <p className={styles.columns} aria-hidden="true">
        <span lang={from.lang}>{from.name}</span>
        <span lang={to.lang}>{to.name}</span>
      </p>
      {all.map((field, index) => (
        <div key={field.place} className={styles.group}>
          <GroupHeading field={field} before={all[index - 1]} depth={depth} />
          <div className={styles.row} data-state={field.state}>
            <p className={styles.label}>
              {field.label}
              {field.isOptional && <span className={fields.optional}>optional</span>}
            </p>
            <Source field={field} from={from} />
            <div className={styles.translation}>
              <Translation field={field} />
              {field.state === 'stale' && (
                <button
                  className={fields.textButton}
                  type="button"
                  onClick={() => {
                    onConfirm(field);
                    document.getElementById(controlId(field.path))?.focus();
                  }}
                >
                  {field.label} is still right
                </button>
              )}
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}

type HeadingProps = { field: TranslatedField; before: TranslatedField | undefined; depth: number };

/**
 * Shows the name of a group above its first field. `depth` is the depth of the groups whose name is the heading of
 * the page.
 */
function GroupHeading({ field, before, depth }: HeadingProps) {
  const groupOf = (each: TranslatedField | undefined) => each?.path.slice(depth, -1).map(String) ?? [];
  const steps = groupOf(field);
  const last = steps.at(-1);
  if (last === undefined || steps.join() === groupOf(before).join()) return null;
  return (
    <h3 className={styles.heading}>
      {last.startsWith('/images/') && <Thumbnail source={last} />}
      {[...steps.slice(0, -1), last.startsWith('/images/') ? lastName(last) : last].join(' / ')}
    </h3>
  );
}

function Source({ field: { source }, from: { lang, dir } }: { field: TranslatedField; from: NamedLanguage }) {
  if (Array.isArray(source))
    return (
      <ul className={styles.source} lang={lang} dir={dir}>
        {source.map((line, index) => (
          <li key={index}>{String(line)}</li>
        ))}
      </ul>
    );
  return (
    <p className={styles.source} lang={lang} dir={dir}>
      {String(source ?? '–')}
    </p>
  );
}

function Translation({ field }: { field: TranslatedField }) {
  const { file, diagnosticsAt } = useForm();
  if (field.kind === 'prose')
    return (
      <>
        <TextPage path={field.path} />
        <DiagnosticList diagnostics={diagnosticsAt(field.path)} />
      </>
    );
  const { form } = file;
  return (
    form && (
      <Field field={{ ...fieldAt(form, field.path), isRequired: !field.isOptional }} path={field.path} />
    )
  );
}

/** Texts that the first language does not have, with a button to remove them. */
function Strays({ record }: { record: string | undefined }) {
  const { file, diagnosticsIn, valueAt, change } = useForm();
  const { form } = file;
  const isStray = (path: FieldPath) => form !== null && nearestFormPath(form, path).length < path.length;
  const all = diagnosticsIn(record === undefined ? [] : [record]);
  const strays = all.filter(({ path }) => path.length === 0 || isStray(path));
  return strays.map((diagnostic, index) => (
    <div key={index} className={styles.stray}>
      <DiagnosticList diagnostics={[diagnostic]} />
      {diagnostic.path.length > 0 && valueAt(diagnostic.path) !== undefined && (
        <button
          className={button.button}
          type="button"
          onClick={() => change(removeTranslation(file.current, diagnostic.path))}
        >
          Remove {String(diagnostic.path.at(-1))}
        </button>
      )}
    </div>
  ));
}

type LinksProps = { file: string; records: readonly TranslatedRecord[]; from: NamedLanguage };

function RecordLinks({ file, records, from }: LinksProps) {
  return (
    <ol className={styles.records}>
      {records.map((record) => {
        const progress = progressOf(record.fields);
        return (
          <li key={record.key}>
            <a
              className={styles.record}
              href={addressOf(file, [record.key])}
              data-open={progress.missing + progress.stale > 0 || undefined}
            >
              <RecordName record={record} from={from} />
              <span className={styles.progress}>{describeProgress(progress)}</span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}

/** Leads to the next record with missing or changed texts; after the last record, to the first. */
function NextLink({ file, records, current, from }: LinksProps & { current: TranslatedRecord }) {
  const at = records.indexOf(current);
  const next = [...records.slice(at + 1), ...records.slice(0, at)].find(({ fields: all }) =>
    all.some(({ state }) => state !== 'done'),
  );
  return (
    next && (
      <p>
        <a className={fields.textButton} href={addressOf(file, [next.key])}>
          Next: <RecordName record={next} from={from} />
        </a>
      </p>
    )
  );
}

/** Its first text in the first language. */
function RecordName({ record, from: { lang, dir } }: { record: TranslatedRecord; from: NamedLanguage }) {
  const text = record.fields.find(({ source }) => typeof source === 'string')?.source;
  return text === undefined ? (
    record.key
  ) : (
    <bdi lang={lang} dir={dir}>
      {openingOf(String(text), 60)}
    </bdi>
  );
}
