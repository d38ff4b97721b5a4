import { isListed, type Page } from '../content/pages.ts';
import { projectLinks } from '../content/project.ts';
import { listAt, valueAt } from '../core/field-path.ts';
import { descriptionLength } from '../core/limits.ts';
import { type Figure, isVideoPath } from '../core/picture.ts';
import { yamlLine } from '../core/quoted-values.ts';
import { withName } from '../core/text.ts';
import { storyFile } from '../features/case-studies/case-study.ts';
import { moduleOf } from '../features/experiences/sections.build.ts';
import { noteFile, noteStatus } from '../features/notes/note.ts';
import { pageTextFile } from '../features/texts/props.ts';
import { localDate } from '../i18n/dates.ts';
import { planLinearResume } from '../resume/plan-resume.ts';
import { resumeLines } from '../resume/resume-lines.ts';
import { linesToMarkdown, toMarkdown } from '../resume/resume-markdown.ts';
import { type ContentSources, valueOfFile } from '../site/read-content.ts';
import type { RawContent, SiteContent } from '../site/site-content.ts';
import { figuresOf, type StoryBlock, storyLine } from '../story/story.ts';

type Source = { content: SiteContent; rawContent: RawContent; sources: ContentSources };

/** Every page that visitors find, in the owner's order, each with the pages below it. */
export function listPages(source: Source): ExportedPage[] {
  const { content } = source;
  return content.pages
    .filter((page) => isListed(page) && page.kind !== 'feed')
    .flatMap((page) => {
      const below = pagesBelow(page, source);
      const { heading, description, path } = page;
      const fields: PageFields = {
        title: withName(heading, content.owner.name),
        description: withName(description, content.owner.name),
        ...isDraft(source.rawContent.pages.find(({ name }) => name === page.name)),
      };
      const isList = page.kind === 'notes' || page.kind === 'projects';
      return [{ path: path.slice(1), isList, fields, body: bodyOf(page, source) }, ...below];
    });
}

type Marked = { draft?: true | undefined; unlisted?: true | undefined };

function isDraft(record: Marked | undefined): { draft?: true } {
  return (record?.draft ?? record?.unlisted) ? { draft: true } : {};
}

function bodyOf(page: Page, { content, sources, rawContent }: Source): string {
  const { owner, home, about, contact, galleries } = content;
  const ofGalleries = galleries
    .filter((gallery) => gallery.page === page.name)
    .flatMap(({ title, photos }) => [title && `## ${toMarkdown(title)}`, ...photos.toReversed().map(photo)]);
  switch (page.kind) {
    case 'home':
      return withName(toMarkdown(home.intro), owner.name);
    case 'about': {
      const texts = listAt(valueOfFile(sources, 'about.yaml'), ['texts']).map((text) =>
        textOf(sources, String(valueAt(text, ['file']))),
      );
      const portrait = about.portrait ? photo({ title: '', picture: about.portrait }) : '';
      return blocks([portrait, toMarkdown(about.lede ?? ''), ...texts, ...ofGalleries]);
    }
    case 'gallery':
      return blocks(ofGalleries);
    case 'text': {
      const text = rawContent.pageTexts.find((each) => each.page === page.name);
      // The statement about data is only true for this site, not for the exported one.
      return textOf(sources, pageTextFile(page.name), text?.story)
        .replaceAll(/^\{privacy\}$/gm, '')
        .trim();
    }
    case 'experiences':
      return sectionsOf(page, content);
    case 'contact':
      return blocks([
        toMarkdown(contact.intro),
        owner.profiles.map(({ label, address }) => `- [${toMarkdown(label)}](${address})`).join('\n'),
      ]);
    default:
      return '';
  }
}

/** Sections as in the résumé. */
function sectionsOf(page: Page, content: SiteContent): string {
  const { locale } = content;
  const sections = content.sections
    .filter((section) => section.page === page.name && section.kind !== 'resume')
    .map((section) => ({
      title: section.title,
      aside: null,
      parts: moduleOf(section.kind).toResume(section, null, locale),
    }));
  const lines = resumeLines({ ...planLinearResume(content, null, ''), sections }, locale);
  const first = lines.findIndex(({ style }) => style === 'section');
  return first < 0 ? '' : linesToMarkdown(lines.slice(first), '').trim();
}

function pagesBelow(page: Page, source: Source): ExportedPage[] {
  if (page.kind === 'notes') return notePages(page, source);
  return page.kind === 'projects' ? projectPages(page, source) : [];
}

