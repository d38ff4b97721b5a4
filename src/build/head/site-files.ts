import { isListed, type Page, type PageKind, type Subpage } from '../../content/pages.ts';
import type { Figure, Picture } from '../../core/picture.ts';
import { toPlainText } from '../../core/prose.ts';
import { absoluteAddress, markdownPath, resumePaths, withBase } from '../../core/routes.ts';
import { escapeHtml, withName } from '../../core/text.ts';
import { formatsOfResume } from '../../features/experiences/sections/resume/section.build.ts';
import type { Section } from '../../features/experiences/sections.ts';
import type { Note } from '../../features/notes/note.ts';
import { photosInPart } from '../../features/photos/props.ts';
import { newestPhotos } from '../../gallery/gallery.ts';
import { withoutIsolates } from '../../i18n/isolate.ts';
import { nameParts } from '../../i18n/person-name.ts';
import { toMarkdown } from '../../resume/resume-markdown.ts';
import type { PageProps } from '../../site/page-props.ts';
import { isLaterPart, pictureAddress, rootPath } from '../../site/site-address.ts';
import type { SiteContent } from '../../site/site-content.ts';
import { allPages } from '../../site/subpages.ts';
import { partsOf } from '../../site/to-page-props.ts';
import { figuresOf } from '../../story/story.ts';
import { alternateLinks } from './page-head.ts';

type SiteFile = { path: string; bytes: string };

/**
 * Files for search engines, browsers and curious people: robots.txt, sitemap.xml, site.webmanifest, humans.txt.
 * `translations` is the content in the other languages; each has only its own manifest.
 */
export function siteFiles(
  content: SiteContent,
  base: string,
  translations: readonly SiteContent[] = [],
): SiteFile[] {
  const manifestFile = { path: 'site.webmanifest', bytes: manifest(content, base) };
  if (content.site.root !== undefined) return [manifestFile];
  return [
    { path: 'robots.txt', bytes: robots(content) },
    { path: 'sitemap.xml', bytes: sitemap([content, ...translations]) },
    manifestFile,
    { path: 'humans.txt', bytes: humans(content) },
  ];
}

function robots({ site }: SiteContent): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteAddress(site.url, '/sitemap.xml')}\n`;
}

/**
 * Pages with the newest date of what they show, their pictures (https://www.google.com/schemas/sitemap-image/1.1) and
 * videos
 * (https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps).
 */
function sitemap(contents: readonly SiteContent[]): string {
  const entries = contents.flatMap(sitemapEntries);
  const hasVideos = entries.some((entry) => entry.includes('<video:video>'));
  const hasLanguages = contents.length > 1;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"${hasVideos ? ' xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"' : ''}${hasLanguages ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>`,
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function sitemapEntries(content: SiteContent): string[] {
  const { site, projects, sections, about, galleries, pageTexts, contact } = content;
  const newestProject = newest(projects.map(({ date }) => date));
  const dates: Partial<Record<PageKind, string | undefined>> = {
    home: newestProject,
    projects: newestProject,
    notes: newest(content.notes.map(lastChange)),
    experiences: newest(sections.flatMap(startsOf)),
  };
  const pictures: Partial<Record<PageKind, Picture[]>> = {
    about: [about.portrait, ...about.texts.map(({ picture }) => picture)].filter(
      (picture) => picture !== null,
    ),
    projects: projects
      .toReversed()
      .flatMap(({ slides }) => slides.slice(0, 1).map(({ original }) => original)),
    contact: [contact.picture].filter((picture) => picture !== null),
  };
  const parts = partsOf(content);
  const listed = allPages(content).filter((page) => isListed(page) && !parts.has(page.path));
  const picturesOf = ({ kind, name }: Page): Picture[] => {
    // Random photos are left out, because they differ between visits.
    const steady = galleries.filter(({ page, order }) => page === name && order !== 'random');
    const photos = steady.flatMap((gallery) => newestPhotos(gallery).map(({ picture }) => picture));
    const text = pageTexts.find((candidate) => candidate.page === name);
    const figures = figuresOf(text?.story ?? []).map(({ picture }) => picture);
    return [...(pictures[kind] ?? []), ...figures, ...photos];
  };
  return listed.map((listedPage) => {
    if ('parent' in listedPage) return subpageEntry(content, listedPage);
    const { kind, path } = listedPage;
    const visible = content.pages.filter(
      (page) => page === listedPage || (kind === 'home' && parts.has(page.path)),
    );
    return sitemapEntry(site, path, dates[kind], visible.flatMap(picturesOf));
  });
}

function subpageEntry(content: SiteContent, { kind, path, subject, part = 1 }: Subpage): string {
  const { site, projects, caseStudies, notes, galleries } = content;
  const entryOf = (date: string | undefined, figures: readonly Figure[]) => {
    const pictures = figures.map(({ picture }) => picture);
    return sitemapEntry(site, path, date, pictures);
  };
  if (kind === 'caseStudy') {
    const study = caseStudies.find(({ project }) => project === subject);
    const project = projects.find(({ name }) => name === subject);
    return entryOf(project?.date, figuresOf(study?.story ?? []));
  }
  if (kind === 'note') {
    const note = notes.find(({ name }) => name === subject);
    return entryOf(note && lastChange(note), figuresOf(note?.story ?? []));
  }
  const gallery = kind === 'photos' ? galleries.find(({ name }) => name === subject) : undefined;
  return entryOf(undefined, gallery ? photosInPart(gallery, part) : []);
}

