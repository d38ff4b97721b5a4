import { kindsOfSections } from '../../model/experiences-content.ts';
import type { PageContent } from '../../model/page-content.ts';
import type { PageKind } from '../../model/pages.ts';
import type { SectionKind } from '../../model/sections.ts';

/** What draws the pages of each kind: a file below src/site/pages/, which exports the component it is named after. */
const pageComponents: Record<PageKind, string> = {
  home: 'home/HomePage',
  about: 'about/AboutPage',
  projects: 'projects/ProjectsPage',
  experiences: 'experiences/ExperiencesPage',
  gallery: 'gallery/GalleryPage',
  contact: 'contact/ContactPage',
  notFound: 'not-found/NotFoundPage',
};

/**
 * What draws parts of a page that some owners have and others do not, by kind of part: a page imports those it uses, so
 * that code and styles grow with them. They reach the page's component in `property`, by kind: a page that has
 * jobs is drawn as `<ExperiencesPage content={…} sectionKinds={{ jobs: JobsSection }} />`. `kindsOf` says which a page has.
 */
type Parts = {
  property: string;
  components: Record<string, string>;
  kindsOf: (page: PageContent) => readonly string[];
};

/** Galleries that are shown whole need nothing that draws photos, and none needs the other's shape. */
const galleryParts: Parts = {
  property: 'galleryParts',
  components: {
    Galleries: '../components/gallery/Galleries',
    WholeGallery: '../components/gallery/WholeGallery',
    drawnGalleries: '../components/gallery/drawnGalleries',
    squares: '../components/gallery/squares',
    wall: '../components/gallery/wall',
  },
  kindsOf: (page) => {
    const galleries = page.kind === 'about' || page.kind === 'gallery' ? page.content.galleries : [];
    return galleries.flatMap(({ shape, draw }) => [
      'Galleries',
      shape,
      draw ? 'drawnGalleries' : 'WholeGallery',
    ]);
  },
};

const pageParts: Partial<Record<PageKind, Parts>> = {
  about: galleryParts,
  gallery: galleryParts,
  experiences: {
    property: 'sectionKinds',
    components: {
      resume: 'experiences/ResumeSection',
      jobs: 'experiences/JobsSection',
      education: 'experiences/EducationSection',
      awards: 'experiences/AwardsSection',
      skills: 'experiences/SkillsSection',
      certificates: 'experiences/CertificatesSection',
      languages: 'experiences/LanguagesSection',
      publications: 'experiences/PublicationsSection',
      talks: 'experiences/TalksSection',
      quotes: 'experiences/QuotesSection',
      text: 'experiences/TextSection',
    } satisfies Record<SectionKind, string>,
    kindsOf: (page) => (page.kind === 'experiences' ? kindsOfSections(page.content.sections) : []),
  },
};

/** A page as a module: its component with its words. JSX, so that development can replace it where it is. */
export function pageModule(page: PageContent): string {
  const component = pageComponents[page.kind];
  const parts = pageParts[page.kind];
  const used = [...new Set(parts?.kindsOf(page))].flatMap((kind) => {
    const file = parts?.components[kind];
    return file ? [{ kind, file }] : [];
  });
  const files = [...new Set([component, ...used.map(({ file }) => file)])];
  const table = used.map(({ kind, file }) => `${JSON.stringify(kind)}: ${nameOf(file)}`).join(', ');
  const property = parts && used.length > 0 ? ` ${parts.property}={${parts.property}}` : '';
  return [
    `import { content } from 'virtual:content/${page.name}';`,
    ...files.map((file) => `import { ${nameOf(file)} } from '/src/site/pages/${file}.tsx';`),
    ...(property && parts ? [`const ${parts.property} = { ${table} };`] : []),
    `export function Page() { return <${nameOf(component)} content={content}${property} />; }`,
    '',
  ].join('\n');
}

/** The table of all pages, each loaded when somebody asks for it. */
export function pagesModule(pages: readonly PageContent[]): string {
  const entry = ({ name, path }: PageContent) =>
    `{ path: ${JSON.stringify(path)}, load: () => import('${pageModuleName(name)}') }`;
  const shown = pages.filter(({ kind }) => kind !== 'notFound').map(entry);
  const notFound = pages.filter(({ kind }) => kind === 'notFound').map(entry);
  return `export const pages = [${shown.join(', ')}];\nexport const notFound = ${notFound.join('')};\n`;
}

/** Under which name the site imports a page. */
export function pageModuleName(name: string): string {
  return `virtual:page/${name}.jsx`;
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}
