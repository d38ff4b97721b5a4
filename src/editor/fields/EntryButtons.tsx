import * as labels from '../labels.ts';
import styles from './fields.module.css';

type Props = {
  /** Of the entry, for those who hear the buttons. */
  name: string;
  /** Where it stands as shown, 0-based. */
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** Moves an entry of a list up and down, and takes it out. */
export function EntryButtons({ name, index, count, onMove, onRemove }: Props) {
  return (
    <span className={styles.entryButtons}>
      <button
        type="button"
        disabled={index === 0}
        title={labels.moveUp}
        aria-label={labels.moveUpNamed(name)}
        onClick={() => onMove(index - 1)}
      >
        <span aria-hidden="true">↑</span>
      </button>
      <button
        type="button"
        disabled={index === count - 1}
        title={labels.moveDown}
        aria-label={labels.moveDownNamed(name)}
        onClick={() => onMove(index + 1)}
      >
        <span aria-hidden="true">↓</span>
      </button>
      <button type="button" title={labels.remove} aria-label={labels.removeNamed(name)} onClick={onRemove}>
        <span aria-hidden="true">×</span>
      </button>
    </span>
  );
}
