import * as t from 'virtual:messages';
import type { ReactNode } from 'react';
import styles from './EntryLinks.module.css';

type Props = {
  links: { label: string; address: string }[];
  /** What they belong to, for those who hear the links of a page as a list. */
  title: string;
  /** Stands at the end of their list: further links, and words in the place of one. */
  children?: ReactNode;
};

/** Links of an entry that say in a word where they lead. */
export function EntryLinks({ links, title, children }: Props) {
  if (links.length === 0 && !children) return null;
  return (
    <ul className={styles.links}>
      {links.map(({ label, address }, index) => (
        <li key={index}>
          <a href={address} rel="noopener noreferrer" aria-label={`${label} ${t.ofRecord({ title: title })}`}>
            {label}
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
}
