import * as t from 'virtual:messages';
import { useEffect, useRef } from 'react';
import { markFollowed } from '../../ui/mark-followed.ts';
import { useCurrentSection } from '../../ui/useCurrentSection.ts';
import styles from './SectionRow.module.css';

/** The sticky row of links to the page's sections; plain anchors, so it works as HTML and as deep links. */
export function SectionRow({ sections }: { sections: { id: string; title: string }[] }) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  const row = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    // Keeps the focused link visible during keyboard navigation.
    if (!row.current || row.current.querySelector(':focus-visible')) return;
    // Sideways only: scrollIntoView would move the page as well.
    if (link) row.current.scrollBy({ left: centerOf(link) - centerOf(row.current) });
    else row.current.scrollTo({ left: 0 });
  }, [current]);

  return (
    <nav className={styles.bar} aria-label={t.sections}>
      <ul className={styles.row} ref={row}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              className={styles.link}
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              onClick={markFollowed}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** In px from the window's left edge. */
function centerOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
