import { valueAt } from '../../model/field-path.ts';
import type { FileKindName, Structure } from './content-files.ts';

/** What pages.yaml and about.yaml name, from their values as they stand there, sound or not. */
export function readStructure(pages: unknown[], about: unknown): Structure {
  const galleries = pages.flatMap((page) => galleriesOn(page, about));
  const pageKinds = pages.map((page) => String(valueAt(page, ['kind'])));
  return { ...todaysStructure, pageKinds, galleries: galleries.map((name) => ({ name, kind: 'gallery' })) };
}

/** Names of the galleries that a page of pages.yaml shows; those of the page About stand in about.yaml. */
export function galleriesOn(page: unknown, about: unknown): string[] {
  const isAbout = valueAt(page, ['kind']) === 'about';
  const list = isAbout ? listAt(about, ['galleries', 'list']) : listAt(page, ['galleries']);
  return list.flatMap(fileNameIn);
}

function listAt(value: unknown, path: string[]): unknown[] {
  const list = valueAt(value, path);
  return Array.isArray(list) ? list : [];
}

/** A name that cannot be a file's is told of where it stands. */
function fileNameIn(record: unknown): string[] {
  const name = valueAt(record, ['name']);
  return typeof name === 'string' && /^[a-z0-9-]+$/.test(name) ? [name] : [];
}

const alike = <Name extends FileKindName>(...names: Name[]) => names.map((name) => ({ name, kind: name }));

const todaysStructure: Structure = {
  pageKinds: [],
  sections: alike('work', 'education', 'awards', 'healthcare', 'research', 'skills'),
  galleries: [],
};
