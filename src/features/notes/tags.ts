import { type Page, pageOfKind } from '../../content/pages.ts';
import type { Project } from '../../content/project.ts';
import { toPlainText } from '../../core/prose.ts';
import { subpagePath } from '../../core/routes.ts';
import { tagSlug } from '../../core/slugify.ts';
import { firstSentence } from '../../core/text.ts';
import type { Note } from './note.ts';

type TagSource = {
  pages: readonly Page[];
  notes: readonly Note[];
  projects: readonly Project[];
  caseStudies: readonly { project: string; tags: readonly string[] }[];
};

/** A tag with everything that has it, newest first. */
export type Tag = { slug: string; label: string; notes: Note[]; projects: TaggedProject[] };

/** `path` is the address of the case study; otherwise `hash` is the anchor on the page of projects. */
type TaggedProject = { title: string; date: string; line: string; path: string; hash?: string };

/** All tags sorted by name; none without a page of notes. */
export function collectTags(content: TagSource): Tag[] {
  if (!pageOfKind(content.pages, 'notes')) return [];
  const tags = new Map<string, Tag>();
  const tagOf = (label: string) => {
    const slug = tagSlug(label);
    const tag = tags.get(slug) ?? { slug, label, notes: [], projects: [] };
    tags.set(slug, tag);
    return tag;
  };
  for (const note of content.notes.toReversed())
    for (const tag of new Set(note.tags.map(tagOf))) tag.notes.push(note);
  const list = pageOfKind(content.pages, 'projects');
  for (const project of list ? content.projects.toReversed() : []) {
    const { name, title, date, description } = project;
    const study = content.caseStudies.find((each) => each.project === name);
    const place = study
      ? { path: subpagePath(list?.path ?? '', name) }
      : { path: list?.path ?? '', hash: name };
    const line = firstSentence(toPlainText(description));
    for (const tag of new Set([...project.tags, ...(study?.tags ?? [])].map(tagOf)))
      tag.projects.push({ title, date, line, ...place });
  }
  return [...tags.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1));
}
