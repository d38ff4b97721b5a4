import { useState } from 'react';
import type { FieldPath } from '../../core/field-path.ts';
import { countNoun, stemOf } from '../../core/text.ts';
import { projectOfFile } from '../../features/case-studies/case-study.ts';
import { letterOfFile } from '../../features/letters/letter.ts';
import { noteOfFile } from '../../features/notes/note.ts';
import { ActionButton } from './ActionButton.tsx';
import styles from './FilePage.module.css';
import { controlId, directionOfField, useForm } from './FormContext.tsx';
import { handleMarkKeys, MarkButtons } from './fields/MarkButtons.tsx';
import { PictureSources } from './fields/PictureSources.tsx';
import { countWords, insertPictures } from './fields/text-marks.ts';

/** The text of a Markdown file, at `path` in a form, of a plain text, or of YAML that does not fit its form. */
export function TextPage({ path = [] }: { path?: FieldPath }) {
  const { file, valueAt, change, textLanguage } = useForm();
  const isMarkdown = file.name.endsWith('.md');
  const isCode = file.name.endsWith('.yaml');
  const value = String(valueAt(path) ?? '');
  const id = controlId(path);
  const set = (next: string) => change({ kind: 'set', path, value: next });
  const text = (
    <textarea
      {...(isCode ? {} : directionOfField(value, textLanguage))}
      className={styles.text}
      id={id}
      aria-label={`Text of content/${file.name}`}
      data-code={isCode || undefined}
      onKeyDown={isMarkdown ? handleMarkKeys : undefined}
      value={value}
      rows={18}
      onChange={(event) => set(event.target.value)}
    />
  );
  if (!isMarkdown) return text;
  const isStory = projectOfFile(file.name) !== null || noteOfFile(file.name) !== null;
  const folder = `/images/${stemOf(file.name)}/`;
  const letter = letterOfFile(file.name);
  const { words, missingAlts } = countWords(value);
  return (
    <div className={styles.prose}>
      <div className={styles.tools}>
        <MarkButtons controlId={id} />
        <p className={styles.counts}>
          {countNoun(words, 'word')}
          {missingAlts > 0 && ` · ${countNoun(missingAlts, 'picture')} without alt text: ![here](…)`}
        </p>
      </div>
      {text}
      {letter !== null && <LetterButton name={letter} />}
      {isStory && (
        <PictureSources
          folders={{ folder, root: folder.replace(/[^/]+\/$/, ''), takesVideos: true }}
          isMultiple
          onChoose={(pictures) => {
            const control = document.getElementById(id);
            // The textarea keeps the position of its caret without focus.
            const at = control instanceof HTMLTextAreaElement ? control.selectionStart : value.length;
            set(insertPictures(value, at, pictures));
          }}
        />
      )}
    </div>
  );
}

function LetterButton({ name }: { name: string }) {
  const { downloadLetter } = useForm();
  const [isRendering, setIsRendering] = useState(false);
  return (
    <ActionButton
      className={styles.letter}
      type="button"
      isBusy={isRendering}
      onClick={async () => {
        setIsRendering(true);
        await downloadLetter(name);
        setIsRendering(false);
      }}
    >
      Download as PDF
    </ActionButton>
  );
}
