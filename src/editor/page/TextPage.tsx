import { useState } from 'react';
import { projectOfFile } from '../../features/case-studies/case-study.ts';
import { letterOfFile } from '../../features/letters/letter.ts';
import button from '../../ui/button.module.css';
import { controlId, useForm } from './FormContext.tsx';
import { MarkButtons, markByKey } from './fields/MarkButtons.tsx';
import { PictureSources } from './fields/PictureSources.tsx';
import * as labels from './labels.ts';
import { proseCounts, withPictures } from './prose-counts.ts';
import styles from './TextPage.module.css';

/** The text of a file as it is, for Markdown and for YAML that no form can hold. */
export function TextPage() {
  const { file, change } = useForm();
  const isCode = !file.name.endsWith('.md');
  const written = String(file.current);
  const id = controlId([]);
  const set = (value: string) => change({ kind: 'set', path: [], value });
  const text = (
    <textarea
      className={styles.text}
      id={id}
      aria-label={labels.textOf(file.name)}
      data-code={isCode || undefined}
      onKeyDown={isCode ? undefined : markByKey}
      value={written}
      rows={18}
      onChange={(event) => set(event.target.value)}
    />
  );
  if (isCode) return text;
  const project = projectOfFile(file.name);
  const letter = letterOfFile(file.name);
  const { words, missingAlts } = proseCounts(written);
  return (
    <div className={styles.prose}>
      <div className={styles.tools}>
        <MarkButtons controlId={id} />
        <p className={styles.counts}>{labels.proseCounts(words, missingAlts)}</p>
      </div>
      {text}
      {letter !== null && <LetterButton name={letter} />}
      {project !== null && (
        <PictureSources
          home={{ folder: `/images/projects/${project}/`, root: '/images/projects/', takesVideos: true }}
          isMultiple
          onTake={(pictures) => {
            const control = document.getElementById(id);
            // Where the caret was last, also when the field has been left for the pictures.
            const at = control instanceof HTMLTextAreaElement ? control.selectionStart : written.length;
            set(withPictures(written, at, pictures));
          }}
        />
      )}
    </div>
  );
}

/** It is set as the résumé is, which takes a second. */
function LetterButton({ name }: { name: string }) {
  const { downloadLetter } = useForm();
  const [isSetting, setIsSetting] = useState(false);
  return (
    <button
      className={`${button.button} ${styles.letter}`}
      type="button"
      disabled={isSetting}
      onClick={async () => {
        setIsSetting(true);
        await downloadLetter(name);
        setIsSetting(false);
      }}
    >
      {labels.makeLetter}
    </button>
  );
}
