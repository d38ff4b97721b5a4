import { fediverseName } from '../../content/owner.ts';
import { isListed, type Page, type PageHead, type Subpage } from '../../content/pages.ts';
import { withoutMark } from '../../core/foreign-text.ts';
import { rememberedModePath, rememberedModeScript } from '../../core/mode.ts';
import { absoluteAddress, markdownPath, photosPath, resumePaths, withBase } from '../../core/routes.ts';
import { escapeHtml } from '../../core/text.ts';
import type { ResumeFormat } from '../../features/experiences/section-fields.build.ts';
import { findPublication } from '../../features/experiences/sections/publications/props.build.ts';
import { scholarTags } from '../../features/experiences/sections/publications/scholar-tags.build.ts';
import { feedPaths } from '../../features/feed/props.ts';
import { integrityHash } from '../../files/hash.ts';
import { visitsPath, visitsScript } from '../../hosts/visits.ts';
import { siteLanguages } from '../../site/languages/site-languages.ts';
import type { PageProps } from '../../site/page-props.ts';
import { basePath, pictureAddress, rootPath, shareCardPath } from '../../site/site-address.ts';
import type { SiteContent } from '../../site/site-content.ts';
import { allPages } from '../../site/subpages.ts';
import { structuredData } from './structured-data.ts';

const resumeTypes: Record<ResumeFormat, string> = {
  pdf: 'application/pdf',
  word: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  text: 'text/plain',
  markdown: 'text/markdown',
  json: 'application/json',
};

type HeadInput = {
  content: SiteContent;
  page: PageProps;
  /** All pages of the site, with those below others. */
  pages?: (Page | Subpage)[];
  /** Places of texts in the first language of the site, on pages of another one. */
  foreign?: ReadonlySet<string>;
  /** Without a typesetter there are no share cards, and no PDF résumé except the owner's own. */
  hasCard: boolean;
  /** Whether the card shows a photo. */
  hasPhoto?: boolean;
  hasResume: boolean;
  hasFeed: boolean;
  /** Policy rules that apply in a `<meta>`. */
  policy: string[];
};

/**
 * What the build adds to a page besides styles and scripts: two parts of its head, and structured data at its end, so that it
 * does not delay visible content.
 */
export function pageHead(input: HeadInput): { policy: string; description: string; structuredData: string } {
  const policy = escapeHtml(input.policy.join('; '));
  return {
    policy: `<meta http-equiv="Content-Security-Policy" content="${policy}">${scriptTags(input)}`,
    description: descriptionTags(input),
    structuredData: `${input.page.kind === 'home' ? hCard(input.content) : ''}${structuredDataTag(input)}`,
  };
}

/** Scripts that are not modules: the first runs before the page is painted. */
function scriptTags({ content: { site } }: HeadInput): string {
  const tag = (path: string, script: string, when = '') =>
    `<script src="${withBase(rootPath(site), path)}"${when} integrity="${integrityHash(script)}"></script>`;
  return [
    site.remember ? tag(rememberedModePath, rememberedModeScript) : '',
    site.visits ? tag(visitsPath, visitsScript(site.visits, site.url), ' defer') : '',
  ].join('');
}

/** https://ogp.me/#types */
const sharedTypes: Partial<Record<PageProps['kind'], string>> = {
  about: 'profile',
  caseStudy: 'article',
  note: 'article',
  publication: 'article',
};

