import { useState } from 'react';
import { localDate } from '../../core/local-date.ts';
import { slugify } from '../../core/slugify.ts';
import { freeName } from '../../core/text.ts';
import { noteFile } from '../../features/notes/note.ts';
import button from '../../ui/button.module.css';
import type { Change } from '../../yaml/change.ts';
import page from './FilePage.module.css';
import fields from './fields/fields.module.css';
import styles from './PublishPage.module.css';

type Props = {
  /** Of the site. */
  language: string;
  hasText: (file: string) => boolean;
  /** Creates a file, and opens it. */
  onCreate: (file: string, changes: Change[]) => void;
};

/** Asks for the title; the file, and so the address, is named after it. */
export function NewNotePage({ language, hasText, onCreate }: Props) {
  const [title, setTitle] = useState('');
  const isNamed = title.trim() !== '';
  const name = freeName(slugify(title, language) || 'note', (taken) => hasText(noteFile(taken)));
  return (
    <article className={page.page}>
      <header className={page.head}>
        <h2 className={page.title}>Write a note</h2>
        <p className={page.about}>
          A note is a dated text with its own address. It begins as a draft, which only you see: choose “not
          set” for “Draft” to publish it on its date.
        </p>
      </header>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const start = { title: title.trim(), date: localDate(), draft: true, text: '' };
          const changes = Object.entries(start).map(
            ([field, value]): Change => ({ kind: 'set', path: [field], value }),
          );
          if (isNamed) onCreate(noteFile(name), changes);
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
