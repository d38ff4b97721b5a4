import type { PageKind, SubpageKind } from '../../content/pages.ts';
import { pagePropsPath, readersPath } from '../../core/routes.ts';
import { capitalize, lastName } from '../../core/text.ts';
import { kindsOfSections } from '../../features/experiences/props.build.ts';
import { sha256 } from '../../files/hash.ts';
import { pageKindModules } from '../../site/page-kinds.ts';
import { isSubpage, type OwnPageProps, type PageProps, type SubpageProps } from '../../site/page-props.ts';

/**
 * Components of a page that not every site uses. A page imports only those it uses, so that code and styles grow with
 * the content. The page's component gets them in `property`, by kind: with jobs it is
 * `<ExperiencesPage content={…} sectionKinds={{ jobs: JobsSection }} />`. `kindsOf` lists the kinds on a page.
 */
type Parts = {
  property: string;
  /** Its file below src/, without its ending. */
  componentOf: (kind: string) => string;
  kindsOf: (page: PageProps) => readonly string[];
};

/** Only galleries that show some of their photos need the code that picks them, and each needs only its shape. */
const galleryParts: Parts = {
  property: 'galleryParts',
  // The masonry is called `wall` in content.
  componentOf: (kind) => `gallery/${kind === 'wall' ? 'masonry' : kind}`,
  kindsOf: (page) => {
    const galleries = page.kind === 'about' || page.kind === 'gallery' ? page.content.galleries : [];
    return galleries.flatMap(({ shape, pool }) => [
      'Galleries',
      shape,
      pool ? 'randomGalleries' : 'WholeGallery',
    ]);
  },
};

const pageParts: Partial<Record<PageKind | SubpageKind, Parts>> = {
  home: {
    property: 'homeParts',
    componentOf: (kind) => `features/home/${kind}`,
    kindsOf: (page) =>
      page.kind === 'home'
        ? [
            page.content.title,
            ...(page.content.highlights.records ? ['RecordCards'] : []),
            ...(page.content.isWhole ? ['PageParts'] : []),
          ]
        : [],
  },
  contact: {
    property: 'contactParts',
    componentOf: (kind) => `features/contact/${kind}`,
    kindsOf: (page) => (page.kind === 'contact' && page.content.form.subjects ? ['SubjectField'] : []),
  },
  about: galleryParts,
  gallery: galleryParts,
  experiences: {
    property: 'sectionKinds',
    componentOf: (kind) => `features/experiences/sections/${kind}/${capitalize(kind)}Section`,
    kindsOf: (page) => (page.kind === 'experiences' ? kindsOfSections(page.content.sections) : []),
  },
};

/**
 * A page as a module: its component with its props. JSX, so that hot reload works. The homepage of a site of one page gets
 * the others as `pages`. `inLanguages` is the page in each language that the module renders.
 */
export function pageModule(
  page: OwnPageProps,
  pages: readonly PageProps[] = [],
  inLanguages: readonly PageProps[] = [page],
): string {
  const parts =
    page.kind === 'home' ? pages.filter((each) => !isSubpage(each)).filter(({ part }) => part) : [];
  return [
    `import { content } from 'virtual:content/${page.name}';`,
    ...parts.map(({ name }, index) => `import { Page as Page${index} } from '${pageModuleName(name)}';`),
    ...(parts.length > 0
      ? [
          `const pages = [${parts.map(({ part }, index) => `{ ...${JSON.stringify(part)}, Page: Page${index} }`).join(', ')}];`,
        ]
      : []),
    ...renderModule(inLanguages, 'export function Page() {', parts.length > 0 ? ' pages={pages}' : ''),
  ].join('\n');
}

/** The module for all subpages of a page and kind, which get their props at run time: they are too many for a chunk each. */
export function subpagesModule(pages: readonly PageProps[]): string {
  return renderModule(pages, 'export function Page({ content }) {').join('\n');
}

/** The component of these pages, which are of one kind, with the parts that any of them uses. */
function renderModule(pages: readonly PageProps[], opening: string, more = ''): string[] {
  const [first] = pages;
  if (!first) return [];
  const component = pageKindModules[first.kind].component;
  const parts = pageParts[first.kind];
  const used = parts
    ? [...new Set(pages.flatMap(parts.kindsOf))].map((kind) => ({ kind, file: parts.componentOf(kind) }))
    : [];
  const files = [...new Set([component, ...used.map(({ file }) => file)])];
  const table = used.map(({ kind, file }) => `${JSON.stringify(kind)}: ${nameOf(file)}`).join(', ');
  const property = parts && used.length > 0 ? ` ${parts.property}={${parts.property}}` : '';
  return [
    ...files.map((file) => `import { ${nameOf(file)} } from '/src/${file}.tsx';`),
    ...(property && parts ? [`const ${parts.property} = { ${table} };`] : []),
    `${opening} return <${nameOf(component)} content={content}${property}${more} />; }`,
    '',
  ];
}

