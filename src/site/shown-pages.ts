import type { Page } from '../content/pages.ts';
import { isFilled } from '../features/experiences/sections.build.ts';
import type { RawContent } from './site-content.ts';

/** The pages that visitors find: those with something on them, and those that the owner keeps without. */
export function shownPages(entries: RawContent): Page[] {
  return entries.pages.filter((page) => page.keepEmpty || hasContent(page, entries));
}

/** The others. */
export function hiddenPages(entries: RawContent): Page[] {
  const shown = shownPages(entries);
  return entries.pages.filter((page) => !shown.includes(page));
}

function hasContent({ kind, name }: Page, entries: RawContent): boolean {
  const { projects, sections, about } = entries;
  const hasPhotos = entries.galleries.some(({ page, photos }) => page === name && photos.length > 0);
  switch (kind) {
    case 'projects':
      return projects.length > 0;
    case 'experiences':
      return sections.some((section) => section.page === name && isFilled(section, sections));
    case 'gallery':
      return hasPhotos;
    case 'about':
      return hasPhotos || about.texts.length > 0 || Boolean(about.portrait ?? about.lede);
    default:
      return true;
  }
}
