import { lookSheets } from '../brand/make-look.ts';
import { mailLinks, profileLinks } from '../content/owner.ts';
import {
  headOf,
  isListed,
  type Page,
  type PageHead,
  type PageKind,
  pageOfKind,
  type Subpage,
} from '../content/pages.ts';
import { skillsOfProjects } from '../content/skill-evidence.ts';
import type { PagePart } from '../core/routes.ts';
import { freeName, withName } from '../core/text.ts';
import type { ResumePdf } from '../features/experiences/section-kind.ts';
import { listedRecords, skillsOfSections } from '../features/experiences/sections.build.ts';
import { collectTags } from '../features/notes/props.ts';
import { isolateTexts } from '../i18n/isolate.ts';
import { directionOf } from '../i18n/language.ts';
import { siteLanguages } from './languages/site-languages.ts';
import { type PageSource, pageKindModules } from './page-kinds.ts';
import type { PageProps, SiteProps } from './page-props.ts';
import { chooseProofs, chooseReaderProofs } from './proofs.ts';
import { searchIndex } from './search-index.ts';
import type { SiteContent } from './site-content.ts';
import { allPages } from './subpages.ts';

/** Props that are not texts: ids, elements of stories, form values, the drawing of the 404 page; phrases are isolated already. */
const machineKeys = ['id', 'elements', 'hidden', 'drawing', 'phrases'];

function languageProps(
  site: SiteContent['site'],
): Pick<SiteProps['shell'], 'languages' | 'languageName' | 'source'> {
  const all = siteLanguages(site);
  const [first] = all;
  if (!first) return {};
  const source = { language: first.language, direction: directionOf(first.language) };
  return {
    languages: all.filter(({ language }) => language !== site.language),
    languageName: all.find(({ language }) => language === site.language)?.name ?? site.language,
    ...(site.root !== undefined && { source }),
  };
}

function allProofs(content: SiteContent): PageSource['proofs'] {
  const ofLenses = content.lenses.map((lens) => [lens.name, chooseProofs(content, lens)]);
  return { withoutLens: chooseProofs(content), lenses: Object.fromEntries(ofLenses) };
}

/** The props of every page. `formAction` depends on how the site is served. */
export function toSiteProps(
  content: SiteContent,
  formAction: string,
  revisions: Record<string, string>,
  resumePdf: ResumePdf,
): SiteProps {
  const { pages, owner, site, look } = content;
  const { direction } = content.locale;
  const listed = pages.filter(isListed);
  const hasSearch = pages.some(({ kind }) => kind === 'search');
  const index = hasSearch ? isolateTexts(searchIndex(content), direction) : null;
  const parts = partsOf(content);
  const inFooter = listed.filter((page) => page.inFooter);
  const toLinks = (linked: readonly Page[]) =>
    isolateTexts(
      linked.map(({ path, nav }) => {
        const anchor = parts.get(path)?.anchor;
        return { path, label: withName(nav, owner.name), ...(anchor && { anchor }) };
      }),
      direction,
    );
  const sourceOf = (visible: SiteContent): PageSource => ({
    ...visible,
    searchIndex: index ?? { groups: [], records: [] },
    formAction,
    revisions,
    resumePdf,
    hasResumePdf: resumePdf !== 'none',
    lists: visible.sections.map((section) => ({
      name: section.name,
      path: section.path,
      records: listedRecords(section) as object[],
    })),
    tags: collectTags(visible),
    proofs: pageOfKind(visible.pages, 'brief') ? allProofs(visible) : { withoutLens: [], lenses: {} },
    readerProofs: Object.fromEntries(
      visible.readers.map((reader) => [reader.token, chooseReaderProofs(visible, reader)]),
    ),
    skillRecords: [...skillsOfSections(visible.sections), ...skillsOfProjects(visible)],
  });
  const toProps = (page: Page | Subpage, source: PageSource): PageProps => {
    const { kind, name, path, unlisted } = page;
    // The table has a function for the page of each kind, which TypeScript does not relate to one another.
    const toContent = pageKindModules[kind].toProps as (page: Page | Subpage, source: PageSource) => object;
    const parent = 'parent' in page ? { parent: page.parent } : {};
    const part = isolateTexts(parts.get(path), direction);
    const shownContent = toContent(page, source) as { head: PageHead };
    const isolated = isolateTexts(shownContent, direction, machineKeys);
    // Search results and windows show title and description separately.
    const { title, description } = shownContent.head;
    const content = { ...isolated, head: { ...isolated.head, title, description } };
    return {
      kind,
      name,
      path,
      ...(unlisted && { unlisted }),
      ...parent,
      ...(part && { part }),
      content,
    } as PageProps;
  };
  const source = sourceOf(content);
  return {
    shell: {
      language: site.language,
      barColors: { light: look.screen.light.paper, dark: look.screen.dark.paper },
      direction,
      ...languageProps(site),
      ...(site.mode ? { mode: site.mode } : {}),
      ...(site.remember ? { remembersMode: true } : {}),
      ownerName: owner.name,
      copyrightYear: site.copyrightYear,
      nav: toLinks(listed.filter((page) => !page.inFooter)),
      ...(inFooter.length > 0 ? { footer: toLinks(inFooter) } : {}),
      links: isolateTexts([...profileLinks(owner, owner.profiles), ...mailLinks(owner)], direction),
      searchIndex: null,
    },
    looks: lookSheets(look),
    ...(site.share ? { shares: true } : {}),
    search: index,
    pages: [
      ...allPages(content).map((page) => toProps(page, source)),
      ...content.unlisted.map((each) => toProps(each.page, sourceOf(each.content))),
    ],
  };
}

const kinds: readonly PageKind[] = [
  'about',
  'projects',
  'experiences',
  'gallery',
  'notes',
  'text',
  'contact',
];

type Source = Pick<SiteContent, 'pages' | 'look' | 'owner' | 'sections' | 'galleries' | 'projects'>;

/**
 * The pages whose content the homepage shows, by path: those in the bar, in a look of one page. They keep their addresses,
 * and links of the site lead to the homepage.
 */
export function partsOf({ pages, look, owner, ...content }: Source): ReadonlyMap<string, PagePart> {
  if (look.choices.pages !== 'one') return new Map();
  const taken = new Set(
    [content.sections, content.galleries, content.projects].flat().map(({ name }) => name),
  );
  const toPart = (page: Page): PagePart => {
    const { heading } = headOf(page, owner.name);
    return {
      anchor: freeName(page.name, (name) => taken.has(name)),
      // The homepage has the name as its heading.
      title: heading === owner.name ? withName(page.nav, owner.name) : heading,
    };
  };
  const partPages = pages.filter(({ kind, inFooter }) => kinds.includes(kind) && !inFooter);
  return new Map(partPages.map((page) => [page.path, toPart(page)]));
}
