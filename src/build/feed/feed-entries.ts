import { type Page, pageOfKind } from '../../content/pages.ts';
import { projectLinks } from '../../content/project.ts';
import { toPlainText } from '../../core/prose.ts';
import { absoluteAddress, pagePath, subpagePath } from '../../core/routes.ts';
import { compareText, escapeHtml, firstSentence, withName } from '../../core/text.ts';
import { storyFile } from '../../features/case-studies/case-study.ts';
import { feedContents } from '../../features/feed/props.ts';
import { noteFile } from '../../features/notes/note.ts';
import { noteLine } from '../../site/languages/noted-sources.ts';
import { pictureAddress } from '../../site/site-address.ts';
import type { SiteContent } from '../../site/site-content.ts';
import { figuresOf, storyLine } from '../../story/story.ts';
import { figureHtml, inlineHtml, storyHtml } from './story-html.ts';

/** An entry of the feed; addresses are absolute. */
export type FeedEntry = {
  /** The first address it had, which stays when it is renamed. */
  id: string;
  address: string;
  title: string;
  summary: string;
  html: string;
  /** As https://www.rfc-editor.org/rfc/rfc3339 has them. */
  published: string;
  updated: string;
  tags: string[];
  /** "" for none. */
  image: string;
  /** Where content/ has its text, as `noteLine` names it; "" for photos, whose title is of the interface. */
  place: string;
  /** If it is not that of the feed. */
  language?: string;
};

/** A reader fetches all of the feed again and again. */
const maxEntries = 50;
const summaryLength = 300;

/** The newest entries of the feed, newest first. */
export function feedEntries(content: SiteContent): FeedEntry[] {
  const contents = feedContents(content.site, content.pages);
  const entries = [
    ...(contents.includes('notes') ? noteEntries(content) : []),
    ...projectEntries(content, {
      all: contents.includes('projects'),
      stories: contents.includes('caseStudies'),
    }),
    ...(contents.includes('photos') ? photoEntries(content) : []),
  ];
  return entries
    .sort((a, b) => compareText(b.published, a.published) || compareText(a.id, b.id))
    .slice(0, maxEntries);
}

function noteEntries({ site, pages, notes, locale }: SiteContent): FeedEntry[] {
  const list = pageOfKind(pages, 'notes');
  if (!list) return [];
  return notes.map((note) => {
    const address = absoluteAddress(site.url, subpagePath(list.path, note.name));
    const [cover] = figuresOf(note.story);
    return {
      id: firstAddress(site, list, note),
      address,
      title: note.title,
      summary: storyLine(note, summaryLength),
      html: storyHtml(note.story, { site, address }, locale),
      published: instantOf(note.date),
      updated: instantOf(note.updated || note.date),
      tags: note.tags,
      image: cover ? pictureAddress(site, cover.picture) : '',
      place: noteLine(noteFile(note.name), note.story.length > 0 ? [] : ['title']),
    };
  });
}

/** A project with its case study is one entry, with the text of the case study. */
function projectEntries(content: SiteContent, wanted: { all: boolean; stories: boolean }): FeedEntry[] {
  const { site, pages, projects, caseStudies, locale } = content;
  const list = pageOfKind(pages, 'projects');
  if (!list) return [];
  return projects.flatMap((project) => {
    const study = caseStudies.find((each) => each.project === project.name);
    if (!(wanted.all || (wanted.stories && study))) return [];
    const page = absoluteAddress(site.url, list.path);
    const address = study ? `${page}/${project.name}` : `${page}#${project.name}`;
    const place = { site, address };
    const [slide] = project.slides;
    const links = projectLinks(project, locale).map(
      (link) => `<li><a href="${escapeHtml(link.address)}">${escapeHtml(link.label)}</a></li>`,
    );
    const slides = project.slides.map(({ original }) =>
      figureHtml({ name: '', title: '', picture: original }, site),
    );
    const description = `<p>${inlineHtml(project.description, place)}</p>${slides.join('')}`;
    const html = study && wanted.stories ? storyHtml(study.story, place, locale) : description;
    return {
      id: firstAddress(site, list, project),
      address,
      title: project.title,
      summary: study?.summary || firstSentence(toPlainText(project.description)),
      html: links.length > 0 ? `${html}<ul>${links.join('')}</ul>` : html,
      published: instantOf(project.date),
      updated: instantOf(project.date),
      tags: [...project.tags, ...(study?.tags ?? [])],
      image: slide ? pictureAddress(site, slide.original) : '',
      place:
        study && wanted.stories
          ? noteLine(storyFile(project.name), [])
          : noteLine('projects.yaml', [
              project.name,
              project.description.length > 0 ? 'description' : 'title',
            ]),
    };
  });
}

/** One entry for the photos of a gallery that were added on one day. */
function photoEntries({ site, pages, galleries, photoBatches, owner, locale }: SiteContent): FeedEntry[] {
  return photoBatches.flatMap(({ gallery: name, added, photos }) => {
    const gallery = galleries.find((each) => each.name === name);
    const page = pages.find((each) => each.name === gallery?.page);
    const [first] = photos;
    if (!gallery || !page || !first) return [];
    const title = gallery.title || withName(page.heading, owner.name);
    const address = absoluteAddress(site.url, page.path);
    return {
      id: `${absoluteAddress(site.url, firstPathOf(page))}?added=${name}/${added}`,
      address: `${address}?photo=${name}/${first.name}`,
      title: locale.documents.newPhotos({ gallery: title, count: photos.length }),
      summary: photos.map((photo) => photo.title).join(locale.lists.comma),
      html: photos.map((photo) => figureHtml(photo, site)).join(''),
      published: instantOf(added),
      updated: instantOf(added),
      tags: [],
      image: pictureAddress(site, first.picture),
      place: '',
    };
  });
}

/** Stays when a record or its page gets another name. */
function firstAddress(
  site: SiteContent['site'],
  page: Page,
  { name, formerly }: { name: string; formerly: readonly string[] },
): string {
  return absoluteAddress(site.url, subpagePath(firstPathOf(page), formerly[0] ?? name));
}

function firstPathOf({ kind, name, formerly = [] }: Page): string {
  return pagePath({ kind, name: formerly[0] ?? name });
}

/** Noon in Greenwich of a day, or of the first day of a month or year: the same day nearly everywhere. */
function instantOf(date: string): string {
  const [year = '', month = '01', day = '01'] = date.split('-');
  return `${year}-${month}-${day}T12:00:00Z`;
}
