import { type Page, pageOfKind } from '../../content/pages.ts';
import type { Project } from '../../content/project.ts';
import type { Picture } from '../../core/picture.ts';
import { type RichText, toPlainText } from '../../core/prose.ts';
import type { Gallery } from '../../gallery/gallery.ts';
import { joinParts } from '../../i18n/isolate.ts';
import { fillTemplate, type Locale } from '../../i18n/locale.ts';
import type { HomeContent } from './schema.ts';

/** The newest record of a list, as the homepage shows it. */
export type RecordLabelView = {
  /** "" for none. */
  sign: string;
  /** The record's position in its list, counted from the oldest: "No. 0017". */
  number: string;
  rows: { label: string; value: string }[];
  /** Index of the row with the record's title. */
  titled: number;
  /** Text of the link to the record; "" if the title row is the link. */
  link: string;
  picture: Picture | null;
  /** Path of the page and id on it; a photo opens in the lightbox. */
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
  locale: Pick<Locale, 'lists' | 'direction' | 'words'>;
};

/** A section as the homepage needs it; oldest record first. */
export type RecordList = { name: string; path: string; records: readonly object[] };

/** The records of a list, oldest first, and where they are shown. */
type Source = { records: readonly object[]; path: string; anchor: string; photo?: string };

/**
 * The label configured in home.yaml; null if there is none or its list is empty. `below` are the projects that the
 * homepage shows below it.
 */
export function toRecordLabel(
  content: RecordLabelSource,
  below: readonly { name: string }[] = [],
): RecordLabelView | null {
  const { label } = content.home;
  const source = label && sourceOf(content, label.of);
  const newest = source?.records.at(-1);
  if (!label || !source || !newest) return null;
  // Only titles can have markup; quotes have no title.
  const { title = '' } = newest as { title?: RichText };
  const fields = { ...newest, title: toPlainText(title), others: source.records.length - 1 };
  const rows = label.rows.flatMap(({ label: name, value }) => {
    const filled = fillIn(value, fields, content.locale);
    return filled === null ? [] : [{ label: name, value: filled, isTitle: value.includes('{title}') }];
  });
  if (rows.length === 0) return null;
  return {
    sign: label.sign ?? '',
    number: fillTemplate(content.locale.words.recordNumber, {
      number: String(source.records.length).padStart(4, '0'),
    }),
    rows: rows.map(({ label: name, value }) => ({ label: name, value })),
    titled: Math.max(
      0,
      rows.findIndex(({ isTitle }) => isTitle),
    ),
    link: label.link ? (fillIn(label.link, fields, content.locale) ?? '') : '',
    picture: pictureOf(newest, label.of === 'projects' && below.some(({ name }) => name === source.anchor)),
    path: source.path,
    anchor: source.anchor,
    photo: source.photo ?? '',
  };
}

/** The first picture of a project; the second if the first is visible below. */
function pictureOf(
  { slides = [], picture = null }: { slides?: Project['slides']; picture?: Picture | null },
  isSeenBelow: boolean,
): Picture | null {
  const slide = (isSeenBelow && slides[1]) || slides[0];
  return slide?.original ?? picture;
}

function sourceOf({ projects, lists, galleries, pages }: RecordLabelSource, name: string): Source | null {
  if (name === 'projects') {
    const path = pageOfKind(pages, 'projects')?.path;
    return path === undefined ? null : { records: projects, path, anchor: projects.at(-1)?.name ?? '' };
  }
  const list = lists.find((candidate) => candidate.name === name);
  if (list) return { records: list.records, path: list.path, anchor: name };
  const gallery = galleries.find((candidate) => candidate.name === name);
  const path = pages.find((candidate) => candidate.name === gallery?.page)?.path;
  return gallery && path !== undefined
    ? { records: gallery.photos, path, anchor: name, photo: `${name}/${gallery.photos.at(-1)?.name}` }
    : null;
}

/** Fills the fields into a value; null if one of them is empty. */
function fillIn(
  value: string,
  fields: Readonly<Record<string, unknown>>,
  locale: RecordLabelSource['locale'],
): string | null {
  let isWhole = true;
  const filled = value.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const text = joinParts([fields[name] ?? ''].flat().map(String), locale);
    if (text === '') isWhole = false;
    return text;
  });
  return isWhole ? filled : null;
}
