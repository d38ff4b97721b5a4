import type {
  BreadcrumbList,
  CreativeWork,
  Demand,
  Graph,
  ImageObject,
  Person,
  SoftwareSourceCode,
  Thing,
  VideoObject,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { Owner } from '../../content/owner.ts';
import { isListed, type Page, pageOfKind, type Subpage } from '../../content/pages.ts';
import type { Project } from '../../content/project.ts';
import type { Figure } from '../../core/picture.ts';
import { proseToPlainText, toPlainText } from '../../core/prose.ts';
import { absoluteAddress } from '../../core/routes.ts';
import { withName } from '../../core/text.ts';
import { storyFile } from '../../features/case-studies/case-study.ts';
import { findPublication } from '../../features/experiences/sections/publications/props.build.ts';
import { ownerNames } from '../../features/experiences/sections/publications/publications.ts';
import { toWork } from '../../features/experiences/sections/publications/works.build.ts';
import { moduleOf, personFacts } from '../../features/experiences/sections.build.ts';
import { currentJob } from '../../features/experiences/sections.ts';
import { noteFile } from '../../features/notes/note.ts';
import { newestPhotos } from '../../gallery/gallery.ts';
import { nameParts } from '../../i18n/person-name.ts';
import { noteLine } from '../../site/languages/noted-sources.ts';
import { siteLanguages } from '../../site/languages/site-languages.ts';
import { pictureAddress } from '../../site/site-address.ts';
import type { SiteContent } from '../../site/site-content.ts';
import { allPages } from '../../site/subpages.ts';
import { figuresOf, type StoryBlock, wordCount } from '../../story/story.ts';

type Options = { pages?: readonly (Page | Subpage)[]; foreign?: ReadonlySet<string> };

/**
 * Structured data of a page in the vocabulary of https://schema.org (release 29): one `WebSite` and one `Person`
 * with fixed `@id`s, and the subjects of the page. Null for a page that is not listed. `pages` are all pages,
 * listed once. Texts at the `foreign` places are in the first language of the site.
 */
export function structuredData(
  content: SiteContent,
  name: string,
  { pages = allPages(content), foreign = new Set() }: Options = {},
): Graph | null {
  const page = pages.find((candidate) => candidate.name === name);
  if (!page || !isListed(page)) return null;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      website(content),
      page.kind === 'home' || page.kind === 'about' ? person(content) : namedPerson(content),
      webPage(content, page),
      ...pageSubjects(content, page, foreign),
      ...trail(content, page),
    ],
  };
}

function websiteId(content: SiteContent): string {
  return `${absoluteAddress(content.site.url, '/')}#website`;
}

/** The person is the same in every language. */
function personId({ site: { url, root = url } }: SiteContent): string {
  return `${absoluteAddress(root, '/')}#person`;
}

function website(content: SiteContent): WebSite {
  const { site, owner, pages } = content;
  return {
    '@type': 'WebSite',
    '@id': websiteId(content),
    url: absoluteAddress(site.url, '/'),
    name: owner.name,
    description: withName(pageOfKind(pages, 'home')?.description ?? '', owner.name),
    inLanguage: site.language,
    author: { '@id': personId(content) },
  };
}

/** The person on pages about something else: name and address only, which saves 0.6 KB. */
function namedPerson(content: SiteContent): Person {
  const { owner, site } = content;
  return {
    '@type': 'Person',
    '@id': personId(content),
    name: owner.name,
    url: absoluteAddress(site.url, '/'),
  };
}

function person(content: SiteContent): Person {
  const { owner, site, sections } = content;
  const job = currentJob(sections);
  const { given, family } = nameParts(owner, content.locale);
  const { alumniOf = [], ...facts } = personFacts(sections);
  const { portrait, lede, texts } = content.about;
  const description = texts[0]
    ? proseToPlainText(texts[0].prose).split('\n\n', 1)[0]
    : lede && toPlainText(lede);
  return {
    '@type': 'Person',
    '@id': personId(content),
    name: owner.name,
    ...(family ? { givenName: given, familyName: family } : {}),
    ...(owner.title ? { honorificPrefix: owner.title } : {}),
    ...(owner.credentials ? { honorificSuffix: owner.credentials } : {}),
    ...(owner.reading ? { alternateName: owner.reading } : {}),
    url: absoluteAddress(site.url, '/'),
    ...(owner.email ? { email: `mailto:${owner.email}` } : {}),
    ...(owner.phone.public ? { telephone: owner.phone.public } : {}),
    ...(portrait ? { image: pictureAddress(site, portrait) } : {}),
    ...(description ? { description } : {}),
    jobTitle: job?.title ?? owner.role,
    ...(job?.organization ? { worksFor: { '@type': 'Organization', name: job.organization } } : {}),
    homeLocation: { '@type': 'Place', name: owner.location },
    ...(alumniOf.length > 0 ? { alumniOf: alumniOf.length > 1 ? alumniOf : alumniOf[0] } : {}),
    ...facts,
    ...(owner.availability ? { seeks: seeks(owner.availability) } : {}),
    sameAs: owner.profiles.map(({ address }) => address),
  };
}

