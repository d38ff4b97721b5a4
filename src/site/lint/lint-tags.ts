import { warn } from '../../content/diagnostic-in-record.ts';
import type { Diagnostic } from '../../core/diagnostics.ts';
import { listAt } from '../../core/field-path.ts';
import { quote } from '../../core/quoted-values.ts';
import { tagKey } from '../../core/tag.ts';
import { type ContentSources, recordsOfKind } from '../read-content.ts';

/** Warns of tags that are spelled in two ways, such as "typescript" and "TypeScript". */
export function lintTags(sources: ContentSources): Diagnostic[] {
  const uses = recordsOfKind(sources, 'note', 'projects', 'caseStudy').flatMap(({ file, record }) =>
    listAt(record.value, ['tags']).flatMap((tag, index) =>
      typeof tag === 'string' ? [{ file, record, path: ['tags', index], tag: tag.trim() }] : [],
    ),
  );
  const spellings = new Map<string, Map<string, number>>();
  for (const { tag } of uses) {
    const counts = spellings.get(tagKey(tag)) ?? new Map<string, number>();
    spellings.set(tagKey(tag), counts.set(tag, (counts.get(tag) ?? 0) + 1));
  }
  return uses.flatMap(({ file, record, path, tag }) => {
    const counts = [...(spellings.get(tagKey(tag)) ?? [])];
    // The most frequent spelling, or the first of several.
    const [usual = tag] = counts.toSorted(([, a], [, b]) => b - a)[0] ?? [];
    if (usual === tag) return [];
    return warn(file, record, path, {
      code: 'tag-spelling',
      summary: `the tag ${quote(tag)} is also written ${quote(usual)}`,
      why: 'Everything with a tag is on one page, which shows one spelling.',
      fix: `Write it the same way everywhere:   ${usual}`,
    });
  });
}
