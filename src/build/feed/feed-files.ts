import { pageOfKind } from '../../content/pages.ts';
import { absoluteAddress } from '../../core/routes.ts';
import { escapeHtml, withName } from '../../core/text.ts';
import { feedPaths } from '../../features/feed/props.ts';
import { directionOf } from '../../i18n/language.ts';
import { noteLine } from '../../site/languages/noted-sources.ts';
import type { SiteContent } from '../../site/site-content.ts';
import { type FeedEntry, feedEntries } from './feed-entries.ts';

/**
 * The feed as Atom (https://www.rfc-editor.org/rfc/rfc4287) and as JSON Feed (https://www.jsonfeed.org/version/1.1/). The
 * language shows the texts at the `foreign` places in the first language of the site.
 */
export function feedFiles(
  content: SiteContent,
  foreign: ReadonlySet<string> = new Set(),
): { path: string; bytes: string }[] {
  const source = content.site.languages?.[0];
  const entries = feedEntries(content)
    .map((entry) => (source && foreign.has(entry.place) ? { ...entry, language: source } : entry))
    .map((entry) => ({ ...entry, html: directed(entry.html, entry.language ?? content.site.language) }));
  if (entries.length === 0) return [];
  const home = pageOfKind(content.pages, 'home')?.name ?? '';
  const subtitleLanguage = foreign.has(noteLine('pages.yaml', [home, 'description'])) ? source : undefined;
  return [
    { path: feedPaths.atom.slice(1), bytes: atomFeed(content, entries, subtitleLanguage) },
    { path: feedPaths.json.slice(1), bytes: jsonFeed(content, entries, subtitleLanguage) },
  ];
}

/** Feed readers show texts from left to right, whatever their language. */
function directed(html: string, language: string): string {
  return directionOf(language) === 'rtl' ? `<div dir="rtl">${html}</div>` : html;
}

function atomFeed(
  content: SiteContent,
  entries: readonly FeedEntry[],
  subtitleLanguage: string | undefined,
): string {
  const { site, owner } = content;
  const home = absoluteAddress(site.url, '/');
  const updated =
    entries
      .map((entry) => entry.updated)
      .sort()
      .at(-1) ?? '';
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(site.language)}">`,
    element('id', home),
    element('title', owner.name),
    element('subtitle', descriptionOf(content), subtitleLanguage),
    element('updated', updated),
    link('self', absoluteAddress(site.url, feedPaths.atom), 'application/atom+xml'),
    link('alternate', home, 'text/html'),
    element('icon', absoluteAddress(site.root ?? site.url, '/icon-192.png')),
    `<author>${element('name', owner.name)}${element('uri', home)}</author>`,
    ...entries.map(atomEntry),
    '</feed>',
    '',
  ].join('\n');
}

function atomEntry(entry: FeedEntry): string {
  return [
    entry.language ? `<entry xml:lang="${escapeXml(entry.language)}">` : '<entry>',
    element('id', entry.id),
    element('title', entry.title),
    link('alternate', entry.address, 'text/html'),
    element('published', entry.published),
    element('updated', entry.updated),
    ...entry.tags.map((tag) => `<category term="${escapeXml(tag)}"/>`),
    element('summary', entry.summary),
    `<content type="html">${escapeXml(entry.html)}</content>`,
    '</entry>',
  ].join('\n');
}

function jsonFeed(
  content: SiteContent,
  entries: readonly FeedEntry[],
  descriptionLanguage: string | undefined,
): string {
  const { site, owner } = content;
  const home = absoluteAddress(site.url, '/');
  return `${JSON.stringify(
    {
      version: 'https://jsonfeed.org/version/1.1',
      title: owner.name,
      home_page_url: home,
      feed_url: absoluteAddress(site.url, feedPaths.json),
      // Only entries can name a language of their own.
      ...(descriptionLanguage ? {} : { description: descriptionOf(content) }),
      icon: absoluteAddress(site.root ?? site.url, '/icon-512.png'),
      favicon: absoluteAddress(site.root ?? site.url, '/icon-192.png'),
      authors: [{ name: owner.name, url: home }],
      language: site.language,
      items: entries.map(
        ({ id, address, title, summary, html, image, published, updated, tags, language }) => ({
          id,
          url: address,
          title,
          summary,
          content_html: html,
          ...(image ? { image } : {}),
          date_published: published,
          date_modified: updated,
          ...(tags.length > 0 ? { tags } : {}),
          ...(language ? { language } : {}),
        }),
      ),
    },
    null,
    2,
  )}\n`;
}

function descriptionOf({ pages, owner }: SiteContent): string {
  return withName(pageOfKind(pages, 'home')?.description ?? '', owner.name);
}

function element(name: string, text: string, language?: string): string {
  const lang = language ? ` xml:lang="${escapeXml(language)}"` : '';
  return `<${name}${lang}>${escapeXml(text)}</${name}>`;
}

function link(rel: string, href: string, type: string): string {
  return `<link rel="${rel}" href="${escapeXml(href)}" type="${type}"/>`;
}

/** Characters that XML 1.0 cannot contain, even escaped, and lone surrogates are left out. */
function escapeXml(text: string): string {
  return escapeHtml(text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ''));
}
