import * as t from 'virtual:messages';
import { type ComponentType, Fragment } from 'react';
import { markedFirst } from '../../content/lens.ts';
import { usePart, useRendersBelowFold } from '../../router/useNavigation.ts';
import { LensNote, useLens } from '../../ui/Lens.tsx';
import layout from '../../ui/layout.module.css';
import { Main } from '../../ui/Main.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import styles from './ExperiencesPage.module.css';
import type { ExperiencesProps, SectionView } from './props.build.ts';
import { SectionRow } from './SectionRow.tsx';
import type { LensOrder, SectionBodyProps, SectionKind, ViewOf } from './sections.ts';

/** Number of sections that fill most windows. */
const firstSections = 2;

type Props = {
  content: ExperiencesProps;
  /** The component of each kind of section that the page has. */
  sectionKinds: { [K in SectionKind]?: ComponentType<SectionBodyProps<ViewOf<K>>> };
};

export function ExperiencesPage({ content, sectionKinds }: Props) {
  const { sections, lenses } = content;
  const lens = useLens(lenses);
  // The bar has the links of a homepage with parts.
  const hasRow = !(import.meta.env.HAS_PARTS && usePart()) && sections.length > 1;
  const rendered = useRendersBelowFold() ? sections : sections.slice(0, firstSections);
  const orderOf = ({ name: list }: SectionView): LensOrder => {
    const isMarked = ({ name }: { name: string }) => lens?.marked.includes(`${list}/${name}`) ?? false;
    return {
      name: lens?.name,
      order: (records) => markedFirst(records, isMarked),
      markOf: (record) => (isMarked(record) ? lens?.title : undefined),
    };
  };
  const body = (section: SectionView, level: 'h3' | 'h4') => {
    // The component of a kind shows the view of that kind.
    const Body = sectionKinds[section.kind] as ComponentType<SectionBodyProps<unknown>> | undefined;
    return Body && <Body section={section} level={level} lens={orderOf(section)} />;
  };
  return (
    <Main id="_content" className={styles.main}>
      <div className={`${layout.page} ${styles.head}`}>
        <PageTitle head={content.head} />
        <LensNote lens={lens} />
      </div>
      {hasRow && <SectionRow sections={sections.map(({ name, title }) => ({ id: name, title }))} />}
      <div className={`${layout.page} ${styles.sections}`}>
        {rendered.map((section) => (
          <section
            key={section.name}
            id={section.name}
            aria-labelledby={`_title-${section.name}`}
            data-kind={section.kind}
          >
            <h2 id={`_title-${section.name}`}>{section.title}</h2>
            {ownPart(section) && <h3 className={styles.subheading}>{ownPart(section)}</h3>}
            {body(section, ownPart(section) ? 'h4' : 'h3')}
            {section.within.map((inner) => (
              <Fragment key={inner.name}>
                <h3 id={inner.name} className={styles.subheading}>
                  {inner.title}
                </h3>
                {body(inner, 'h4')}
              </Fragment>
            ))}
          </section>
        ))}
      </div>
    </Main>
  );
}

/** The heading of a section's own records, needed only if it contains other sections. */
function ownPart({ kind, shown, within }: SectionView): string | undefined {
  const isEmpty = Array.isArray(shown) && shown.length === 0;
  return within.length === 0 || isEmpty ? undefined : ownParts[kind];
}

const ownParts: Partial<Record<SectionView['kind'], string>> = t.ownParts;