function seeks({ from, until, places = [] }: NonNullable<Owner['availability']>): Demand {
  return {
    '@type': 'Demand',
    availabilityStarts: from,
    ...(until ? { availabilityEnds: until } : {}),
    ...(places.length > 0 ? { areaServed: places } : {}),
  };
}

function webPage(content: SiteContent, { kind, path, title, description }: Page | Subpage): WebPage {
  const address = absoluteAddress(content.site.url, path);
  const types = {
    about: 'ProfilePage',
    contact: 'ContactPage',
    projects: 'CollectionPage',
    gallery: 'CollectionPage',
    photos: 'CollectionPage',
    notes: 'CollectionPage',
    tag: 'CollectionPage',
  } as const;
  return {
    '@type': kind in types ? types[kind as keyof typeof types] : 'WebPage',
    '@id': `${address}#page`,
    url: address,
    name: withName(title, content.owner.name),
    description: withName(description, content.owner.name),
    inLanguage: content.site.language,
    isPartOf: { '@id': websiteId(content) },
    ...translationsOf(content, path),
    ...(kind === 'about'
      ? { mainEntity: { '@id': personId(content) } }
      : { about: { '@id': personId(content) } }),
  };
}

/** The same page in the other languages: the first language has the originals. */
function translationsOf({ site }: SiteContent, path: string) {
  const { url, root = url } = site;
  const [first, ...further] = siteLanguages(site).map(({ path: base }) => ({
    '@id': `${absoluteAddress(new URL(base, root).href, path)}#page`,
  }));
  if (!first) return {};
  return site.root === undefined ? { workTranslation: further } : { translationOfWork: first };
}

function pageSubjects(content: SiteContent, page: Page | Subpage, foreign: ReadonlySet<string>): Thing[] {
  const languageOf = (file: string) =>
    (foreign.has(noteLine(file, [])) && content.site.languages?.[0]) || content.site.language;
  switch (page.kind) {
    case 'caseStudy':
      return caseStudyWork(content, page, languageOf(storyFile(page.subject)));
    case 'note':
      return blogPosting(content, page, languageOf(noteFile(page.subject)));
    case 'publication': {
      const author = { id: personId(content), names: ownerNames(content.owner) };
      const { publication } = findPublication(content.sections, page);
      const work = toWork(publication, author, {
        page: `${absoluteAddress(content.site.url, page.path)}#page`,
        language: content.site.language,
      });
      return [work as Thing];
    }
    case 'photos':
    case 'tag':
      return [];
    case 'projects':
      return [
        {
          '@type': 'ItemList',
          itemListOrder: 'https://schema.org/ItemListOrderDescending',
          numberOfItems: content.projects.length,
          itemListElement: content.projects.toReversed().map((project, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            item: projectWork(content, page, project),
          })),
        },
      ];
    case 'experiences': {
      const own = content.sections.filter((section) => section.page === page.name);
      const author = { id: personId(content), names: ownerNames(content.owner) };
      return own.flatMap((section) => moduleOf(section.kind).toWorks?.(section, author) ?? []);
    }
    default:
      // Only the photos that are shown at once, so that the data does not grow with the gallery.
      return content.galleries
        .filter((gallery) => gallery.page === page.name)
        .flatMap((gallery) =>
          newestPhotos(gallery).map((figure) => video(content, figure) ?? image(content, figure)),
        );
  }
}

