import path from 'node:path';
import { formatDiagnostics } from '../../src/core/diagnostics.ts';
import type { SectionKind, SectionOf } from '../../src/features/experiences/sections.ts';
import { type ContentReading, readRawContent } from '../../src/site/read-content.ts';
import { listPictureUses, resolveContent } from '../../src/site/resolve-content.ts';
import type { RawContent, SiteContent } from '../../src/site/site-content.ts';

const contentDir = path.resolve(import.meta.dirname, '../../content');

let sample: Promise<SiteContent> | undefined;

/** The sample owner's content without lenses. Cached for all test files: no test changes it. */
export function readSampleContent(): Promise<SiteContent> {
  sample ??= readContentIn(contentDir, { lenses: [] });
  return sample;
}

/** The content of a folder with some entries replaced, without encoded pictures. */
export async function readContentIn(folder: string, change: Partial<RawContent> = {}): Promise<SiteContent> {
  return resolveReading(await readRawContent(folder), change);
}

/** Resolves content with some entries replaced, without encoded pictures. */
export function resolveReading(
  { rawContent, diagnostics, locale }: Pick<ContentReading, 'rawContent' | 'diagnostics' | 'locale'>,
  change: Partial<RawContent> = {},
): SiteContent {
  if (!rawContent) throw new Error(formatDiagnostics(diagnostics));
  const changed = { ...rawContent, ...change };
  const size = { fingerprint: '00000000', width: 1600, height: 1200, tint: 0 };
  const pictures = listPictureUses(changed).map(
    ({ source }) => [source, { picture: { path: source, ...size } }] as const,
  );
  return resolveContent(changed, new Map(pictures), locale);
}

/** The records of the sample's section with this name and kind, oldest first. */
export function recordsOf<K extends SectionKind>(
  content: Pick<SiteContent, 'sections'>,
  kind: K,
  name: string = kind,
): SectionOf<K>['records'] {
  const found = content.sections.find((section) => section.name === name && section.kind === kind);
  if (!found) throw new Error(`there is no section ${name} of kind ${kind}`);
  return found.records as SectionOf<K>['records'];
}

/** The content with the records of some sections replaced, by section name. */
export function withRecords(content: SiteContent, records: Record<string, readonly unknown[]>): SiteContent {
  const sections = content.sections.map((section) =>
    section.name in records ? { ...section, records: records[section.name] } : section,
  );
  return { ...content, sections: sections as SiteContent['sections'] };
}
