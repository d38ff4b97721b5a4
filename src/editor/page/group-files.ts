import { applicationOfFile } from '../../applications/application-folder.ts';
import { type PageKind, pageOfKind } from '../../content/pages.ts';
import { listAt, valueAt } from '../../core/field-path.ts';
import { pagePath } from '../../core/routes.ts';
import { capitalize, lastName } from '../../core/text.ts';
import { projectOfFile } from '../../features/case-studies/case-study.ts';
import { sectionFile } from '../../features/experiences/sections.ts';
import { letterOfFile } from '../../features/letters/letter.ts';
import { noteOfFile } from '../../features/notes/note.ts';
import { pageTextFile } from '../../features/texts/props.ts';
import type { NamedChoice } from '../protocol/form-field.ts';
import type { EditableFile } from '../protocol/protocol.ts';
import { newLetterPage, newNotePage } from './route.ts';

/** `page` is the kind of page that shows most of the file; `path` is its address on the site, if known. */
export type FileEntry = { file: string; title: string; page: PageKind; path?: string };
export type FileGroup = { title: string; entries: FileEntry[] };

const entry = (file: string, title: string, page: PageKind): FileEntry => ({ file, title, page });

/** The files by topic, each with the page that shows most of it. */
const groups: FileGroup[] = [
  {
    title: 'Site',
    entries: [
      entry('owner.yaml', 'You', 'home'),
      entry('home.yaml', 'Homepage', 'home'),
      entry('about.yaml', 'About', 'about'),
      entry('contact.yaml', 'Contact', 'contact'),
      entry('pages.yaml', 'Pages', 'home'),
      entry('brand.yaml', 'Brand', 'home'),
      entry('site.yaml', 'Settings', 'home'),
      entry('words.yaml', 'Interface texts', 'home'),
    ],
  },
  {
    title: 'Work',
    entries: [entry('projects.yaml', 'Projects', 'projects'), entry('lenses.yaml', 'Lenses', 'projects')],
  },
];

/** The files of a page's sections, with the titles that visitors see. */
function sectionGroup(page: NamedPage): FileGroup {
  const textAt = (section: unknown, key: string) => String(valueAt(section, [key]) ?? '');
  const entries = listAt(page, ['sections']).flatMap((section): FileEntry[] => {
    const name = textAt(section, 'name');
    const file = sectionFile(name, textAt(section, 'kind'), textAt(section, 'file') || undefined);
    const path = `${pagePath(page)}#${name}`;
    return file ? [{ ...entry(file, textAt(section, 'title') || titleOf(name), 'experiences'), path }] : [];
  });
  return { title: titleOf(page.name), entries };
}

/** A Markdown file; that of a page is shown there, a case study on a subpage of Projects. */
function textEntry(name: string, pages: readonly NamedPage[]): FileEntry {
  const project = projectOfFile(name);
  const ownPage = pages.find((page) => page.kind === 'text' && pageTextFile(page.name) === name);
  if (ownPage) return { ...entry(name, titleOf(ownPage.name), 'text'), path: pagePath(ownPage) };
  const page = pageOfKind(pages, 'projects');
  if (project === null || !page) return entry(name, name.replace(/\.md$/, ''), 'about');
  return { ...entry(name, `Case study of ${project}`, 'projects'), path: `${pagePath(page)}/${project}` };
}

/** All files in groups; other files (Markdown, new kinds) get groups at the end. */
export function groupFiles(
  files: readonly Pick<EditableFile, 'name' | 'kind'>[],
  pages: readonly NamedPage[],
): FileGroup[] {
  const galleries = files.filter(({ kind }) => kind === 'gallery').map(({ name }) => name);
  const fixed = [...groups, ...pages.map(sectionGroup)];
  const known = [...galleries, ...fixed.flatMap(({ entries }) => entries.map(({ file }) => file))];
  // Applications have pages of their own.
  const present = files.map(({ name }) => name).filter((name) => applicationOfFile(name) === null);
  const others = present.filter((name) => !known.includes(name));
  const letters = others.filter((name) => letterOfFile(name) !== null);
  const notes = others.filter((name) => noteOfFile(name) !== null);
  const notesPage = pageOfKind(pages, 'notes');
  const texts = others.filter((name) => /\.md$/.test(name) && ![...letters, ...notes].includes(name));
  const extra = others.filter((name) => !name.endsWith('.md'));
  return [
    ...fixed.map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ file }) => present.includes(file)),
    })),
    { title: 'Galleries', entries: galleries.map((name) => entry(name, titleOf(name), 'gallery')) },
    {
      title: 'Notes',
      entries: notesPage
        ? [
            ...notes.map((name) => ({
              ...entry(name, titleOf(name), 'notes'),
              path: `${pagePath(notesPage)}/${noteOfFile(name)}`,
            })),
            entry(newNotePage, 'Write a note', 'notes'),
          ]
        : [],
    },
    { title: 'Texts', entries: texts.map((name) => textEntry(name, pages)) },
    {
      title: 'Letters',
      entries: [
        ...letters.map((name) => entry(name, titleOf(name), 'home')),
        entry(newLetterPage, 'Write a letter', 'home'),
      ],
    },
    { title: 'More', entries: extra.map((name) => entry(name, titleOf(name), 'home')) },
  ].filter(({ entries }) => entries.length > 0);
}