function projectWork(
  content: SiteContent,
  page: Pick<Page, 'path'>,
  project: Project,
): SoftwareSourceCode | CreativeWork {
  const address = `${absoluteAddress(content.site.url, page.path)}#${project.name}`;
  const common = {
    '@id': address,
    url: project.activeLink || address,
    name: project.title,
    description: toPlainText(project.description),
    author: { '@id': personId(content) },
    dateCreated: project.start || project.date,
    ...(project.start ? { dateModified: project.date } : {}),
  };
  return project.github
    ? {
        '@type': 'SoftwareSourceCode',
        ...common,
        codeRepository: project.github,
        programmingLanguage: project.languages,
      }
    : { '@type': 'CreativeWork', ...common };
}

/** The article, and its project. */
function caseStudyWork(content: SiteContent, page: Subpage, inLanguage: string): Thing[] {
  const project = content.projects.find(({ name }) => name === page.subject);
  const study = content.caseStudies.find((each) => each.project === page.subject);
  const parent = content.pages.find(({ path }) => path === page.parent);
  if (!project || !study || !parent) return [];
  return [
    {
      '@type': 'Article',
      ...articleOf(content, page, study.story),
      inLanguage,
      headline: project.title,
      datePublished: project.date,
      about: projectWork(content, parent, project),
    },
  ];
}

function blogPosting(content: SiteContent, page: Subpage, inLanguage: string): Thing[] {
  const note = content.notes.find(({ name }) => name === page.subject);
  if (!note) return [];
  return [
    {
      '@type': 'BlogPosting',
      ...articleOf(content, page, note.story),
      inLanguage,
      headline: note.title,
      datePublished: note.date,
      dateModified: note.updated || note.date,
      ...(note.tags.length > 0 ? { keywords: note.tags } : {}),
      ...(note.discuss ? { discussionUrl: note.discuss } : {}),
    },
  ];
}

/** The properties that case studies and notes have in common. */
function articleOf(content: SiteContent, { path, description }: Subpage, story: readonly StoryBlock[]) {
  const address = absoluteAddress(content.site.url, path);
  const figures = figuresOf(story);
  const images = figures.map(({ picture }) => pictureAddress(content.site, picture));
  const videos = figures.flatMap((figure) => video(content, figure) ?? []);
  return {
    '@id': `${address}#article`,
    mainEntityOfPage: { '@id': `${address}#page` },
    description,
    author: { '@id': personId(content) },
    wordCount: wordCount(story),
    ...(images.length > 0 ? { image: images } : {}),
    ...(videos.length > 0 ? { video: videos } : {}),
  };
}

/** A video by its poster and its file; null for a still picture. It has no upload date, because that is unknown. */
function video(content: SiteContent, { title, picture }: Figure): VideoObject | null {
  const { clip } = picture;
  if (clip?.kind !== 'video') return null;
  return {
    '@type': 'VideoObject',
    contentUrl: pictureAddress(content.site, clip),
    encodingFormat: clip.type.split(';', 1)[0] ?? clip.type,
    thumbnailUrl: pictureAddress(content.site, picture),
    duration: `PT${Math.max(1, Math.round(clip.seconds))}S`,
    name: title || picture.alt,
    description: picture.alt,
    ...rightsOf(content),
  };
}

function image(content: SiteContent, { title, picture }: Figure): ImageObject {
  return {
    '@type': 'ImageObject',
    contentUrl: pictureAddress(content.site, picture),
    name: title,
    description: picture.alt,
    ...rightsOf(content),
  };
}

/** Creator and license of pictures and videos. */
function rightsOf(content: SiteContent) {
  const { credit, licence } = content.site.pictures;
  const { path } = pageOfKind(content.pages, 'contact') ?? { path: '/' };
  return {
    creator: { '@id': personId(content) },
    ...(credit ? { creditText: credit, copyrightNotice: credit } : {}),
    ...(licence ? { license: licence, acquireLicensePage: absoluteAddress(content.site.url, path) } : {}),
  };
}

function trail({ site, pages, owner }: SiteContent, page: Page | Subpage): BreadcrumbList[] {
  const home = pageOfKind(pages, 'home');
  if (!home || page === home) return [];
  const parent = 'parent' in page ? pages.find(({ path }) => path === page.parent) : undefined;
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [home, ...(parent ? [parent] : []), page].map(({ path, nav }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: withName(nav, owner.name),
        item: {
          '@type': 'WebPage',
          '@id': `${absoluteAddress(site.url, path)}#page`,
          url: absoluteAddress(site.url, path),
        },
      })),
    },
  ];
}
