import * as t from 'virtual:messages';
import type { LensView } from '../content/lens.ts';
import { isPlainClick } from '../router/is-plain-click.ts';
import { takeFocus } from '../router/take-focus.ts';
import { useAddressParameter, useNavigation } from '../router/useNavigation.ts';
import styles from './Lens.module.css';

const photoParam = 'for';

/** The lens that the page's address asks for, if there is one of that name. */
export function useLens(lenses: LensView[]): LensView | undefined {
  const wanted = useAddressParameter(photoParam);
  return lenses.find(({ name }) => name === wanted);
}

/** Says that a lens is on, and how to leave it. */
export function LensNote({ lens }: { lens: LensView | undefined }) {
  const navigation = useNavigation();
  return (
    lens && (
      <p className={styles.note} role="status">
        {t.lensNote({ lens: lens.title, count: lens.marked.length })}{' '}
        <a
          href={navigation.addressWith(photoParam, '')}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            navigation.setParameter(photoParam, '');
            // The link that was pressed goes with the note.
            takeFocus(document.querySelector('h1'));
          }}
        >
          {t.leaveLens}
        </a>
      </p>
    )
  );
}

export function LensMark({ title }: { title: string | undefined }) {
  return title && <span className={styles.mark}>{title}</span>;
}
