/** What the component of a kind of section gets, which renders what is below the section's heading. */
export type SectionBodyProps<View> = {
  section: { name: string; shown: View };
  /** Depth of the headings of its records in the page's outline. */
  level: 'h3' | 'h4';
  lens: LensOrder;
};

/** How the active lens, if any, orders the records of a list. */
export type LensOrder = {
  /** Name of that lens. */
  name: string | undefined;
  order: <R extends Named>(records: R[]) => R[];
  /** Title of the lens that brought a record to the front. */
  markOf: (record: Named) => string | undefined;
};

type Named = { name: string };
