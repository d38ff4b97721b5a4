import type { z } from 'zod';
import type { TitledRecord } from '../../content/lens.ts';
import type { SkillRecord } from '../../content/skill-evidence.ts';
import type { PersonLists, ResolveSource, SectionKindModule } from './section-kind.ts';
import { sectionKinds } from './sections/index.build.ts';
import {
  type ListKind,
  type RawSection,
  type Section,
  type SectionKind,
  sectionsWithin,
} from './sections.ts';

/** The module of a section's kind, which fits the section's records. */
export function moduleOf(kind: SectionKind): SectionKindModule<z.ZodType | null, unknown, unknown> {
  return sectionKinds[kind] as unknown as SectionKindModule<z.ZodType | null, unknown, unknown>;
}

/** Whether sections of a kind have a YAML file of records. */
export function isListKind(kind: string): kind is ListKind {
  return Object.hasOwn(sectionKinds, kind) && moduleOf(kind as SectionKind).schema !== null;
}

/** The section with its pictures and default values. */
export function resolveSection(section: RawSection, source: ResolveSource): Section {
  return { ...section, records: moduleOf(section.kind).resolve(section.records, source) } as Section;
}

/** Public paths of the pictures of sections. */
export function sectionPictures(sections: readonly RawSection[]): string[] {
  return sections.flatMap(({ kind, records }) => moduleOf(kind).pictures?.(records) ?? []);
}

/** A section with or without its pictures. */
type Listed = Pick<Section, 'name' | 'page' | 'kind' | 'within'> & { records: readonly unknown[] };

/** Whether it has any content. */
export function isFilled(section: Listed, sections: readonly Listed[]): boolean {
  return (
    moduleOf(section.kind).isNeverEmpty === true ||
    listedRecords(section).length > 0 ||
    sectionsWithin(sections, section).some((inner) => isFilled(inner, []))
  );
}

/** The records of a section as visitors count them; for education, the programs. */
export function listedRecords({
  kind,
  records,
}: {
  kind: SectionKind;
  records: readonly unknown[];
}): readonly object[] {
  return moduleOf(kind).listed?.(records) ?? (records as readonly object[]);
}

/** The titled records of sections, by the section's name. */
export function listsOf(
  sections: readonly { name: string; kind: SectionKind; records: readonly unknown[] }[],
): Record<string, TitledRecord[]> {
  return Object.fromEntries(
    sections.map((section) => [
      section.name,
      (listedRecords(section) as TitledRecord[]).filter((record) => 'title' in record),
    ]),
  );
}

/** The skills that records of sections show, newest first in each section. */
export function skillsOfSections(sections: readonly Section[]): SkillRecord[] {
  return sections.flatMap((section) => moduleOf(section.kind).skills?.(section) ?? []);
}

/** Properties of the owner as a https://schema.org/Person from sections; newest first. */
export function personFacts(sections: readonly Section[]): PersonLists {
  const facts: Partial<Record<keyof PersonLists, unknown[]>> = {};
  for (const section of sections) {
    const lists: PersonLists = moduleOf(section.kind).toPerson?.(section) ?? {};
    for (const key of Object.keys(lists) as (keyof PersonLists)[]) {
      const list = [...(facts[key] ?? []), ...(lists[key] ?? [])];
      if (list.length > 0) facts[key] = list;
    }
  }
  return facts as PersonLists;
}
