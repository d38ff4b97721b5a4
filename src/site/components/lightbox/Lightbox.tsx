import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import styles from './Lightbox.module.css';
import { LightboxBar } from './LightboxBar.tsx';
import { LightboxPicture } from './LightboxPicture.tsx';
import { type LightboxState, thumbnailOf } from './lightbox-state.ts';

type Props = { state: LightboxState; onClose: () => void };

/** One picture over the page, as large as the window allows. A click anywhere on it, or Escape, closes it. */
export function Lightbox({ state, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(dialog, state.open ? state.id : '');
  return (
    // Escape is the keyboard's way to close it, and the close button is inside.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      className={styles.lightbox}
      ref={dialog}
      aria-labelledby={titleId}
      onClick={(event) => {
        // The second click of a double click on the thumbnail is not meant for the overlay.
        if (event.detail <= 1) onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The browser may close it without asking, as on a second Escape. It tells of every closing a frame or more
      // later; by then Forward may have opened it again, and the word of the last closing must not close that.
      onClose={(event) => {
        if (state.open && !event.currentTarget.open) onClose();
      }}
    >
      {state.open && (
        <>
          <LightboxBar key={state.id} titleId={titleId} title={state.figure.title} />
          <LightboxPicture
            key={`picture ${state.id}`}
            picture={state.figure.picture}
            thumbnail={state.thumbnail}
          />
        </>
      )}
    </dialog>
  );
}

/** Keeps the dialog modal while `id` names a figure, and gives the focus back to its thumbnail. */
function useModal(dialog: RefObject<HTMLDialogElement | null>, id: string) {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!id || !element) return;
    element.showModal();
    element.querySelector<HTMLElement>('[data-close]')?.focus();
    return () => {
      element.close();
      // Safari doesn't focus a link that is clicked, and a visitor who followed a link straight here focused none.
      const home = thumbnailOf(id) ?? document.querySelector('h1');
      home?.focus({ preventScroll: true });
    };
  }, [dialog, id]);
}
