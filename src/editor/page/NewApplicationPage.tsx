import { type ReactNode, useActionState, useId, useRef, useState } from 'react';
import { nameOfApplication } from '../../applications/application-folder.ts';
import { slugify } from '../../core/slugify.ts';
import type { NamedChoice } from '../protocol/form-field.ts';
import type { NewApplication } from '../protocol/protocol.ts';
import { ActionButton } from './ActionButton.tsx';
import styles from './ApplicationsPage.module.css';
import fields from './fields/fields.module.css';
import { focusIfLost, PageFrame } from './PageFrame.tsx';
import { addressOf, applicationsPage } from './route.ts';
import { attempt, createApplication, readPosting } from './send-request.ts';

type Props = {
  /** The answers so far, which stay when the owner looks at another page. */
  answers: NewApplication;
  lenses: readonly NamedChoice[];
  languages: readonly string[];
  onAnswer: (answers: Partial<NewApplication>) => void;
  onCreated: (name: string) => void;
};

/** The questions of `npm run apply`. */
export function NewApplicationPage({ answers, lenses, languages, onAnswer, onCreated }: Props) {
  const [errors, setErrors] = useState<Partial<NewApplication>>({});
  const form = useRef<HTMLFormElement>(null);
  const [language = 'en'] = languages;
  const name = answers.name || slugify(answers.reader, language);
  const [failure, create, isCreating] = useActionState(
    () =>
      attempt(async () => {
        const answer = await createApplication({ ...answers, name });
        if ('created' in answer) return onCreated(answer.created);
        setErrors(answer.errors);
        form.current?.querySelector<HTMLElement>(`[name="${Object.keys(answer.errors)[0]}"]`)?.focus();
      }),
    '',
  );
  const fieldOf = (field: keyof NewApplication) => ({
    field,
    value: answers[field],
    error: errors[field] ?? '',
    onChange: (value: string) => {
      // The name follows from the reader, and its month from the date.
      setErrors({ ...errors, name: '', [field]: '' });
      onAnswer({ [field]: value });
    },
  });
  return (
    <PageFrame
      place={<a href={addressOf(applicationsPage)}>Applications</a>}
      title="New application"
      heading={focusIfLost}
      about="Creates a folder with a letter, which begins with your summary for the lens. This is saved at once; npm run undo reverts it."
    >
      <form className={styles.form} action={create} ref={form} noValidate>
        <TextField
          {...fieldOf('reader')}
          label="Reader"
          help="The recipient, as on an envelope."
          isRequired
        />
        <TextField {...fieldOf('role')} label="Role" help="The position, as in the job posting." />
        <ChoiceField {...fieldOf('lens')} label="Lens" empty="none" options={lenses} />
        {languages.length > 1 && (
          <ChoiceField
            {...fieldOf('language')}
            label="Language"
            options={languages.map((value) => ({ value, label: value }))}
          />
        )}
        <TextField {...fieldOf('date')} label="Date of the letter" type="date" isRequired />
        <TextField {...fieldOf('due')} label="Due" type="date" help="Date of the reminder." />
        <TextField
          {...fieldOf('name')}
          label="Short name"
          placeholder={name || 'harbour-clinics'}
          help={name && `Its folder: content/applications/${nameOfApplication(name, answers.date)}`}
        />
        <TextField
          {...fieldOf('posting')}
          label="Posting"
          help="Paste its text, or choose a file: PDF, Word, text, saved page."
          isLong
        >
          <PostingFile language={language} onRead={(posting) => onAnswer({ posting })} />
        </TextField>
        <div role="status">{failure && <p className={fields.warning}>{failure}</p>}</div>
        <div>
          <ActionButton data-variant="solid" isBusy={isCreating}>
            {isCreating ? 'Creating …' : 'Create'}
          </ActionButton>
        </div>
      </form>
    </PageFrame>
  );
}

type FieldProps = {
  field: string;
  label: string;
  value: string;
  /** Reason why the value is refused; "" if it is valid. */
  error: string;
  help?: string | undefined;
  isRequired?: boolean;
  onChange: (value: string) => void;
};

function Frame({
  id,
  label,
  error,
  help,
  isRequired = false,
  children,
}: Pick<FieldProps, 'label' | 'error' | 'help' | 'isRequired'> & { id: string; children: ReactNode }) {
  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor={id}>
        {label}
        {!isRequired && <span className={fields.optional}>optional</span>}
      </label>
      {children}
      <div className={fields.notes} id={`${id}.notes`}>
        {error && <p className={fields.warning}>{error}</p>}
        {help && <p className={fields.help}>{help}</p>}
      </div>
    </div>
  );
}

export function TextField({
  field,
  value,
  onChange,
  type = 'text',
  placeholder,
  isLong = false,
  isShort = false,
  children,
  ...frame
}: FieldProps & {
  type?: 'text' | 'date';
  placeholder?: string;
  isLong?: boolean;
  isShort?: boolean;
  children?: ReactNode;
}) {
  const id = useId();
  const control = {
    className: isLong ? `${fields.text} ${styles.posting}` : fields.text,
    id,
    name: field,
    value,
    dir: 'auto',
    'data-kind': isShort ? 'number' : undefined,
    'aria-describedby': `${id}.notes`,
    'aria-invalid': frame.error !== '' || undefined,
  };
  return (
    <Frame id={id} {...frame}>
      {isLong ? (
        <textarea {...control} rows={6} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input
          {...control}
          type={type}
          placeholder={placeholder}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {children}
    </Frame>
  );
}

type ChoiceProps = FieldProps & {
  /** The label of "", if it can be chosen. */
  empty?: string;
  options: readonly NamedChoice[];
};

function ChoiceField({ field, value, onChange, empty, options, ...frame }: ChoiceProps) {
  const id = useId();
  return (
    <Frame id={id} {...frame}>
      <select
        id={id}
        name={field}
        value={value}
        aria-describedby={`${id}.notes`}
        aria-invalid={frame.error !== '' || undefined}
        onChange={({ target }) => onChange(target.value)}
      >
        {empty && <option value="">{empty}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}

/** `language` is that of the site. */
type PostingFileProps = { language: string; onRead: (text: string) => void };

export function PostingFile({ language, onRead }: PostingFileProps) {
  const id = useId();
  const [status, setStatus] = useState('');
  const read = async (file: File | undefined) => {
    if (!file) return;
    setStatus(`Reading ${file.name} …`);
    const failure = await attempt(async () => onRead(await readPosting(file, language)));
    setStatus(failure || `Read ${file.name}.`);
  };
  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor={id}>
        File with the posting
      </label>
      <input
        id={id}
        type="file"
        accept=".pdf,.docx,.doc,.txt,.md,.html,.htm"
        onChange={({ target }) => read(target.files?.[0])}
      />
      <p role="status">{status}</p>
    </div>
  );
}
