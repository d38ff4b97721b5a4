import type {
  BreadcrumbList,
  CollegeOrUniversity,
  CreativeWork,
  Graph,
  ImageObject,
  Person,
  SoftwareSourceCode,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { type Content, currentJob, type Figure, type Project, withName } from '../../model/content.ts';
import { type Page, pageOfKind } from '../../model/pages.ts';
import { plainText, wordsOf } from '../../model/prose.ts';
import type { PageName } from '../../model/routes.ts';
import { absoluteAddress, canonicalAddress, pictureAddress } from '../site-address.ts';

/**
 * Structured data of a page in the vocabulary of https://schema.org (release 29): one `WebSite` and one `Person`
 * with fixed `@id`s, and what the page is about. `null` for the page of missing addresses.
 */
export function structuredData(content: Content, page: PageName): Graph | null {
  if (page === 'notFound') return null;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      website(content),
      page === 'home' || page === 'about' ? person(content) : namedPerson(content),
      webPage(content, page),
      ...pageSubjects(content, page),
      ...trail(content, page),
    ],
  };
}

function entryOf(pages: Page[], page: Exclude<PageName, 'notFound'>): Page {
  const entry = pageOfKind(pages, page === 'art' ? 'gallery' : page);
  if (!entry) throw new Error(`pages.yaml has no page of the kind of ${page}`);
  return entry;
}

function websiteId(content: Content): string {
  return `${absoluteAddress(content.site.url, '/')}#website`;
}

function personId(content: Content): string {
  return `${absoluteAddress(content.site.url, '/')}#person`;
}

function website(content: Content): WebSite {
  const { site, owner, pages } = content;
  return {
    '@type': 'WebSite',
    '@id': websiteId(content),
    url: absoluteAddress(site.url, '/'),
    name: owner.name,
    description: withName(entryOf(pages, 'home').description, owner.name),
    inLanguage: site.language,
    author: { '@id': personId(content) },
  };
}

/** The person where the page is about something else: 0.6 KB less of what the first paint waits for. */
function namedPerson({ owner, site }: Content): Person {
  const url = absoluteAddress(site.url, '/');
  return { '@type': 'Person', '@id': `${url}#person`, name: owner.name, url };
}

function person(content: Content): Person {
  const { owner, site, education, awards, skills } = content;
  const job = currentJob(content);
  const university: CollegeOrUniversity = { '@type': 'CollegeOrUniversity', name: education.university };
  const finished = education.programs.filter(({ end }) => end !== '');
  return {
    '@type': 'Person',
    '@id': personId(content),
    name: owner.name,
    url: absoluteAddress(site.url, '/'),
    email: `mailto:${owner.email}`,
    image: pictureAddress(site, content.about.portrait),
    description: plainText(content.about.biography).split('\n\n', 1)[0],
    jobTitle: job?.title ?? owner.role,
    ...(job ? { worksFor: { '@type': 'Organization', name: job.organization } } : {}),
    homeLocation: { '@type': 'Place', name: owner.location },
    ...(university.name ? { alumniOf: university } : {}),
    knowsAbout: skills.flatMap((category) => category.skills),
    award: awards.toReversed().map(({ title }) => title),
    hasCredential: finished.toReversed().map(({ title, end }) => ({
      '@type': 'EducationalOccupationalCredential',
      name: title,
      credentialCategory: 'degree',
      dateCreated: end,
      ...(university.name ? { recognizedBy: university } : {}),
    })),
    sameAs: [owner.github, owner.devpost, owner.linkedin, owner.instagram].filter((page) => page !== ''),
  };
}

function webPage(content: Content, page: Exclude<PageName, 'notFound'>): WebPage {
  const address = canonicalAddress(content.site.url, page);
  const { title, description } = entryOf(content.pages, page);
  const types = {
    about: 'ProfilePage',
    contact: 'ContactPage',
    projects: 'CollectionPage',
    art: 'CollectionPage',
  } as const;
  return {
    '@type': page in types ? types[page as keyof typeof types] : 'WebPage',
    '@id': `${address}#page`,
    url: address,
    name: withName(title, content.owner.name),
    description: withName(description, content.owner.name),
    inLanguage: content.site.language,
    isPartOf: { '@id': websiteId(content) },
    ...(page === 'about'
      ? { mainEntity: { '@id': personId(content) } }
      : { about: { '@id': personId(content) } }),
  };
}

function pageSubjects(content: Content, page: PageName): Thing[] {
  switch (page) {
    case 'projects':
      return [
        {
          '@type': 'ItemList',
          itemListOrder: 'https://schema.org/ItemListOrderDescending',
          numberOfItems: content.projects.length,
          itemListElement: content.projects.toReversed().map((project, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            item: projectWork(content, project),
          })),
        },
      ];
    case 'about':
      // The newest of each gallery: a page's data must not grow with the number of photos.
      return Object.values(content.galleries).flatMap((figures) =>
        figures.slice(-6).map((figure) => image(content, figure)),
      );
    case 'art':
      return content.art.toReversed().map((figure) => image(content, figure));
    default:
      return [];
  }
}

function projectWork(content: Content, project: Project): SoftwareSourceCode | CreativeWork {
  const address = `${canonicalAddress(content.site.url, 'projects')}#${project.name}`;
  const common = {
    '@id': address,
    url: project.activeLink || address,
    name: project.title,
    description: wordsOf(project.description),
    author: { '@id': personId(content) },
    dateCreated: project.date,
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

function image(content: Content, { title, picture }: Figure): ImageObject {
  const { credit, licence } = content.site.pictures;
  return {
    '@type': 'ImageObject',
    contentUrl: pictureAddress(content.site, picture),
    name: title,
    description: picture.alt,
    creator: { '@id': personId(content) },
    ...(credit ? { creditText: credit, copyrightNotice: credit } : {}),
    ...(licence
      ? { license: licence, acquireLicensePage: canonicalAddress(content.site.url, 'contact') }
      : {}),
  };
}

function trail(content: Content, page: Exclude<PageName, 'notFound'>): BreadcrumbList[] {
  if (page === 'home') return [];
  const crumbs = ['home', page] as const;
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map((name, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: entryOf(content.pages, name).nav,
        item: {
          '@type': 'WebPage',
          '@id': `${canonicalAddress(content.site.url, name)}#page`,
          url: canonicalAddress(content.site.url, name),
        },
      })),
    },
  ];
}
