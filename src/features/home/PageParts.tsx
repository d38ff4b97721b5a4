import type { ComponentType } from 'react';
import type { PagePart } from '../../core/routes.ts';
import { PartContext } from '../../router/useNavigation.ts';
import styles from './HomePage.module.css';

export type ShownPage = PagePart & { Page: ComponentType };

/** The other pages, one below the other. */
export function PageParts({ pages }: { pages: readonly ShownPage[] }) {
  return (
    <div className={styles.parts}>
      {pages.map(({ Page, ...part }) => (
        <PartContext key={part.anchor} value={part}>
          <Page />
        </PartContext>
      ))}
    </div>
  );
}
