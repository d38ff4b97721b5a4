import { ArrowIcon, lineIcon } from '../../../ui/icons.tsx';
import * as labels from '../labels.ts';
import styles from './fields.module.css';
import { useDragOrder } from './useDragOrder.ts';

const RemoveIcon = lineIcon('M5 5l14 14M19 5L5 19');

type Props = {
  /** Of the entry, for those who hear the buttons. */
  name: string;
  /** Where it stands as shown, 0-based. */
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** Moves an entry of a list by dragging or up and down, and takes it out. */
export function EntryButtons({ name, index, count, onMove, onRemove }: Props) {
  const move = (button: HTMLButtonElement, to: number) => {
    const list = button.closest('ol');
    onMove(to);
    // The entry has gone on; so must the focus, or the next press would move another one.
    requestAnimationFrame(() => focusMoved(list?.children[to], button.dataset.move ?? ''));
  };
  const startDrag = useDragOrder(index, onMove);
  return (
    <span className={styles.entryButtons}>
      {count > 1 && (
        // For pointers alone: the two buttons beside it do the same by keys.
        <span className={styles.grip} title={labels.drag} onPointerDown={startDrag} aria-hidden="true">
          ⠿
        </span>
      )}
      <button
        type="button"
        data-move="up"
        disabled={index === 0}
        title={labels.moveUp}
        aria-label={labels.moveUpNamed(name)}
        onClick={(event) => move(event.currentTarget, index - 1)}
      >
        <ArrowIcon />
      </button>
      <button
        type="button"
        data-move="down"
        disabled={index === count - 1}
        title={labels.moveDown}
        aria-label={labels.moveDownNamed(name)}
        onClick={(event) => move(event.currentTarget, index + 1)}
      >
        <ArrowIcon />
      </button>
      <button type="button" title={labels.remove} aria-label={labels.removeNamed(name)} onClick={onRemove}>
        <RemoveIcon />
      </button>
    </span>
  );
}

/** The same button of the entry in its new place, or the other one where that can go no further. */
function focusMoved(entry: Element | undefined, direction: string) {
  const buttons = [...(entry?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? [])];
  const free = buttons.filter((button) => !button.disabled);
  (free.find((button) => button.dataset.move === direction) ?? free[0])?.focus();
}
