import { useState } from 'react';
import { slugify } from '../../core/slugify.ts';
import { freeName } from '../../core/text.ts';
import { letterFile } from '../../features/letters/letter.ts';
import { noteFile } from '../../features/notes/note.ts';
import { localDate } from '../../i18n/dates.ts';
import button from '../../ui/button.module.css';
import type { Change } from '../../yaml/change.ts';
import page from './FilePage.module.css';
import fields from './fields/fields.module.css';
import { PageFrame } from './PageFrame.tsx';
import styles from './PublishPage.module.css';
import { newLetterPage, newNotePage } from './route.ts';

/** A kind of Markdown file that the owner can create. Its name, and so its address, follows from the answer to `label`. */
export type NewText = {
  title: string;
  about: string;
  label: string;
  placeholder: string;
  fallbackName: string;
  fileOf: (name: string) => string;
  changes: (answer: string) => Change[];
};

/** Kinds of texts by the name of the page that lists them. */
export const newTexts: Readonly<Record<string, NewText>> = {
  [newLetterPage]: {
    title: 'Write a letter',
    about:
      'A letter has the same design as your résumé. The button below its text creates its PDF; npm run letter creates all PDFs. A letter is published only if “Publish” is set to yes.',
    label: 'Recipient',
    placeholder: 'Harbour Clinics',
    fallbackName: 'letter',
    fileOf: letterFile,
    changes: (recipient) => [
      { kind: 'set', path: [], value: `---\nto: |\n  ${recipient}\n# date:\n# subject:\n---\n\n` },
    ],
  },
  [newNotePage]: {
    title: 'Write a note',
    about:
      'A note is a dated text with its own address. A new note is a draft that only you see. To publish it on its date, choose “not set” for “Draft”.',
    label: 'Title',
    placeholder: 'What the ferries said in November',
    fallbackName: 'note',
    fileOf: noteFile,
    changes: (title) =>
      Object.entries({ title, date: localDate(), draft: true, text: '' }).map(([field, value]) => ({
        kind: 'set',
        path: [field],
        value,
      })),
  },
};

type Props = {
  kind: NewText;
  /** Language of the site. */
  language: string;
  hasText: (file: string) => boolean;
  /** Creates a file, and opens it. */
  onCreate: (file: string, changes: Change[]) => void;
};

export function NewTextPage({ kind, language, hasText, onCreate }: Props) {
  const [typed, setTyped] = useState('');
  const answer = typed.trim();
  const file = kind.fileOf(
    freeName(slugify(answer, language) || kind.fallbackName, (taken) => hasText(kind.fileOf(taken))),
  );
  return (
    <PageFrame title={kind.title} about={kind.about}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (answer) onCreate(file, kind.changes(answer));
        }}
      >
        <label>
          {kind.label}
          <input
            className={fields.text}
            dir="auto"
            placeholder={kind.placeholder}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <p className={page.file}>{answer && `content/${file}`}</p>
        <button className={button.button} type="submit" disabled={!answer}>
          Start writing
        </button>
      </form>
    </PageFrame>
  );
}