function lastChange({ date, updated }: Pick<Note, 'date' | 'updated'>): string {
  return updated || date;
}

function sitemapEntry(
  site: SiteContent['site'],
  path: string,
  lastmod: string | undefined,
  pictures: readonly Picture[],
): string {
  const images = pictures.map(
    (picture) =>
      `<image:image><image:loc>${escapeHtml(pictureAddress(site, picture))}</image:loc></image:image>`,
  );
  const videos = pictures.flatMap(({ clip, ...picture }) => {
    if (clip?.kind !== 'video') return [];
    const facts = {
      thumbnail_loc: pictureAddress(site, picture),
      title: picture.alt,
      description: picture.alt,
      content_loc: pictureAddress(site, clip),
      duration: Math.max(1, Math.round(clip.seconds)),
    };
    const fields = Object.entries(facts).map(
      ([name, value]) => `<video:${name}>${escapeHtml(String(value))}</video:${name}>`,
    );
    return `<video:video>${fields.join('')}</video:video>`;
  });
  const changed = lastmod ? `<lastmod>${lastmod}</lastmod>` : '';
  return `<url><loc>${escapeHtml(absoluteAddress(site.url, path))}</loc>${changed}${alternateLinks(site, path, 'xhtml:link')}${images.join('')}${videos.join('')}</url>`;
}

/** Start dates of the records of a section, if its kind has them. */
function startsOf({ records }: Section): string[] {
  return records.flatMap((record) => ('start' in record ? [record.start] : []));
}

function newest(dates: string[]): string | undefined {
  return dates.toSorted().at(-1);
}

function manifest({ owner, site, look, locale }: SiteContent, base: string): string {
  const icon = (path: string, size: number, purpose: string) => ({
    src: withBase(rootPath(site), path),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return `${JSON.stringify(
    {
      name: owner.name,
      short_name: nameParts(owner, locale).given.split(' ')[0],
      lang: site.language,
      start_url: base,
      scope: base,
      display: 'browser',
      background_color: look.screen.light.paper,
      theme_color: look.screen.light.paper,
      icons: [
        icon('/icon-192.png', 192, 'any'),
        icon('/icon-512.png', 512, 'any'),
        icon('/icon-maskable.png', 512, 'maskable'),
      ],
    },
    null,
    2,
  )}\n`;
}

function humans({ owner, site, locale }: SiteContent): string {
  const { humans: words } = locale.documents;
  const lines = [owner.name, owner.role, owner.location, owner.email].filter(Boolean);
  return `/* ${words.owner} */\n${lines.join('\n')}\n\n/* ${words.site} */\n${site.url}\n${words.madeWith}\n`;
}

const securityPath = '/.well-known/security.txt';

/** Contact for security reports (https://www.rfc-editor.org/rfc/rfc9116), if the owner names one. */
export function securityTxt({ security, url, language }: SiteContent['site']): SiteFile[] {
  if (!security) return [];
  const lines = [
    `Contact: ${security.contact}`,
    `Expires: ${security.expires}T00:00:00Z`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${absoluteAddress(url, securityPath)}`,
  ];
  return [{ path: securityPath.slice(1), bytes: `${lines.join('\n')}\n` }];
}

/** An overview of the site for programs that read it: https://llmstxt.org. */
export function llmsTxt(content: SiteContent, pages: readonly PageProps[]): string {
  const { site, owner, home, locale, sections } = content;
  const hasTwins = site.formats?.includes('markdown');
  const line = (title: string, path: string, about: string) =>
    `- [${toMarkdown(title)}](${absoluteAddress(site.url, path)})${about ? `: ${toMarkdown(about)}` : ''}`;
  const listed = pages.filter((page) => isListed(page) && !isLaterPart(page));
  const lines = listed.map(({ path, content: { head } }) => ({
    parent: path.split('/')[1] ?? '',
    isBelow: path.split('/').length > 2,
    text: line(head.heading, hasTwins ? markdownPath(path) : path, head.description),
  }));
  const own = lines.filter(({ isBelow }) => !isBelow).map(({ text }) => text);
  const parents = [...new Set(lines.filter(({ isBelow }) => isBelow).map(({ parent }) => parent))];
  const below = parents.map((parent) => {
    const page = content.pages.find(({ path }) => path === `/${parent}`);
    const texts = lines.filter((each) => each.isBelow && each.parent === parent).map(({ text }) => text);
    return [`## ${toMarkdown(withName(page?.nav ?? parent, owner.name))}`, texts.join('\n')];
  });
  const resumes = formatsOfResume(sections).filter(
    (format) => format === 'markdown' || format === 'text' || format === 'json',
  );
  const blocks = [
    `# ${toMarkdown(owner.name)}`,
    `> ${toMarkdown(withName(pages.find(({ kind }) => kind === 'home')?.content.head.description ?? owner.role, owner.name))}`,
    toMarkdown(withName(toPlainText(home.intro), owner.name)),
    `## ${toMarkdown(locale.documents.search.pages)}`,
    own.join('\n'),
    ...below.flat(),
    ...(resumes.length > 0
      ? [
          `## ${toMarkdown(locale.documents.resume)}`,
          resumes.map((format) => line(format, resumePaths[format], '')).join('\n'),
        ]
      : []),
  ];
  return withoutIsolates(`${blocks.join('\n\n')}\n`);
}
