import * as t from 'virtual:messages';
import type { ReactNode } from 'react';
import styles from './EntryLinks.module.css';

type Props = {
  links: { label: string; address: string }[];
  /** The record, appended to each accessible name. */
  title: string;
  /** Further items at the end of the list. */
  children?: ReactNode;
};

export function EntryLinks({ links, title, children }: Props) {
  if (links.length === 0 && !children) return null;
  return (
    <ul className={styles.links}>
      {links.map(({ label, address }, index) => (
        <li key={index}>
          <a href={address} rel="noopener noreferrer" aria-label={`${label} ${t.ofRecord({ title })}`}>
            {label}
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
}
