import { useState } from 'react';
import { slugify } from '../../core/slugify.ts';
import { freeName } from '../../core/text.ts';
import { letterFile } from '../../features/letters/letter.ts';
import button from '../../ui/button.module.css';
import page from './FilePage.module.css';
import fields from './fields/fields.module.css';
import * as labels from './labels.ts';
import styles from './PublishPage.module.css';

type Props = {
  hasText: (file: string) => boolean;
  /** Begins a file of content/ with a text, and leads there. */
  onBegin: (file: string, text: string) => void;
};

/** Asks whom a letter is for; its file is named after them. */
export function NewLetterPage({ hasText, onBegin }: Props) {
  const [reader, setReader] = useState('');
  const isNamed = reader.trim() !== '';
  const name = freeName(slugify(reader) || 'letter', (taken) => hasText(letterFile(taken)));
  return (
    <article className={page.page}>
      <header className={page.head}>
        <h2 className={page.title}>{labels.newLetter}</h2>
        <p className={page.about}>{labels.newLetterHelp}</p>
      </header>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isNamed) onBegin(letterFile(name), labels.letterStart(reader.trim()));
        }}
      >
        <label>
          {labels.letterFor}
          <input
            className={fields.text}
            placeholder={labels.letterForExample}
            value={reader}
            onChange={({ target }) => setReader(target.value)}
          />
        </label>
        <p className={page.file}>{isNamed && `content/${letterFile(name)}`}</p>
        <button className={button.button} type="submit" disabled={!isNamed}>
          {labels.beginLetter}
        </button>
      </form>
    </article>
  );
}
