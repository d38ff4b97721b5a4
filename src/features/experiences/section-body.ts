/** The props of the component of a section kind, which renders everything below the section's heading. */
export type SectionBodyProps<View> = {
  section: { name: string; shown: View };
  /** Depth of the headings of its records in the page's outline. */
  level: 'h3' | 'h4';
  lens: LensOrder;
};

/** Orders the records of a list by the active lens, if any. */
export type LensOrder = {
  /** Name of the active lens. */
  name: string | undefined;
  order: <R extends Named>(records: R[]) => R[];
  /** Title of the lens that brought a record to the front. */
  markOf: (record: Named) => string | undefined;
};

type Named = { name: string };
