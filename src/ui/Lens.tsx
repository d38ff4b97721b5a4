import * as t from 'virtual:messages';
import type { LensView } from '../content/lens.ts';
import { lensParameter } from '../core/routes.ts';
import { isPlainClick } from '../router/Link.tsx';
import { moveFocus } from '../router/ScrollMemory.ts';
import { useAddressParameter, useNavigation } from '../router/useNavigation.ts';
import styles from './Lens.module.css';

/** The lens in the page's address, if it exists. */
export function useLens(lenses: LensView[]): LensView | undefined {
  const parameter = useAddressParameter(lensParameter);
  return lenses.find(({ name }) => name === parameter);
}

/** A note that a lens is active, with a link to leave it. */
export function LensNote({ lens }: { lens: LensView | undefined }) {
  const navigation = useNavigation();
  return (
    lens && (
      <p className={styles.note} role="status">
        {t.lensNote({ lens: lens.title, count: lens.marked.length })}{' '}
        <a
          href={navigation.addressWith(lensParameter, '')}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            navigation.setParameter(lensParameter, '');
            // The clicked link disappears with the note.
            moveFocus(document.querySelector('h1'));
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
