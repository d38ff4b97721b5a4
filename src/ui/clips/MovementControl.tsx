import * as t from 'virtual:messages';
import { PauseIcon, PlayIcon } from '../icons.tsx';
import onPicture from '../picture-control.module.css';
import { useMediaQuery } from '../useMediaQuery.ts';
import styles from './MovementControl.module.css';

type Props = {
  alt: string;
  /** Whether the visitor wants it to move; `null` while they have not said so here. */
  choice: boolean | null;
  onChoose: (moves: boolean) => void;
};

/** Stops a moving picture, or lets it move. */
export function MovementControl({ alt, choice, onChoose }: Props) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const moves = choice ?? !isStill;
  return (
    <button
      className={`${onPicture.control} ${styles.control}`}
      type="button"
      aria-label={t.playMovement({ alt })}
      aria-pressed={moves}
      onClick={(event) => {
        // Where the whole stage is clicked to open a picture.
        event.stopPropagation();
        onChoose(!moves);
      }}
    >
      {moves ? <PauseIcon /> : <PlayIcon />}
    </button>
  );
}
