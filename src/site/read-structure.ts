import { slug } from '../content/fields.ts';
import { type FieldPath, listAt, valueAt } from '../core/field-path.ts';
import { sectionSchema } from '../features/experiences/schema.ts';
import { type SectionKind, sectionFile } from '../features/experiences/sections.ts';
import { type FileKindName, fileKinds, type Structure } from './content-files.ts';

/** The files that pages.yaml and about.yaml name, from their values as written, valid or not. */
export function readStructure(pages: readonly unknown[], about: unknown): Structure {
  const files = new Map<string, FileKindName>();
  for (const { kind, file } of pages.flatMap(namedSections)) {
    // `validateSections` reports a .bib file of another kind; reading its entries as jobs would only repeat that.
    const fileKind = file?.endsWith('.bib') ? 'publications' : kind;
    if (file && Object.hasOwn(fileKinds, fileKind)) files.set(file, fileKind as FileKindName);
  }
  return {
    pageKinds: pages.map((page) => String(valueAt(page, ['kind']))),
    sections: [...files].map(([file, kind]) => ({ file, kind })),
    galleries: pages.flatMap((page) =>
      namedGalleries(page, about).map(({ name }) => ({ file: `${name}.yaml`, kind: 'gallery' as const })),
    ),
  };
}

/** A gallery that a page names, and where: `path` is within the page's entry or within about.yaml. */
type NamedGallery = { name: string; file: 'pages.yaml' | 'about.yaml'; path: FieldPath };

/** The valid galleries of a page of pages.yaml; those of About are in about.yaml. */
export function namedGalleries(page: unknown, about: unknown): NamedGallery[] {
  const isAbout = valueAt(page, ['kind']) === 'about';
  const list = isAbout ? ['galleries', 'list'] : ['galleries'];
  const file = isAbout ? 'about.yaml' : 'pages.yaml';
  return listAt(isAbout ? about : page, list).flatMap((gallery, index) => {
    const name = slug.safeParse(valueAt(gallery, ['name'])).data;
    return name ? [{ name, file, path: [...list, index] }] : [];
  });
}

/** A section that a page names, and where in the page's entry; `file` is null where its kind has none. */
type NamedSection = { path: FieldPath; name: string; kind: SectionKind; file: string | null };

/** The valid sections of a page of pages.yaml. */
export function namedSections(page: unknown): NamedSection[] {
  return listAt(page, ['sections']).flatMap((section, index) => {
    const { shape } = sectionSchema;
    const name = shape.name.safeParse(valueAt(section, ['name'])).data;
    const kind = shape.kind.safeParse(valueAt(section, ['kind'])).data;
    const file = shape.file.safeParse(valueAt(section, ['file'])).data;
    return name && kind
      ? [{ path: ['sections', index], name, kind, file: sectionFile(name, kind, file) }]
      : [];
  });
}

/** The field of a section that names its file: `file`, or `name` without it. */
export function filePlace(page: unknown, section: FieldPath): FieldPath {
  const place = [...section, 'file'];
  return valueAt(page, place) === undefined ? [...section, 'name'] : place;
}
