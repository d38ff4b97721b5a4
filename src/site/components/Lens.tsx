import type { LensView } from '../../model/lens.ts';
import type { RouteName } from '../../model/routes.ts';
import { addressWith, replaceParameter, useAddressParameter } from '../address-parameter.ts';
import * as labels from '../labels.ts';
import { isPlainClick } from '../navigation/is-plain-click.ts';
import { focusHeading } from '../scroll-memory.ts';
import styles from './Lens.module.css';

const parameter = 'for';

/** The lens that the page's address asks for, if there is one of that name. */
export function useLens(page: RouteName, lenses: LensView[]): LensView | undefined {
  const wanted = useAddressParameter(page, parameter);
  return lenses.find(({ name }) => name === wanted);
}

/** Says that a lens is on, and how to leave it. */
export function LensNote({ lens }: { lens: LensView | undefined }) {
  return (
    lens && (
      <p className={styles.note} role="status">
        {labels.lensNote(lens.title, lens.marked.length)}{' '}
        <a
          href={addressWith(parameter, '')}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            replaceParameter(parameter, '');
            // The link that was pressed goes with the note.
            focusHeading();
          }}
        >
          {labels.leaveLens}
        </a>
      </p>
    )
  );
}

export function LensMark({ title }: { title: string | undefined }) {
  return title && <span className={styles.mark}>{title}</span>;
}
