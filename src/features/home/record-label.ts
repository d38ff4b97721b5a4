import { type Page, pageOfKind } from '../../content/pages.ts';
import type { Project } from '../../content/project.ts';
import type { Picture } from '../../core/picture.ts';
import { type RichText, wordsOf } from '../../core/prose.ts';
import type { Gallery } from '../../gallery/gallery.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { HomeContent } from './schema.ts';

/** What the homepage tells of the newest record of a list. */
export type RecordLabelView = {
  /** "" for none. */
  sign: string;
  /** Which of its list the record is, counted from the oldest. */
  number: number;
  rows: { label: string; value: string }[];
  /** The row that names the record. */
  titled: number;
  /** What the link to the record says; "" where the row that names it is the link. */
  link: string;
  picture: Picture | null;
  /** Address of the page, and the place on it; a photo is opened there. */
  path: string;
  anchor: string;
  photo: string;
};

export type RecordLabelSource = {
  pages: readonly Page[];
  home: HomeContent;
  projects: readonly Project[];
  galleries: readonly Gallery[];
  /** The sections of other pages, in the order of the site. */
  lists: readonly RecordList[];
  locale: Pick<Locale, 'lists'>;
};

/** A section as far as the homepage shows it; records oldest first. */
export type RecordList = { name: string; path: string; records: readonly object[] };

/** Of one of the lists: its records, oldest first, and where they are shown. */
type Source = { records: readonly object[]; path: string; anchor: string; photo?: string };

/**
 * The label as home.yaml describes it; null where there is none, or nothing for it to tell of. `below` are the projects
 * that the homepage shows beneath it.
 */
export function toRecordLabel(
  content: RecordLabelSource,
  below: readonly { name: string }[] = [],
): RecordLabelView | null {
  const { label } = content.home;
  const source = label && sourceOf(content, label.of);
  const newest = source?.records.at(-1);
  if (!label || !source || !newest) return null;
  // Of what a label can name, the title alone may hold marks; quotes have none.
  const { title = '' } = newest as { title?: RichText };
  const fields = { ...newest, title: wordsOf(title), others: source.records.length - 1 };
  const rows = label.rows.flatMap(({ label: name, value }) => {
    const filled = fillIn(value, fields, content.locale.lists.comma);
    return filled === null ? [] : [{ label: name, value: filled, isTitle: value.includes('{title}') }];
  });
  if (rows.length === 0) return null;
  return {
    sign: label.sign ?? '',
    number: source.records.length,
    rows: rows.map(({ label: name, value }) => ({ label: name, value })),
    titled: Math.max(
      0,
      rows.findIndex(({ isTitle }) => isTitle),
    ),
    link: label.link ? (fillIn(label.link, fields, content.locale.lists.comma) ?? '') : '',
    picture: pictureOf(newest, label.of === 'projects' && below.some(({ name }) => name === source.anchor)),
    path: source.path,
    anchor: source.anchor,
    photo: source.photo ?? '',
  };
}

/** A project has several, of which the first stands for it; where that is seen beneath, the next. */
function pictureOf(
  { slides = [], picture = null }: { slides?: Project['slides']; picture?: Picture | null },
  isSeenBelow: boolean,
): Picture | null {
  const slide = (isSeenBelow && slides[1]) || slides[0];
  return slide?.original ?? picture;
}

function sourceOf({ projects, lists, galleries, pages }: RecordLabelSource, name: string): Source | null {
  const pathOf = (page: string) => pages.find((candidate) => candidate.name === page)?.path;
  if (name === 'projects') {
    const path = pageOfKind(pages, 'projects')?.path;
    return path === undefined ? null : { records: projects, path, anchor: projects.at(-1)?.name ?? '' };
  }
  const list = lists.find((candidate) => candidate.name === name);
  if (list) return { records: list.records, path: list.path, anchor: name };
  const gallery = galleries.find((candidate) => candidate.name === name);
  const path = gallery && pathOf(gallery.page);
  return gallery && path !== undefined
    ? { records: gallery.photos, path, anchor: name, photo: `${name}/${gallery.photos.at(-1)?.name}` }
    : null;
}

/** A value with the fields it names in their places; null where one of them is empty. */
function fillIn(value: string, fields: Readonly<Record<string, unknown>>, comma: string): string | null {
  let isWhole = true;
  const filled = value.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const words = [fields[name] ?? ''].flat().join(comma);
    if (words === '') isWhole = false;
    return words;
  });
  return isWhole ? filled : null;
}