/** Icons and share data, which browsers do not need to paint. */
function descriptionTags(input: HeadInput): string {
  const { content, page, pages = allPages(content) } = input;
  const { site, owner } = content;
  const [base, rootBase] = [basePath(site.url), rootPath(site)];
  const { head } = page.content;
  const tags = [
    `<link rel="apple-touch-icon" href="${withBase(rootBase, '/apple-touch-icon.png')}">`,
    `<link rel="manifest" href="${withBase(base, '/site.webmanifest')}">`,
  ];
  if (!isListed(page)) return [...tags, '<meta name="robots" content="noindex">'].join('');
  if (input.hasFeed)
    tags.push(
      feedTag(withBase(base, feedPaths.atom), 'application/atom+xml', owner.name),
      feedTag(withBase(base, feedPaths.json), 'application/feed+json', owner.name),
    );
  const address = absoluteAddress(site.url, page.path);
  // The homepage also shows the content of its parts, which are shared by their own addresses.
  const canonical = 'part' in page && page.part ? absoluteAddress(site.url, '/') : address;
  tags.push(
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    canonical === address ? alternateLinks(site, page.path, 'link') : '',
    property('og:type', sharedTypes[page.kind] ?? 'website'),
    property('og:site_name', owner.name),
    property('og:locale', site.language.replace('-', '_')),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', address),
  );
  // Servers show the author below a shared link: https://docs.joinmastodon.org/entities/PreviewCard/#authors
  const creator = fediverseName(owner);
  if (creator) tags.push(`<meta name="fediverse:creator" content="${escapeHtml(creator)}">`);
  if (input.hasCard) {
    tags.push(
      property('og:image', absoluteAddress(site.url, shareCardPath(page, input.hasPhoto))),
      property('og:image:width', '1200'),
      property('og:image:height', '630'),
      property('og:image:alt', shareCardAlt(head, owner.name, content.locale.lists.comma)),
      '<meta name="twitter:card" content="summary_large_image">',
    );
  }
  const described = pages.find(({ name }) => name === page.name);
  for (const [name, value] of scholarTagsOf(content, described))
    tags.push(`<meta name="${name}" content="${escapeHtml(value)}">`);
  const sections = page.kind === 'experiences' ? page.content.sections : [];
  for (const section of sections.flatMap((outer) => [outer, ...outer.within])) {
    if (section.kind !== 'resume') continue;
    const formats = [...(input.hasResume ? ['pdf' as const] : []), ...section.shown.otherFormats];
    for (const format of formats) {
      const address = withBase(base, resumePaths[format]);
      tags.push(`<link rel="alternate" type="${resumeTypes[format]}" href="${address}">`);
    }
  }
  if (site.formats?.includes('markdown'))
    tags.push(
      `<link rel="alternate" type="text/markdown" href="${withBase(base, markdownPath(page.path))}">`,
    );
  if (page.kind === 'photos') {
    const { parent, photos } = page.content;
    const part = (rel: string, number: number) =>
      `<link rel="${rel}" href="${withBase(base, photosPath(parent.path, photos.name, number))}">`;
    if (photos.part > 1) tags.push(part('prev', photos.part - 1));
    if (photos.part < photos.parts) tags.push(part('next', photos.part + 1));
  }
  if (page.kind === 'contact') {
    tags.push(`<link rel="alternate" type="text/vcard" href="${withBase(rootBase, '/contact.vcf')}">`);
  }
  return tags.join('');
}

function feedTag(href: string, type: string, title: string): string {
  return `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${href}">`;
}

function structuredDataTag({ content, page, pages, foreign }: HeadInput): string {
  const graph = structuredData(content, page.name, { pages, foreign });
  if (!graph) return '';
  // `<` is escaped so that the owner's text cannot close the element.
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}

function shareCardAlt(head: PageHead, ownerName: string, comma: string): string {
  const heading = withoutMark(head.heading);
  return heading === ownerName ? ownerName : `${heading}${comma}${ownerName}`;
}

/** Links to a page in every language, itself included; "" on a site of one language. */
export function alternateLinks(
  site: SiteContent['site'],
  path: string,
  element: 'link' | 'xhtml:link',
): string {
  const { url, root = url } = site;
  const languages = siteLanguages(site);
  const link = (language: string, base: string) => {
    const address = escapeHtml(absoluteAddress(new URL(base, root).href, path));
    const end = element === 'link' ? '>' : '/>';
    return `<${element} rel="alternate" hreflang="${language}" href="${address}"${end}`;
  };
  const [first] = languages;
  return [
    ...languages.map(({ language, path: base }) => link(language, base)),
    // https://developers.google.com/search/docs/specialty/international/localized-versions#xdefault
    ...(first ? [link('x-default', first.path)] : []),
  ].join('');
}

/**
 * The owner as https://microformats.org/wiki/representative-h-card, which other sites read from the homepage. What
 * visitors see of it is elsewhere on the page.
 */
function hCard({ owner, site, about }: SiteContent): string {
  const address = escapeHtml(absoluteAddress(site.root ?? site.url, '/'));
  const photo = about.portrait ? escapeHtml(pictureAddress(site, about.portrait)) : '';
  const part = (name: string, text: string) =>
    text ? `<span class="${name}">${escapeHtml(text)}</span>` : '';
  return [
    '<div class="h-card" hidden>',
    `<a class="p-name u-url u-uid" href="${address}" rel="me noopener noreferrer">${escapeHtml(owner.name)}</a>`,
    part('p-job-title', owner.role),
    part('p-locality', owner.location),
    // Not an image, so that the browser loads nothing.
    photo && `<data class="u-photo" value="${photo}"></data>`,
    owner.email && `<a class="u-email" href="mailto:${escapeHtml(owner.email)}"></a>`,
    ...owner.profiles.map(
      ({ address: profile }) =>
        `<a class="u-url" rel="me noopener noreferrer" href="${escapeHtml(profile)}"></a>`,
    ),
    '</div>',
  ].join('');
}

/** The meta tags for search engines of scholars, on the page of a publication. */
function scholarTagsOf(
  { sections, site }: SiteContent,
  page: Page | Subpage | undefined,
): [name: string, content: string][] {
  if (page?.kind !== 'publication') return [];
  const { publication } = findPublication(sections, page);
  return scholarTags(publication, { siteUrl: site.url, path: page.path, language: site.language });
}
