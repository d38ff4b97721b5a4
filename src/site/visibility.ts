import { type Page, pageOfKind, type Subpage } from '../content/pages.ts';
import type { Inline } from '../core/prose.ts';
import { tagSlug } from '../core/slugify.ts';
import type { RawSection } from '../features/experiences/sections.ts';
import { noteStatus } from '../features/notes/note.ts';
import { collectTags } from '../features/notes/props.ts';
import type { Locale } from '../i18n/locale.ts';
import type { RawContent, SiteContent, UnlistedPage } from './site-content.ts';
import { allPages } from './subpages.ts';

/** What any record can have, and the date of a note. */
type AnyRecord = { draft?: true | undefined; unlisted?: true | undefined; date?: string };

/** A record with a page of its own; of all others the kind is `part`. */
type IsKept = (
  record: AnyRecord,
  kind: 'page' | 'project' | 'caseStudy' | 'note' | 'gallery' | 'part',
) => boolean;

/**
 * The published content. A draft also hides everything on it: a page hides its sections and galleries, a project its case
 * study.
 */
export function withoutDrafts(content: RawContent, today: string): RawContent {
  return keep(content, (record, kind) =>
    kind === 'note' ? noteStatus(record as { date: string }, today) === 'published' : !record.draft,
  );
}

/** The listed content: without records that exist only at their own address. */
export function withoutUnlisted(content: RawContent): RawContent {
  return keep(content, ({ unlisted }) => !unlisted);
}

/** The content of the draft: unpublished content has a mark in its title. */
export function withDraftMarks(
  content: RawContent,
  today: string,
  { words }: Pick<Locale, 'words'>,
): RawContent {
  const marked = <T extends AnyRecord>(record: T): T =>
    record.draft ? withMark(record, String(words.draft)) : record;
  return {
    ...content,
    pages: content.pages.map(marked),
    sections: content.sections.map(
      (section) =>
        ({
          ...marked(section),
          records: section.records.map((record) => marked(record as AnyRecord)),
        }) as RawSection,
    ),
    galleries: content.galleries.map((gallery) => ({
      ...marked(gallery),
      photos: gallery.photos.map(marked),
    })),
    projects: content.projects.map((project) => {
      const study = content.caseStudies.find((each) => each.project === project.name);
      return marked(study?.draft ? { ...project, draft: true } : project);
    }),
    notes: content.notes.map((note) => {
      const status = noteStatus(note, today);
      return status === 'published' ? note : withMark(note, String(words[status]));
    }),
  };
}

/** The content with what is unlisted as drafts, for a place that knows only drafts. */
export function withUnlistedAsDrafts(content: RawContent): RawContent {
  const asDraft = <T extends AnyRecord>({ unlisted, ...record }: T) =>
    (unlisted ? { ...record, draft: true as const } : record) as T;
  return {
    ...content,
    pages: content.pages.map(asDraft),
    galleries: content.galleries.map(asDraft),
    projects: content.projects.map(asDraft),
    caseStudies: content.caseStudies.map(asDraft),
    notes: content.notes.map(asDraft),
  };
}

/** Fields with the title of a record. */
const namingFields = ['title', 'heading', 'nav', 'school', 'question', 'by'];

function withMark<T extends object>(record: T, mark: string): T {
  const fields = Object.entries(record as Record<string, unknown>);
  const isNamed = fields.some(([field, value]) => namingFields.includes(field) && value);
  const named = isNamed || 'school' in record ? namingFields : ['name'];
  return Object.fromEntries(
    fields.map(([field, value]) => {
      if (!named.includes(field) || !value) return [field, value];
      return [field, Array.isArray(value) ? [`[${mark}] `, ...(value as Inline[])] : `[${mark}] ${value}`];
    }),
  ) as T;
}

/** Every unlisted page, with the content that it shows. `content` is the listed content of `rawContent`. */
export function unlistedPages(
  rawContent: RawContent,
  content: SiteContent,
  resolve: (rawContent: RawContent) => SiteContent,
): UnlistedPage[] {
  const { pages, projects, caseStudies, notes, galleries } = rawContent;
  const records: AnyRecord[] = [pages, projects, caseStudies, notes, galleries].flat();
  if (!records.some(({ unlisted }) => unlisted)) return [];
  const listed = allPages(content).map(({ path }) => path);
  const tags = collectTags(content).map(({ slug }) => slug);
  const hasPage = ({ kind, path }: Page | Subpage) =>
    !['feed', 'search', 'notFound', 'tag'].includes(kind) && !listed.includes(path);
  return allPages(resolve(rawContent))
    .filter(hasPage)
    .map((page) => ({
      page: { ...page, unlisted: true },
      content: resolve(contentOf(page, rawContent, tags)),
    }));
}

/** What visitors find, and the page itself with what is on it. A tag that nothing else has would lead nowhere. */
function contentOf(page: Page | Subpage, rawContent: RawContent, tags: readonly string[]): RawContent {
  const isOwn = (record: AnyRecord, kind: Parameters<IsKept>[1]) => {
    const { path, name, project } = record as { path?: string; name?: string; project?: string };
    if (kind === 'page') return path === page.path || ('parent' in page && path === page.parent);
    return 'subject' in page && (project ?? name) === page.subject;
  };
  const visible = keep(rawContent, (record, kind) => !record.unlisted || isOwn(record, kind));
  const withTags = <T extends { tags?: string[] | undefined }>(record: T): T =>
    record.tags ? { ...record, tags: record.tags.filter((tag) => tags.includes(tagSlug(tag))) } : record;
  return { ...visible, projects: visible.projects.map(withTags), notes: visible.notes.map(withTags) };
}

function keep(content: RawContent, isKept: IsKept): RawContent {
  const pages = content.pages.filter((page) => isKept(page, 'page'));
  const has = (name: string) => pages.some((page) => page.name === name);
  const sections = content.sections.filter((section) => has(section.page) && isKept(section, 'part'));
  const isInside = ({ within, page }: RawSection) =>
    !within || sections.some(({ name, page: other }) => name === within && other === page);
  const ofKind = <T>(kind: Page['kind'], records: T[]) => (pageOfKind(pages, kind) ? records : []);
  const projects = ofKind('projects', content.projects).filter((project) => isKept(project, 'project'));
  const { about } = content;
  return {
    ...content,
    pages,
    sections: sections.filter(isInside).map(
      (section) =>
        ({
          ...section,
          // Blocks of Markdown have no such fields.
          records: (section.records as AnyRecord[]).filter((record) => isKept(record, 'part')),
        }) as RawSection,
    ),
    about: pageOfKind(pages, 'about') ? about : { ...about, lede: undefined, texts: [] },
    galleries: content.galleries
      .filter((gallery) => has(gallery.page) && isKept(gallery, 'gallery'))
      .map((gallery) => ({ ...gallery, photos: gallery.photos.filter((photo) => isKept(photo, 'part')) })),
    projects,
    caseStudies: content.caseStudies.filter(
      (study) => projects.some(({ name }) => name === study.project) && isKept(study, 'caseStudy'),
    ),
    notes: ofKind('notes', content.notes).filter((note) => isKept(note, 'note')),
    pageTexts: content.pageTexts.filter(({ page }) => has(page)),
  };
}
