import { ArrowIcon, lineIcon } from '../../../ui/icons.tsx';
import styles from './entries.module.css';
import { useDragOrder } from './useDragOrder.ts';

const RemoveIcon = lineIcon('M5 5l14 14M19 5L5 19');

type Props = {
  /** Of the entry, for screen readers. */
  name: string;
  /** The visible position, 0-based. */
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** Moves an entry of a list by dragging or with buttons, and removes it. */
export function EntryButtons({ name, index, count, onMove, onRemove }: Props) {
  const move = (button: HTMLButtonElement, to: number) => {
    const list = button.closest('ol');
    onMove(to);
    // The focus follows the entry, so that the next press moves the same one.
    requestAnimationFrame(() => focusMoved(list?.children[to], button.dataset.move ?? ''));
  };
  const startDrag = useDragOrder(index, onMove);
  return (
    <span className={styles.entryButtons}>
      {count > 1 && (
        // For pointers only; the buttons do the same by keyboard.
        <span
          className={styles.grip}
          title="Drag to another position"
          onPointerDown={startDrag}
          aria-hidden="true"
        >
          ⠿
        </span>
      )}
      <button
        type="button"
        data-move="up"
        disabled={index === 0}
        title="Move up"
        aria-label={`Move ${name} up`}
        onClick={(event) => move(event.currentTarget, index - 1)}
      >
        <ArrowIcon />
      </button>
      <button
        type="button"
        data-move="down"
        disabled={index === count - 1}
        title="Move down"
        aria-label={`Move ${name} down`}
        onClick={(event) => move(event.currentTarget, index + 1)}
      >
        <ArrowIcon />
      </button>
      <button type="button" title="Remove" aria-label={`Remove ${name}`} onClick={onRemove}>
        <RemoveIcon />
      </button>
    </span>
  );
}

/** Focuses the same button of the moved entry, or the opposite one at the end of the list. */
function focusMoved(entry: Element | undefined, direction: string) {
  const buttons = [...(entry?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? [])];
  const enabled = buttons.filter((button) => !button.disabled);
  (enabled.find((button) => button.dataset.move === direction) ?? enabled[0])?.focus();
}
