import { useState } from 'react';
import { slugify } from '../../core/slugify.ts';
import { freeName } from '../../core/text.ts';
import { letterFile } from '../../features/letters/letter.ts';
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

/** Asks for the recipient; the file is named after them. */
export function NewLetterPage({ language, hasText, onCreate }: Props) {
  const [recipient, setRecipient] = useState('');
  const isNamed = recipient.trim() !== '';
  const name = freeName(slugify(recipient, language) || 'letter', (taken) => hasText(letterFile(taken)));
  return (
    <article className={page.page}>
      <header className={page.head}>
        <h2 className={page.title}>Write a letter</h2>
        <p className={page.about}>
          A letter goes with an application and has the same design as your résumé. The button below its text
          creates its PDF; npm run letter creates all of them. A letter is published only if it says so.
        </p>
      </header>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const text = startOfLetter(recipient.trim());
          if (isNamed) onCreate(letterFile(name), [{ kind: 'set', path: [], value: text }]);
        }}
      >
        <label>
          Recipient
          <input
            className={fields.text}
            placeholder="Harbour Clinics"
            value={recipient}
            onChange={({ target }) => setRecipient(target.value)}
          />
        </label>
        <p className={page.file}>{isNamed && `content/${letterFile(name)}`}</p>
        <button className={button.button} type="submit" disabled={!isNamed}>
          Start writing
        </button>
      </form>
    </article>
  );
}

function startOfLetter(recipient: string): string {
  return `---\nto: |\n  ${recipient}\n# date:\n# subject:\n---\n\n`;
}
