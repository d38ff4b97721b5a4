import type { ComponentProps, MouseEvent } from 'react';
import button from '../../ui/button.module.css';
import styles from './ActionButton.module.css';

type Props = ComponentProps<'button'> & {
  /** Whether its action runs and has to end before the next one. */
  isBusy?: boolean;
};

/** Keeps the focus while its action runs: a button that becomes disabled loses it. */
export function ActionButton({ isBusy = false, className = '', onClick, ...props }: Props) {
  return (
    <button
      type="submit"
      {...props}
      className={`${button.button} ${styles.action} ${className}`}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? ignore : onClick}
    />
  );
}

function ignore(event: MouseEvent): void {
  event.preventDefault();
}
