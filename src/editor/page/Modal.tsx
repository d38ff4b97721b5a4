import { type ReactNode, useActionState, useEffect, useId, useRef } from 'react';
import button from '../../ui/button.module.css';
import { ActionButton } from './ActionButton.tsx';
import styles from './Modal.module.css';
import { focusIfLost } from './PageFrame.tsx';

type Props = {
  title: string;
  submitLabel: string;
  canSubmit?: boolean;
  /** Whether the submit button gets the focus at the start; otherwise the browser chooses. */
  focusesSubmit?: boolean;
  /** Resolves with whether the dialog closes. */
  onSubmit: (form: FormData) => Promise<boolean>;
  onClose: () => void;
  closeLabel?: string;
  /** Called in place of `onClose` for the button with `closeLabel`. */
  onCloseButton?: () => void;
  children: ReactNode;
};

/** A form in a modal dialog, open as long as it is mounted. */
export function Modal({
  title,
  submitLabel,
  canSubmit = true,
  focusesSubmit = false,
  onSubmit,
  onClose,
  closeLabel = 'Back to the form',
  onCloseButton,
  children,
}: Props) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const close = () => dialog.current?.close();
  const [, submit, isSubmitting] = useActionState(async (_state: null, form: FormData) => {
    if (await onSubmit(form)) close();
    return null;
  }, null);
  useEffect(() => {
    dialog.current?.showModal();
    if (focusesSubmit) submitButton.current?.focus();
    // The button that opened the dialog can be gone then, or disabled.
    return () => focusIfLost(document.querySelector<HTMLElement>('main h2'));
  }, []);
  return (
    <dialog
      className={styles.dialog}
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={({ key, target }) => {
        // WebKit does not close a dialog on Escape in a search field, even in an empty one.
        const isSearch =
          target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
        if (key === 'Escape' && !isSearch) close();
      }}
    >
      <form className={styles.form} action={submit}>
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        </header>
        <div className={styles.body}>{children}</div>
        <footer className={styles.foot}>
          <ActionButton data-variant="solid" ref={submitButton} isBusy={isSubmitting} disabled={!canSubmit}>
            {submitLabel}
          </ActionButton>
          <button className={button.button} type="button" onClick={onCloseButton ?? close}>
            {closeLabel}
          </button>
        </footer>
      </form>
    </dialog>
  );
}
