import { useId, useState } from 'react';
import { importPicture, Refused } from '../ask-server.ts';
import * as labels from '../labels.ts';
import type { PictureHome, TakenPicture } from '../pictures.ts';
import styles from './fields.module.css';

type Props = {
  home: PictureHome;
  isMultiple?: boolean;
  /** Whether the list that takes them has this one already. */
  has?: (source: string) => boolean;
  onTake: (pictures: TakenPicture[]) => void;
};

/** Takes pictures dropped on it or chosen from the disk, and has them made ready as `npm run photos add` would. */
export function PictureDrop({ home, isMultiple = false, has = () => false, onTake }: Props) {
  const label = isMultiple ? labels.dropPictures : labels.dropPicture;
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const [progress, setProgress] = useState('');
  const [notes, setNotes] = useState<string[]>([]);

  async function take(files: File[]) {
    const chosen = isMultiple ? files : files.slice(0, 1);
    const pictures: TakenPicture[] = [];
    const newNotes: string[] = [];
    for (const [index, file] of chosen.entries()) {
      setProgress(`${labels.importing} ${labels.position(index + 1, chosen.length)}`);
      try {
        const answer = await importPicture(file, home.folder);
        if ('refused' in answer) newNotes.push(answer.refused);
        else if (has(answer.source)) newNotes.push(labels.listHas(file.name, answer.source));
        else {
          pictures.push(answer);
          newNotes.push(...answer.notes);
        }
      } catch (error) {
        newNotes.push(error instanceof Refused ? error.message : labels.closed);
      }
    }
    setProgress('');
    setNotes(newNotes);
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
        accept="image/*,.heic,.heif"
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
        {notes.map((note, index) => (
          <p key={index} className={styles.dropNote}>
            {note}
          </p>
        ))}
      </div>
    </fieldset>
  );
}
