import { useId, useState } from 'react';
import { countNoun } from '../../../core/text.ts';
import type { PictureFolders, PictureWithTexts } from '../pictures.ts';
import { attempt, importPicture } from '../send-request.ts';
import styles from './pictures.module.css';

/** Where pictures are chosen from, and for what. */
export type PictureChoice = {
  folders: PictureFolders;
  isMultiple?: boolean;
  /** Whether the list has this picture already. */
  isListed?: (source: string) => boolean;
  onChoose: (pictures: PictureWithTexts[]) => void;
};

const pictureTypes = 'image/*,.heic,.heif';
const videoTypes = 'video/mp4,video/quicktime,video/webm';

/** The result for the last dropped files, with messages about each. */
type Result = { count: number; notes: string[]; refused: string[] };

/** Imports dropped or selected files, prepared as by `npm run photos add`. */
export function PictureDrop({ folders, isMultiple = false, isListed, onChoose }: PictureChoice) {
  const label = isMultiple ? 'Drop pictures here, or choose files' : 'Drop a picture here, or choose a file';
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const [progress, setProgress] = useState('');
  const [{ count, notes, refused }, setResult] = useState<Result>({ count: 0, notes: [], refused: [] });

  async function importFiles(dropped: File[]) {
    const files = isMultiple ? dropped : dropped.slice(0, 1);
    const pictures: PictureWithTexts[] = [];
    const result: Result = { count: 0, notes: [], refused: [] };
    for (const [index, file] of files.entries()) {
      setProgress(`Importing … ${index + 1} of ${files.length}`);
      const failure = await attempt(async () => {
        const answer = await importPicture(file, folders.folder);
        if ('refused' in answer) result.refused.push(answer.refused);
        else if (isListed?.(answer.source)) {
          result.refused.push(`${file.name} is already in this list, as ${answer.source}.`);
        } else {
          pictures.push(answer);
          result.notes.push(answer.notes.join(' '));
        }
      });
      if (failure !== '') result.refused.push(failure);
    }
    setProgress('');
    setResult({ ...result, count: pictures.length });
    if (pictures.length > 0) onChoose(pictures);
  }

  return (
    // The input works by keyboard; dropping is an addition for pointers.
    <fieldset
      className={styles.drop}
      data-over={isOver || undefined}
      aria-label={label}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        void importFiles([...event.dataTransfer.files]);
      }}
    >
      <input
        className={styles.dropInput}
        id={id}
        type="file"
        accept={folders.takesVideos ? `${pictureTypes},${videoTypes}` : pictureTypes}
        multiple={isMultiple}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Otherwise selecting the same file again would not be a change.
          event.target.value = '';
          void importFiles(files);
        }}
      />
      <label htmlFor={id}>{progress || label}</label>
      <div role="status">
        {notes.length + refused.length > 1 ? (
          <details className={styles.dropNotes} open={refused.length > 0}>
            <summary>
              {countNoun(count, 'picture')} added{refused.length > 0 && `, ${refused.length} refused`}
            </summary>
            <ul>
              {/* Refusals must be seen, so the other notes are left out. */}
              {(refused.length > 0 ? refused : notes).map((note, index) => (
                <li key={index} className={styles.dropNote}>
                  {note}
                </li>
              ))}
            </ul>
          </details>
        ) : (
          [...refused, ...notes].map((note) => (
            <p key={note} className={styles.dropNote}>
              {note}
            </p>
          ))
        )}
      </div>
    </fieldset>
  );
}