/**
 * The table of the owner's pages, each loaded on demand. Of subpages it contains how to render them and where their text
 * is, but no list: every visitor loads this table.
 */
export function pagesModule(pages: readonly PageProps[]): string {
  const entry = (page: PageProps) => {
    const { name, path } = page;
    const part = 'part' in page && page.part ? `, anchor: ${JSON.stringify(page.part.anchor)}` : '';
    const below = subpagesOf(pages, path);
    const belowIt =
      below.length > 0
        ? `, below: { revision: '${revisionOf(below)}', load: (path) => ${loadSubpage(name, below)} }`
        : '';
    return `{ path: ${JSON.stringify(path)}, load: () => import('${pageModuleName(name)}')${part}${belowIt} }`;
  };
  const own = pages.filter((page) => !isSubpage(page));
  const shown = own.filter(({ kind }) => kind !== 'notFound').map(entry);
  const readers = subpagesOf(pages, readersPath);
  // Nothing lists them, and there is no page above them.
  if (readers.length > 0)
    shown.push(
      `{ path: '${readersPath}', load: () => Promise.reject(), below: { revision: '${revisionOf(readers)}', load: () => ${loadSubpage('for', readers)} } }`,
    );
  const notFound = own.filter(({ kind }) => kind === 'notFound').map(entry);
  return `export const pages = [${shown.join(', ')}];\nexport const notFound = ${notFound.join('')};\n`;
}

/** Loads the module for the kind of a subpage; all kinds but the first have a folder of their own, such as /notes/tags/. */
function loadSubpage(parent: string, below: readonly SubpageProps[]): string {
  const firstOfKinds = new Map(below.toReversed().map((page) => [page.kind, page]));
  const [first, ...others] = [...firstOfKinds.values()].toSorted((a, b) => depth(a.path) - depth(b.path));
  const load = (page: SubpageProps | undefined) =>
    page ? `import('${pageModuleName(subpageModuleName(parent, page.kind))}')` : '';
  return others.reduce((rest, page) => {
    const folder = page.path.slice(0, page.path.lastIndexOf('/') + 1);
    return `path.startsWith(${JSON.stringify(folder)}) ? ${load(page)} : ${rest}`;
  }, load(first));
}

function depth(path: string): number {
  return path.split('/').length;
}

/** Larger props, in characters of JSON, are a file instead of a part of the page's chunk: browsers read JSON faster. */
const maxInChunk = 64 * 1024;

/** The file with the props of a page that has too many for its chunk, such as one with 300 publications. */
export function largePropsFile(page: PageProps): { page: PageProps; path: string; bytes: string } | null {
  if (isSubpage(page)) return null;
  const bytes = serializeProps(page.content);
  if (bytes.length <= maxInChunk) return null;
  return { page, path: pagePropsPath(sha256(bytes).slice(0, 8), `/${page.name}`).slice(1), bytes };
}

/** Props of pages in files of their own: of every subpage, and of pages with too many for their chunk. */
export function propsFiles(pages: readonly PageProps[]): { page: PageProps; path: string; bytes: string }[] {
  return [...pages.flatMap((page) => largePropsFile(page) ?? []), ...subpagePropsFiles(pages)];
}

function subpagePropsFiles(pages: readonly PageProps[]): { page: PageProps; path: string; bytes: string }[] {
  return [...pages, { path: readersPath }].flatMap(({ path }) => {
    const below = subpagesOf(pages, path);
    const revision = revisionOf(below);
    return below.map((page) => ({
      page,
      path: pagePropsPath(revision, page.path).slice(1),
      bytes: serializeProps(page.content),
    }));
  });
}

/** The bundle, the file and its preload need the same text, which takes long for large props. */
const serialized = new WeakMap<object, string>();

/** Props as a page gets them: the LaTeX of formulas is for files to cite with. */
export function serializeProps(content: object): string {
  const known = serialized.get(content);
  if (known !== undefined) return known;
  const text = JSON.stringify(content, (_key, value) =>
    value?.kind === 'math' ? { ...value, tex: undefined } : value,
  );
  serialized.set(content, text);
  return text;
}

/** The subpages of the page at a path. */
function subpagesOf(pages: readonly PageProps[], path: string): SubpageProps[] {
  return pages.filter((page) => isSubpage(page) && page.parent === path) as SubpageProps[];
}

/** Eight hex digits that change with the content of any of these pages. */
function revisionOf(pages: readonly SubpageProps[]): string {
  return sha256(JSON.stringify(pages)).slice(0, 8);
}

/** The module that renders a page. */
export function moduleNameOf(page: PageProps): string {
  return pageModuleName(isSubpage(page) ? subpageModuleName(page.parent.slice(1), page.kind) : page.name);
}

/** The name of a page's module. */
function pageModuleName(name: string): string {
  return `virtual:page/${name}.jsx`;
}

/** The name of the module for subpages, which no page can have. */
function subpageModuleName(parent: string, kind: SubpageKind): string {
  return `${parent}/_${kind}`;
}

function nameOf(file: string): string {
  return lastName(file);
}