function notePages(page: Page, { content, rawContent, sources }: Source): ExportedPage[] {
  return content.notes.map((note) => {
    const raw = rawContent.notes.find(({ name }) => name === note.name);
    const cover = raw?.cover
      ? photo({ title: '', picture: { path: raw.cover.source, alt: raw.cover.alt } })
      : '';
    return {
      path: `${page.path.slice(1)}/${note.name}`,
      isList: false,
      fields: {
        ...{ title: note.title, description: storyLine(note, descriptionLength.max), date: note.date },
        ...(note.updated ? { updated: note.updated } : {}),
        ...(note.tags.length > 0 ? { tags: note.tags } : {}),
        ...(raw?.cover ? { image: raw.cover.source } : {}),
        ...(raw && noteStatus(raw, localDate()) === 'scheduled' ? { draft: true as const } : isDraft(raw)),
      },
      body: blocks([cover, textOf(sources, noteFile(note.name), raw?.story)]),
    };
  });
}

function projectPages(page: Page, { content, rawContent, sources }: Source): ExportedPage[] {
  return content.projects.map((project) => {
    const raw = rawContent.projects.find(({ name }) => name === project.name);
    const study = rawContent.caseStudies.find((each) => each.project === project.name);
    const isShown = content.caseStudies.some((each) => each.project === project.name);
    const links = projectLinks(project, content.locale);
    const tags = [...new Set([...project.tags, ...project.languages, ...project.tools])];
    const [image] = project.slides;
    return {
      path: `${page.path.slice(1)}/${project.name}`,
      isList: false,
      fields: {
        title: project.title,
        date: asDay(project.date),
        ...(tags.length > 0 ? { tags } : {}),
        ...(image ? { image: image.original.path } : {}),
        ...isDraft(raw),
      },
      body: blocks([
        toMarkdown(project.description),
        links.map(({ label, address }) => `- [${toMarkdown(label)}](${address})`).join('\n'),
        ...project.slides.map(({ original }) => photo({ title: '', picture: original })),
        isShown ? textOf(sources, storyFile(project.name), study?.story) : '',
      ]),
    };
  });
}

/** The other generators know days only. */
function asDay(date: string): string {
  return [date, '01', '01'].join('-').slice(0, 10);
}

type Shown = { title: string; picture: Pick<Figure['picture'], 'path' | 'alt' | 'clip'> };

/** A picture with its caption; of a video a link. */
function photo({ title, picture }: Shown): string {
  const { path, alt, clip } = picture;
  const media = clip ? `[${toMarkdown(title || alt)}](${clip.path})` : `![${toMarkdown(alt)}](${path})`;
  return title && !clip ? `${media}\n*${toMarkdown(title)}*` : media;
}

/** The text of a Markdown file with the public paths of the pictures in its story. */
function textOf(
  sources: ContentSources,
  file: string,
  story: readonly StoryBlock<{ source: string }>[] = [],
): string {
  const left = figuresOf(story).map(({ source }) => source);
  let isCode = false;
  const lines = (sources.prose.get(file) ?? '').split('\n').map((line) => {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    if (isCode) return line;
    return line.replaceAll(
      /(!?)\[((?:[^\]\\]|\\.)*)\]\((<[^>]*>|[^\s()]+)((?:\s+"(?:[^"\\]|\\.)*")?)\)/g,
      (link, mark, alt, _url, caption) => {
        const source = mark ? left.shift() : undefined;
        if (!source) return link;
        return `${isVideoPath(source) ? '' : '!'}[${alt}](${source}${caption})`;
      },
    );
  });
  return lines.join('\n').trim();
}

function blocks(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

/** A page of the site for another generator. */
export type ExportedPage = {
  /** Address without a slash at its start: `projects/harbour-map`; "" for the homepage. */
  path: string;
  /** Whether it has subpages. */
  isList: boolean;
  fields: PageFields;
  /** CommonMark with tables and footnotes; pictures by their public paths. */
  body: string;
};

type PageFields = {
  title: string;
  description?: string;
  /** YYYY, YYYY-MM or YYYY-MM-DD in the content; always a day here. */
  date?: string;
  updated?: string;
  tags?: string[];
  draft?: true;
  /** Public path of its cover picture. */
  image?: string;
};

/** Fields above a text, those with a value. */
export function frontMatter(fields: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined || value === '' || value === false ? [] : yamlLine(name, value),
  );
  return ['---', ...lines, '---', ''].join('\n');
}
