import type { SectionViewOf } from './props.build.ts';
import type { SectionKind } from './sections.ts';

/** What the component of a kind of section draws below the section's heading. */
export type SectionBodyProps<K extends SectionKind> = {
  section: SectionViewOf<K>;
  /** Depth of the headings of its records in the page's outline. */
  level: 'h3' | 'h4';
  lens: LensOrder;
};

/** How the lens that is on, if any, shows the records of a list. */
export type LensOrder = {
  /** Name of that lens. */
  name: string | undefined;
  order: <R extends Named>(records: R[]) => R[];
  /** Title of the lens that brought a record to the front. */
  markOf: (record: Named) => string | undefined;
};

type Named = { name: string };
