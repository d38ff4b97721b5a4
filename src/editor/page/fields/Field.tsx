import { type FieldPath, isGroup } from '../../../core/field-path.ts';
import { freeName } from '../../../core/text.ts';
import { type ChoiceSource, emptying, type FormField } from '../../protocol/form-field.ts';
import { useForm } from '../FormContext.tsx';
import * as labels from '../labels.ts';
import { homeOf } from '../record-labels.ts';
import { ChoiceControl } from './ChoiceControl.tsx';
import { DateControl } from './DateControl.tsx';
import { EitherField } from './EitherField.tsx';
import { FieldFrame, FieldGroup } from './FieldFrame.tsx';
import styles from './fields.module.css';
import { PictureControl } from './PictureControl.tsx';
import { RecordsField } from './RecordsField.tsx';
import { SuggestControl } from './SuggestControl.tsx';
import { TextControl } from './TextControl.tsx';
import { TextListField } from './TextListField.tsx';

type Props = { field: FormField; path: FieldPath };

/** Any field of a form, by its kind. */
export function Field({ field, path }: Props) {
  const { file, valueAt, change, openText } = useForm();
  switch (field.kind) {
    case 'text':
      return field.of ? (
        <NamedField field={field} of={field.of} path={path} />
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
            mayGoOn={field.mayGoOn ?? false}
            whenEmpty={emptying(field, path)}
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
            whenEmpty={field.isRequired ? undefined : emptying(field, path)}
          />
        </FieldFrame>
      );
    case 'picture': {
      const owner = file.form?.kind === 'records' ? valueAt(path.slice(0, 1)) : file.current;
      return (
        <FieldFrame field={field} path={path}>
          <PictureControl path={path} home={homeOf(field, owner)} whenEmpty={emptying(field, path)} />
        </FieldFrame>
      );
    }
    case 'prose':
      return (
        <FieldFrame field={field} path={path}>
          <TextControl path={path} kind="address" example={field.example} />
          <button
            className={styles.add}
            type="button"
            onClick={() => {
              const named = String(valueAt(path) ?? '').trim();
              const text = named || freeTextName(field.example, file.current);
              if (named === '') change({ kind: 'set', path, value: text });
              openText(text);
            }}
          >
            {labels.editText}
          </button>
        </FieldFrame>
      );
    case 'textList':
      return <TextListField field={field} path={path} />;
    case 'records':
      return (
        <RecordsField field={field} path={path}>
          {(place) => <Fields fields={field.element.fields} path={place} />}
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
        whenEmpty={emptying(field, path)}
        hasMarks={field.kind === 'text' && field.hasMarks}
      />
    </FieldFrame>
  );
}

/** A value that usually is one of those that stand elsewhere. */
function NamedField({ field, of, path }: { field: TextField; of: ChoiceSource; path: FieldPath }) {
  const options = useForm().choices[of];
  if (options.length === 0) return <PlainField field={field} path={path} />;
  // What is not among the categories is wrong; there are more networks than are known here.
  if (of === 'categories') {
    const names = Object.fromEntries(options.map(({ value, label }) => [value, label]));
    return <Field field={{ ...field, kind: 'choice', options: Object.keys(names), names }} path={path} />;
  }
  return (
    <FieldFrame field={field} path={path}>
      <SuggestControl
        path={path}
        example={field.example}
        options={options}
        whenEmpty={emptying(field, path)}
      />
    </FieldFrame>
  );
}

/** The fields of a record of its kind; its number is set by its place in the list, so it has no control. */
export function Fields({ fields, path }: { fields: readonly FormField[]; path: FieldPath }) {
  const { valueAt } = useForm();
  const kind = valueAt([...path, 'kind']);
  // A field of other kinds is shown while it is written, so that it can be taken out.
  const isOfKind = ({ name, kinds }: FormField) =>
    !kinds?.length || kinds.includes(String(kind)) || valueAt([...path, name]) !== undefined;
  return withTitleFirst(fields)
    .filter((field) => field.name !== 'id' && isOfKind(field))
    .map((field) => <Field key={field.name} field={field} path={[...path, field.name]} />);
}

/** A name for a Markdown file in the folder of the example, that nothing in the file names yet. */
function freeTextName(example: string, current: unknown): string {
  const folder = example.slice(0, example.lastIndexOf('/') + 1);
  const named = JSON.stringify(current);
  return `${folder}${freeName('text', (name) => named.includes(`"${folder}${name}.md"`))}.md`;
}

/** A short name stands below the words it is made of. */
function withTitleFirst(fields: readonly FormField[]): readonly FormField[] {
  const slug = fields.find(({ kind }) => kind === 'slug');
  const from = slug?.kind === 'slug' ? fields.findIndex(({ name }) => name === slug.from) : -1;
  if (!slug || from < fields.indexOf(slug)) return fields;
  return fields.toSpliced(from + 1, 0, slug).toSpliced(fields.indexOf(slug), 1);
}
