import { useId, useState } from 'react';
import * as labels from '../labels.ts';
import type { PictureHome, TakenPicture } from '../pictures.ts';
import { importPicture, Refused } from '../send-request.ts';
import styles from './fields.module.css';

type Props = {
  home: PictureHome;
  isMultiple?: boolean;
  /** Whether the list that takes them has this one already. */
  has?: (source: string) => boolean;
  onTake: (pictures: TakenPicture[]) => void;
};

const pictureTypes = 'image/*,.heic,.heif';
const videoTypes = 'video/mp4,video/quicktime,video/webm';

/** What became of the last files that were dropped: how many came in, and what is to be said of each. */
type Taken = { count: number; notes: string[]; refused: string[] };

/** Takes pictures dropped on it or chosen from the disk, and has them made ready as `npm run photos add` would. */
export function PictureDrop({ home, isMultiple = false, has = () => false, onTake }: Props) {
  const label = isMultiple ? labels.dropPictures : labels.dropPicture;
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const [progress, setProgress] = useState('');
  const [taken, setTaken] = useState<Taken>({ count: 0, notes: [], refused: [] });

  async function take(files: File[]) {
    const chosen = isMultiple ? files : files.slice(0, 1);
    const pictures: TakenPicture[] = [];
    const notes: string[] = [];
    const refused: string[] = [];
    for (const [index, file] of chosen.entries()) {
      setProgress(`${labels.importing} ${labels.position(index + 1, chosen.length)}`);
      try {
        const answer = await importPicture(file, home.folder);
        if ('refused' in answer) refused.push(answer.refused);
        else if (has(answer.source)) refused.push(labels.listHas(file.name, answer.source));
        else {
          pictures.push(answer);
          notes.push(answer.notes.join(' '));
        }
      } catch (error) {
        refused.push(error instanceof Refused ? error.message : labels.closed);
      }
    }
    setProgress('');
    setTaken({ count: pictures.length, notes, refused });
    if (pictures.length > 0) onTake(pictures);
  }

  return (
    // The input inside is the way for keys; dropping is one more for pointers.
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
        void take([...event.dataTransfer.files]);
      }}
    >
      <input
        className={styles.dropInput}
        id={id}
        type="file"
        accept={home.takesVideos ? `${pictureTypes},${videoTypes}` : pictureTypes}
        multiple={isMultiple}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Else choosing the same file again would change nothing.
          event.target.value = '';
          void take(files);
        }}
      />
      <label htmlFor={id}>{progress || label}</label>
      <div role="status">
        {taken.notes.length + taken.refused.length > 1 ? (
          // What was refused is what has to be seen.
          <details className={styles.dropNotes} open={taken.refused.length > 0}>
            <summary>{labels.takenPictures(taken.count, taken.refused.length)}</summary>
            <ul>
              {[...taken.refused, ...(taken.refused.length > 0 ? [] : taken.notes)].map((note, index) => (
                <li key={index} className={styles.dropNote}>
                  {note}
                </li>
              ))}
            </ul>
          </details>
        ) : (
          [...taken.refused, ...taken.notes].map((note) => (
            <p key={note} className={styles.dropNote}>
              {note}
            </p>
          ))
        )}
      </div>
    </fieldset>
  );
}
