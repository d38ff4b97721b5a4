import { collectLenses, type Lens, type LensView } from '../../content/lens.ts';
import { headOf, type Page, type PageHead, pageOfKind } from '../../content/pages.ts';
import type { SkillRecord } from '../../content/skill-evidence.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { ResumePdf } from './section-kind.ts';
import { isFilled, listsOf, moduleOf } from './sections.build.ts';
import { type Section, type SectionKind, sectionsWithin, type ViewOf } from './sections.ts';

export type ExperiencesProps = {
  head: PageHead;
  /** Sections with content, in the owner's order. */
  sections: SectionView[];
  lenses: LensView[];
};

/** A section as its page shows it. */
export type SectionView = { [K in SectionKind]: SectionViewOf<K> }[SectionKind];
type SectionViewOf<K extends SectionKind> = {
  kind: K;
  /** Its anchor. */
  name: string;
  title: string;
  shown: ViewOf<K>;
  /** The sections within it, below its own records. */
  within: SectionView[];
};

type ExperiencesSource = {
  locale: Locale;
  pages: readonly Page[];
  owner: { name: string };
  /** Of all pages, in the owner's order. */
  sections: readonly Section[];
  lenses: readonly Lens[];
  /** Every record that shows skills. */
  skillRecords: readonly SkillRecord[];
  resumePdf: ResumePdf;
};

export function toExperiencesProps(page: Page, source: ExperiencesSource): ExperiencesProps {
  const contactPath = pageOfKind(source.pages, 'contact')?.path ?? '';
  const onPage = source.sections.filter((section) => section.page === page.name);
  const filled = onPage.filter((section) => isFilled(section, onPage));
  const view = (section: Section): SectionView => {
    const { kind, name, title } = section;
    const shown = moduleOf(kind).toView(section, { ...source, contactPath });
    // The module of its kind returns what the section of that kind shows.
    return { kind, name, title, shown, within: sectionsWithin(filled, section).map(view) } as SectionView;
  };
  return {
    head: headOf(page, source.owner.name),
    sections: filled.filter(({ within }) => !within).map(view),
    lenses: collectLenses(source.lenses, listsOf(onPage)),
  };
}

/** The kinds of these sections and of those within them. */
export function kindsOfSections(sections: readonly SectionView[]): SectionKind[] {
  return [...new Set(sections.flatMap(({ kind, within }) => [kind, ...kindsOfSections(within)]))];
}
