import type { Entries } from './content.ts';
import type { Page } from './pages.ts';

/** The pages that visitors find: those with something on them, and those that the owner keeps without. */
export function shownPages(entries: Entries): Page[] {
  return entries.pages.filter((page) => page.keepEmpty || isFilled(page, entries));
}

function isFilled({ kind, name, sections = [] }: Page, entries: Entries): boolean {
  const { projects, work, education, awards, healthcare, research, skills, about } = entries;
  const lists: Record<string, unknown[]> = {
    work,
    education: education.programs,
    awards,
    healthcare,
    research,
    skills,
  };
  const hasRecords = (section: { name: string }) => (lists[section.name] ?? []).length > 0;
  const hasPhotos = entries.galleries.some(({ page, photos }) => page === name && photos.length > 0);
  switch (kind) {
    case 'projects':
      return projects.length > 0;
    case 'experiences':
      return sections.some((section) => section.kind === 'resume' || hasRecords(section));
    case 'gallery':
      return hasPhotos;
    case 'about':
      return hasPhotos || about.texts.length > 0 || Boolean(about.portrait ?? about.lede);
    default:
      return true;
  }
}
