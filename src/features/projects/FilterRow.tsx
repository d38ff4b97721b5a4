import * as t from 'virtual:messages';
import styles from './FilterRow.module.css';
import type { ProjectsProps } from './props.ts';
import 'virtual:filters.css';

type Props = {
  filters: ProjectsProps['filters'];
  filter: string;
  shownCount: number;
  onChange: (category: string) => void;
};

/** Buttons with scripts; without, links to markers by which the stylesheet filters. */
export function FilterRow({ filters, filter, shownCount, onChange }: Props) {
  return (
    <div className={styles.bar} data-filters="">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls that are submitted */}
      <div className={styles.row} role="group" aria-label={t.filterProjects} data-scripted="">
        {filters.map(({ category, label }) => (
          <button
            key={category}
            className={styles.chip}
            type="button"
            aria-pressed={category === filter}
            onClick={() => onChange(category)}
          >
            {label ?? t.allProjects}
          </button>
        ))}
      </div>
      <p className={styles.count} role="status" data-scripted="">
        {t.shownProjects({ count: shownCount })}
      </p>
      {/* React renders the content of this element in the HTML only. */}
      <noscript>
        {import.meta.env.SSR && (
          <nav className={styles.row} aria-label={t.filterProjects}>
            {filters.map(({ category, label }) => (
              <a key={category} className={styles.chip} href={`#${markerId(category)}`}>
                {label ?? t.allProjects}
              </a>
            ))}
          </nav>
        )}
      </noscript>
    </div>
  );
}

/** Targets of the links without scripts. The cards come after them, so that the stylesheet can filter the list. */
export function FilterMarkers({ filters }: Pick<Props, 'filters'>) {
  return filters.map(({ category }) => (
    <span key={category} className={styles.marker} id={markerId(category)} data-show={category} />
  ));
}

function markerId(category: string): string {
  return `_show-${category}`;
}
