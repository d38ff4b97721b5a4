import { useEffect, useState } from 'react';
import type { Draft, PageImage } from '../protocol/protocol.ts';
import { PageImages } from './PageImages.tsx';
import styles from './PreviewPane.module.css';
import { attempt, readLetterPages } from './send-request.ts';

/** The letter is typeset again after a pause in typing. */
const pauseMs = 700;

type Props = {
  /** The application. */
  name: string;
  /** Drafts of the texts of the application. */
  drafts: Draft[];
};

/** The letter of an application as its PDF shows it, with unsaved changes. */
export function LetterPane({ name, drafts }: Props) {
  const [pages, setPages] = useState<PageImage[] | null>(null);
  const [refusal, setRefusal] = useState('');
  const key = JSON.stringify([name, drafts]);
  useEffect(() => {
    let isLatest = true;
    const timer = setTimeout(
      async () => {
        const failure = await attempt(async () => {
          const answer = await readLetterPages(name, drafts);
          if (!isLatest) return;
          setRefusal('refused' in answer ? answer.refused : '');
          if ('pages' in answer) setPages(answer.pages);
        });
        if (isLatest && failure) setRefusal(failure);
      },
      pages === null ? 0 : pauseMs,
    );
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [key]);
  return (
    <aside className={styles.pane} aria-label="Preview of the letter">
      <p className={styles.bar} role="status">
        <span className={styles.note}>{refusal || describe(pages)}</span>
      </p>
      <div className={styles.sheets}>{pages && <PageImages pages={pages} of="the letter" />}</div>
    </aside>
  );
}

function describe(pages: readonly PageImage[] | null): string {
  if (pages === null) return 'Making the letter …';
  return pages.length === 0 ? 'There is no letter.' : 'The letter as a PDF';
}
