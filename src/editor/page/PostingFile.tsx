import { useId, useState } from 'react';
import styles from './ApplicationsPage.module.css';
import { attempt, readPosting } from './send-request.ts';

type Props = {
  /** Language of the site. */
  language: string;
  onRead: (text: string) => void;
};

/** Reads the text of a posting from a file. */
export function PostingFile({ language, onRead }: Props) {
  const id = useId();
  const [status, setStatus] = useState('');
  const read = async (file: File | undefined) => {
    if (!file) return;
    setStatus(`Reading ${file.name} …`);
    const failure = await attempt(async () => onRead(await readPosting(file, language)));
    setStatus(failure || `Read ${file.name}.`);
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
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
