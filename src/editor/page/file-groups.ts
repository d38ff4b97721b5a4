import { type PageKind, pageOfKind } from '../../content/pages.ts';
import { valueAt } from '../../core/field-path.ts';
import { pagePath } from '../../core/routes.ts';
import { capitalised, lastName } from '../../core/text.ts';
import { projectOfFile } from '../../features/case-studies/case-study.ts';
import { sectionFile } from '../../features/experiences/sections.ts';
import { letterOfFile } from '../../features/letters/letter.ts';
import type { EditableFile } from '../protocol/protocol.ts';
import * as labels from './labels.ts';
import { newLetterPlace } from './place.ts';

/** `page` is the kind of page that shows most of it; `path` the place on the site, where it is known. */
export type FileEntry = { file: string; title: string; page: PageKind; path?: string };
export type FileGroup = { title: string; entries: FileEntry[] };

const entry = (file: string, title: string, page: PageKind): FileEntry => ({ file, title, page });

/** The files as an owner thinks of them, each with the page on which most of it is seen. */
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
      entry('words.yaml', 'Words', 'home'),
    ],
  },
  {
    title: 'Work',
    entries: [entry('projects.yaml', 'Projects', 'projects'), entry('lenses.yaml', 'Lenses', 'projects')],
  },
];

/** The files of a page's sections, each under the title that visitors read. */
function sectionGroup(page: NamedPage): FileGroup {
  const listed = valueAt(page, ['sections']);
  const textAt = (section: unknown, key: string) => String(valueAt(section, [key]) ?? '');
  const entries = (Array.isArray(listed) ? listed : []).flatMap((section: unknown): FileEntry[] => {
    const name = textAt(section, 'name');
    const file = sectionFile(name, textAt(section, 'kind'), textAt(section, 'file') || undefined);
    const path = `${pagePath(page)}#${name}`;
    return file ? [{ ...entry(file, textAt(section, 'title') || titleOf(name), 'experiences'), path }] : [];
  });
  return { title: titleOf(page.name), entries };
}

/** A Markdown file; the story of a project has a page of its own, below that of the projects. */
function textEntry(name: string, pages: readonly NamedPage[]): FileEntry {
  const project = projectOfFile(name);
  const page = pageOfKind([...pages], 'projects');
  if (project === null || !page) return entry(name, name.replace(/\.md$/, ''), 'about');
  return { ...entry(name, labels.storyOf(project), 'projects'), path: `${pagePath(page)}/${project}` };
}

/** All files in their groups; what has no place there yet (Markdown, new kinds) makes groups of its own. */
export function groupFiles(
  files: readonly Pick<EditableFile, 'name' | 'kind'>[],
  pages: readonly NamedPage[],
): FileGroup[] {
  const galleries = files.filter(({ kind }) => kind === 'gallery').map(({ name }) => name);
  const placed = [...groups, ...pages.map(sectionGroup)];
  const known = [...galleries, ...placed.flatMap(({ entries }) => entries.map(({ file }) => file))];
  const present = files.map(({ name }) => name);
  const others = present.filter((name) => !known.includes(name));
  const letters = others.filter((name) => letterOfFile(name) !== null);
  const texts = others.filter((name) => name.endsWith('.md') && !letters.includes(name));
  const extra = others.filter((name) => !name.endsWith('.md'));
  return [
    ...placed.map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ file }) => present.includes(file)),
    })),
    { title: 'Galleries', entries: galleries.map((name) => entry(name, titleOf(name), 'gallery')) },
    { title: 'Texts', entries: texts.map((name) => textEntry(name, pages)) },
    {
      title: labels.letters,
      entries: [
        ...letters.map((name) => entry(name, titleOf(name), 'home')),
        entry(newLetterPlace, labels.newLetter, 'home'),
      ],
    },
    { title: 'More', entries: extra.map((name) => entry(name, titleOf(name), 'home')) },
  ].filter(({ entries }) => entries.length > 0);
}

type NamedPage = { name: string; kind: PageKind };

/** The pages that pages.yaml lists, as far as it can be read while it is written. */
export function listedPages(written: unknown): NamedPage[] {
  const records: unknown[] = Array.isArray(written) ? written : [];
  return records.filter(
    (record): record is NamedPage =>
      typeof valueAt(record, ['name']) === 'string' && typeof valueAt(record, ['kind']) === 'string',
  );
}

/** The categories of all pages of projects, each with the label of its filter. */
export function categoriesOf(pages: readonly NamedPage[]): { value: string; label: string }[] {
  const written = pages.flatMap((page) => valueAt(page, ['categories']) ?? []);
  return written.flatMap((category) => {
    const value = String(valueAt(category, ['name']) ?? '');
    return value === '' ? [] : [{ value, label: String(valueAt(category, ['label']) || value) }];
  });
}

/** Where a change of a record is seen, as a path of the site. */
export function pathOnSite(entry: FileEntry, recordName: unknown, pages: NamedPage[]): string {
  if (entry.file === 'pages.yaml') {
    const edited = pages.find(({ name }) => name === recordName);
    return edited ? pagePath(edited) : '/';
  }
  if (entry.path) return entry.path;
  const stem = entry.file.replace('.yaml', '');
  const isGallery = entry.page === 'gallery';
  const page = isGallery ? pageOfGallery(pages, stem) : pageOfKind(pages, entry.page);
  const path = page ? pagePath(page) : '/';
  if (!page || typeof recordName !== 'string' || !/^[a-z0-9-]+$/.test(recordName)) return path;
  if (entry.file === 'projects.yaml') return `${path}#${recordName}`;
  return isGallery ? `${path}?photo=${stem}/${recordName}` : path;
}

/** Galleries that no page of their own names are on About. */
function pageOfGallery(pages: NamedPage[], gallery: string): NamedPage | undefined {
  const namesIt = (page: NamedPage) => {
    const galleries = valueAt(page, ['galleries']);
    return Array.isArray(galleries) && galleries.some((each: unknown) => valueAt(each, ['name']) === gallery);
  };
  return pages.find(namesIt) ?? pageOfKind(pages, 'about');
}

function titleOf(name: string): string {
  const stem = lastName(name).replace(/\.[a-z]+$/, '');
  return capitalised(stem.replaceAll('-', ' '));
}
