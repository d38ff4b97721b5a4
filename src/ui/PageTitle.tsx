import type { PageHead } from '../content/pages.ts';
import { usePart } from '../router/useNavigation.ts';
import { partTitleId } from './Main.tsx';
import { PageMeta } from './PageMeta.tsx';
import styles from './PageTitle.module.css';
import { renderFormula } from './render-formula.tsx';

/** The heading of every page but the homepage; it receives focus after a navigation. */
export function PageTitle({ head }: { head: PageHead }) {
  const part = import.meta.env.HAS_PARTS ? usePart() : null;
  return (
    <header>
      {!part && <PageMeta head={head} />}
      {/* Browsers leave formulas out of the names of headings and links. */}
      <h1
        className={styles.title}
        id={part ? partTitleId(part) : undefined}
        aria-label={import.meta.env.HAS_MATH && head.formulas && !part ? head.heading : undefined}
        tabIndex={-1}
      >
        <span className={styles.text}>
          {part
            ? part.title
            : import.meta.env.HAS_MATH && head.formulas
              ? head.formulas.map(renderFormula)
              : head.heading}
        </span>
      </h1>
      {head.subtitle && <p className={styles.subtitle}>{head.subtitle}</p>}
    </header>
  );
}
