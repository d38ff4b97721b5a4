import * as t from 'virtual:messages';
import { PauseIcon, PlayIcon } from '../icons.tsx';
import styles from '../picture-control.module.css';
import { useMediaQuery } from '../useMediaQuery.ts';

type Props = {
  alt: string;
  /** The visitor's choice; `null` before one is made. */
  choice: boolean | null;
  onChoose: (moves: boolean) => void;
};

/** Pauses or plays an animation. */
export function MovementControl({ alt, choice, onChoose }: Props) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const moves = choice ?? !isStill;
  return (
    <button
      className={`${styles.control} ${styles.inCorner}`}
      type="button"
      aria-label={t.playMovement({ alt })}
      aria-pressed={moves}
      onClick={(event) => {
        // The stage around it opens the picture on click.
        event.stopPropagation();
        onChoose(!moves);
      }}
    >
      {moves ? <PauseIcon /> : <PlayIcon />}
    </button>
  );
}
