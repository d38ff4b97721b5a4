import type { ReactNode } from 'react';
import { type FieldPath, isGroup } from '../../../core/field-path.ts';
import { freeName } from '../../../core/text.ts';
import { type ChoiceSource, clearField, emptyValue, type FormField } from '../../protocol/form-field.ts';
import { useForm } from '../FormContext.tsx';
import { pictureFoldersOf } from '../records.ts';
import { ChoiceControl, SuggestControl } from './ChoiceControl.tsx';
import { DateControl } from './DateControl.tsx';
import { FieldFrame, FieldGroup } from './FieldFrame.tsx';
import styles from './fields.module.css';
import { PictureControl } from './PictureSources.tsx';
import { RecordsField } from './RecordsField.tsx';
import { TextControl } from './TextControl.tsx';
import { TextListField } from './TextListField.tsx';

type Props = { field: FormField; path: FieldPath };

/** A field of a form, by its kind. */
export function Field({ field, path }: Props) {
  const { file, valueAt, change, openText } = useForm();
  switch (field.kind) {
    case 'text':
      return field.choices ? (
        <SuggestedField field={field} source={field.choices} path={path} />
      ) : (
        <PlainField field={field} path={path} />
      );
    case 'date':
      return (
        <FieldFrame field={field} path={path}>
          <DateControl
            path={path}
            label={field.label}
            example={field.example}
            mayBeOngoing={field.mayBeOngoing ?? false}
            whenEmpty={clearField(field, path)}
          />
        </FieldFrame>
      );
    case 'slug':
    case 'address':
    case 'number':
      return <PlainField field={field} path={path} />;
    case 'choice':
      return (
        <FieldFrame field={field} path={path}>
          <ChoiceControl
            path={path}
            options={field.options}
            names={field.names}
            whenEmpty={field.isRequired ? undefined : clearField(field, path)}
          />
        </FieldFrame>
      );
    case 'picture': {
      const owner = file.form?.kind === 'records' ? valueAt(path.slice(0, 1)) : file.current;
      return (
        <FieldFrame field={field} path={path}>
          <PictureControl
            path={path}
            folders={pictureFoldersOf(field, owner)}
            whenEmpty={clearField(field, path)}
          />
        </FieldFrame>
      );
    }
    case 'prose':
      return (
        <FieldFrame field={field} path={path}>
          <TextControl path={path} kind="address" example={field.example} />
          <button
            className={styles.textButton}
            type="button"
            onClick={() => {
              const current = String(valueAt(path) ?? '').trim();
              const text = current || freeTextFile(field.example, file.current);
              if (current === '') change({ kind: 'set', path, value: text });
              openText(text);
            }}
          >
            Edit this text
          </button>
        </FieldFrame>
      );
    case 'textList':
      return <TextListField field={field} path={path} />;
    case 'records':
      return (
        <RecordsField field={field} path={path}>
          {(recordPath) => <Fields fields={field.element.fields} path={recordPath} />}
        </RecordsField>
      );
    case 'either':
      return (
        <EitherField field={field} path={path}>
          <Field field={isGroup(valueAt(path)) ? field.group : field.plain} path={path} />
        </EitherField>
      );
    case 'group':
      return (
        <FieldGroup field={field} path={path}>
          <Fields fields={field.fields} path={path} />
        </FieldGroup>
      );
  }
}

type TextField = FormField & { kind: 'text' | 'slug' | 'address' | 'number' };

function PlainField({ field, path }: { field: TextField; path: FieldPath }) {
  return (
    <FieldFrame field={field} path={path}>
      <TextControl
        path={path}
        kind={field.kind === 'slug' ? 'address' : field.kind}
        example={field.example}
        whenEmpty={clearField(field, path)}
        hasMarks={field.kind === 'text' && field.hasMarks}
        hasLines={field.kind === 'text' && field.hasLines}
      />
    </FieldFrame>
  );
}

type SuggestedProps = { field: TextField; source: ChoiceSource; path: FieldPath };

/** A text with values to choose from. */
function SuggestedField({ field, source, path }: SuggestedProps) {
  const options = useForm().choices[source];
  if (options.length === 0) return <PlainField field={field} path={path} />;
  // Only listed categories are valid, but any network is.
  if (source === 'categories') {
    const names = Object.fromEntries(options.map(({ value, label }) => [value, label]));
    return <Field field={{ ...field, kind: 'choice', options: Object.keys(names), names }} path={path} />;
  }
  return (
    <FieldFrame field={field} path={path}>
      <SuggestControl
        path={path}
        example={field.example}
        options={options}
        whenEmpty={clearField(field, path)}
      />
    </FieldFrame>
  );
}

/** The fields for a record's kind, without its number, which follows from its position. */
export function Fields({ fields, path }: { fields: readonly FormField[]; path: FieldPath }) {
  const { valueAt } = useForm();
  const kind = valueAt([...path, 'kind']);
  // A field of another kind is shown while it has a value, so that the owner can remove it.
  const isOfKind = ({ name, kinds }: FormField) =>
    !kinds?.length || kinds.includes(String(kind)) || valueAt([...path, name]) !== undefined;
  return withTitleFirst(fields)
    .filter((field) => field.name !== 'id' && isOfKind(field))
    .map((field) => <Field key={field.name} field={field} path={[...path, field.name]} />);
}

/** A new Markdown file name in the folder of the example. */
function freeTextFile(example: string, current: unknown): string {
  const folder = example.slice(0, example.lastIndexOf('/') + 1);
  const json = JSON.stringify(current);
  return `${folder}${freeName('text', (name) => json.includes(`"${folder}${name}.md"`))}.md`;
}

/** Puts the short name below the field that it is derived from. */
function withTitleFirst(fields: readonly FormField[]): readonly FormField[] {
  const slug = fields.find(({ kind }) => kind === 'slug');
  const from = slug?.kind === 'slug' ? fields.findIndex(({ name }) => name === slug.from) : -1;
  if (!slug || from < fields.indexOf(slug)) return fields;
  return fields.toSpliced(from + 1, 0, slug).toSpliced(fields.indexOf(slug), 1);
}

type EitherFieldProps = {
  field: FormField & { kind: 'either' };
  path: FieldPath;
  /** The control of the current alternative. */
  children: ReactNode;
};

/** A value that is a text or a group of fields: an address, or an address and whether it is offline. */
function EitherField({ field, path, children }: EitherFieldProps) {
  const { valueAt, change } = useForm();
  const value = valueAt(path);
  const [first, ...others] = field.group.fields;
  // More names than two make no label.
  const names =
    others.length > 2 ? 'single choices' : others.map(({ label }) => label.toLowerCase()).join(' and ');
  const toggle = () => {
    const plain = isGroup(value) ? first && value[first.name] : value;
    if (isGroup(value)) {
      change(plain === undefined ? clearField(field, path) : { kind: 'set', path, value: plain });
      return;
    }
    const group = emptyValue(field.group) as Record<string, unknown>;
    const isFilled = first !== undefined && (plain !== undefined || first.isRequired);
    change({ kind: 'set', path, value: isFilled ? { ...group, [first.name]: plain ?? '' } : group });
  };
  return (
    <div className={styles.either}>
      {children}
      <button className={styles.textButton} type="button" onClick={toggle}>
        {isGroup(value) ? 'Without' : 'With'} {names}
      </button>
    </div>
  );
}