export type NamedPage = { name: string; kind: PageKind };

/** The valid pages in pages.yaml, which may be incomplete while the owner edits it. */
export function listedPages(value: unknown): NamedPage[] {
  return listAt(value, []).filter(
    (record): record is NamedPage =>
      typeof valueAt(record, ['name']) === 'string' && typeof valueAt(record, ['kind']) === 'string',
  );
}

/** The project categories of all pages, with the labels of their filters. */
export function categoriesOf(pages: readonly NamedPage[]): NamedChoice[] {
  return pages.flatMap((page) => namedRecords(valueAt(page, ['categories']), 'label'));
}

export function namedRecords(list: unknown, titleField = 'title'): NamedChoice[] {
  return listAt(list, []).flatMap((record) => {
    const value = String(valueAt(record, ['name']) ?? '');
    return value === '' ? [] : [{ value, label: String(valueAt(record, [titleField]) || value) }];
  });
}

/** The projects that have a case study, newest first. */
export function listStories(files: readonly (Pick<EditableFile, 'name'> & { current: unknown })[]) {
  const projects = namedRecords(files.find(({ name }) => name === 'projects.yaml')?.current).reverse();
  const withStory = files.filter(({ current }) => current !== '').map(({ name }) => projectOfFile(name));
  return projects.filter(({ value }) => withStory.includes(value));
}

/** The languages of the site, the first one first. */
export function languagesOf(site: unknown, first: string): string[] {
  const listed = listAt(site, ['languages']);
  return listed.length > 0 ? listed.map(String) : [first];
}

/** The path of the page that shows a record. */
export function pathOnSite(entry: FileEntry, recordName: unknown, pages: NamedPage[]): string {
  if (entry.file === 'pages.yaml') {
    const edited = pages.find(({ name }) => name === recordName);
    return edited ? pagePath(edited) : '/';
  }
  const isNamed = typeof recordName === 'string' && /^[a-z0-9-]+$/.test(recordName);
  // A note may have a new name that is not saved yet.
  if (entry.path && noteOfFile(entry.file) !== null && isNamed)
    return entry.path.replace(/[^/]+$/, recordName);
  if (entry.path) return entry.path;
  const stem = entry.file.replace('.yaml', '');
  const isGallery = entry.page === 'gallery';
  const page = isGallery ? pageOfGallery(pages, stem) : pageOfKind(pages, entry.page);
  const path = page ? pagePath(page) : '/';
  if (!page || !isNamed) return path;
  if (entry.file === 'projects.yaml') return `${path}#${recordName}`;
  return isGallery ? `${path}?photo=${stem}/${recordName}` : path;
}

/** The path, or that of the homepage if the page has only empty lists: such a page is not on the site. */
export function pathOfContent(
  path: string,
  entries: readonly FileEntry[],
  pages: NamedPage[],
  currentOf: (file: string) => unknown,
): string {
  const shown = entries.filter((entry) => pathOnSite(entry, undefined, pages) === path);
  const isEmpty = ({ file, page }: FileEntry) => {
    const list = currentOf(file);
    // A page of experiences may have a résumé.
    return page !== 'experiences' && Array.isArray(list) && list.length === 0;
  };
  return shown.length > 0 && shown.every(isEmpty) ? '/' : path;
}

/** A gallery that no page lists is on About. */
function pageOfGallery(pages: NamedPage[], gallery: string): NamedPage | undefined {
  const listsGallery = (page: NamedPage) =>
    listAt(page, ['galleries']).some((each) => valueAt(each, ['name']) === gallery);
  return pages.find(listsGallery) ?? pageOfKind(pages, 'about');
}

function titleOf(name: string): string {
  const stem = lastName(name).replace(/\.[a-z]+$/, '');
  return capitalize(stem.replaceAll('-', ' '));
}
