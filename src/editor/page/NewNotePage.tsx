import { useState } from 'react';
import { localDate } from '../../core/local-date.ts';
import { slugify } from '../../core/slugify.ts';
import { freeName } from '../../core/text.ts';
import { noteFile, startOfNote } from '../../features/notes/note.ts';
import button from '../../ui/button.module.css';
import page from './FilePage.module.css';
import fields from './fields/fields.module.css';
import styles from './PublishPage.module.css';

type Props = {
  hasText: (file: string) => boolean;
  /** Creates a file with a text, and opens it. */
  onCreate: (file: string, text: string) => void;
};

/** Asks for the title; the file, and so the address, is named after it. */
export function NewNotePage({ hasText, onCreate }: Props) {
  const [title, setTitle] = useState('');
  const isNamed = title.trim() !== '';
  const name = freeName(slugify(title) || 'note', (taken) => hasText(noteFile(taken)));
  return (
    <article className={page.page}>
      <header className={page.head}>
        <h2 className={page.title}>Write a note</h2>
        <p className={page.about}>
          A note is a dated text with its own address. It begins as a draft, which only you see: remove the
          line draft: true to publish it on its date.
        </p>
      </header>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const fieldsOfNote = { title: title.trim(), date: localDate(), draft: true };
          if (isNamed) onCreate(noteFile(name), startOfNote(fieldsOfNote));
        }}
      >
        <label>
          Title
          <input
            className={fields.text}
            placeholder="What the ferries said in November"
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        </label>
        <p className={page.file}>{isNamed && `content/${noteFile(name)}`}</p>
        <button className={button.button} type="submit" disabled={!isNamed}>
          Start writing
        </button>
      </form>
    </article>
  );
}
