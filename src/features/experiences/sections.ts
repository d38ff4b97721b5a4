import type { z } from 'zod';
import type { RawRecord, SectionKindModule, SectionPlace } from './section-kind.ts';
import type { sectionKinds } from './sections/index.build.ts';

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

type Modules = typeof sectionKinds;
export type SectionKind = keyof Modules;

/** The kinds whose records are in a YAML file. */
export type ListKind = { [K in SectionKind]: Modules[K]['schema'] extends null ? never : K }[SectionKind];

/** The kinds that a résumé can contain. */
export type ResumeKind = Exclude<ListKind, 'offers' | 'faq'>;

/** A record of such a file, before it is validated. */
export type RecordInput<K extends ListKind> = z.input<Modules[K]['schema']>;

type TypesOf<K extends SectionKind> =
  Modules[K] extends SectionKindModule<infer Schema, infer Resolved, infer View>
    ? { raw: RawRecord<Schema, Resolved>; resolved: Resolved; view: View }
    : never;

type Place<K extends SectionKind> = SectionPlace & { kind: K };

/** A section as the owner wrote it, validated; records oldest first. */
export type RawSection = {
  [K in SectionKind]: Place<K> & { records: TypesOf<K>['raw'][] };
}[SectionKind];

/** A section with its resolved records, oldest first. */
export type SectionOf<K extends SectionKind> = Place<K> & { records: TypesOf<K>['resolved'][] };
export type Section = { [K in SectionKind]: SectionOf<K> }[SectionKind];

/** The data of its component. */
export type ViewOf<K extends SectionKind> = TypesOf<K>['view'];

export function sectionsOfKind<K extends SectionKind>(sections: readonly Section[], kind: K): SectionOf<K>[] {
  return sections.filter((section): section is SectionOf<K> & Section => section.kind === kind);
}

/**
 * The file of content/ with the records of a section; null if its kind has none. `file` is the name that the owner
 * set.
 */
export function sectionFile(name: string, kind: string, file?: string): string | null {
  if (kind === 'resume') return null;
  return file ?? `${name}.${kind === 'text' ? 'md' : 'yaml'}`;
}

/** The sections that a section contains, below its own records. */
export function sectionsWithin<S extends Pick<Section, 'name' | 'page' | 'within'>>(
  sections: readonly S[],
  { name, page }: Pick<Section, 'name' | 'page'>,
): S[] {
  return sections.filter(({ within, page: other }) => within === name && other === page);
}

/** The newest current job, from the first section that has one. Volunteering is not employment. */
export function currentJob(sections: readonly Section[]): SectionOf<'jobs'>['records'][number] | undefined {
  for (const { as, records } of sectionsOfKind(sections, 'jobs')) {
    const job = as === 'volunteer' ? undefined : records.findLast(({ end }) => end === '');
    if (job) return job;
  }
  return undefined;
}
