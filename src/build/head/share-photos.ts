import type { Picture } from '../../core/picture.ts';
import type { PageProps, SiteProps } from '../../site/page-props.ts';
import type { SiteContent } from '../../site/site-content.ts';

/**
 * The photograph on the share card of a page, by the page's name: in looks whose homepage opens with one, for the homepage,
 * galleries, case studies and the About page. The first picture of a video or animation is none.
 */
export function sharePhotos(content: SiteContent, { pages }: Pick<SiteProps, 'pages'>): Map<string, Picture> {
  if (content.look.choices.home !== 'pictures') return new Map();
  return new Map(
    pages.flatMap((page) => {
      const photo = picturesOf(page, content).find(({ clip }) => !clip);
      return photo ? [[page.name, photo] as const] : [];
    }),
  );
}

/** Candidates, the best first. */
function picturesOf(page: PageProps, { galleries, projects }: SiteContent): Picture[] {
  const newestOf = (isShown: (gallery: { name: string; page: string }) => boolean) =>
    galleries.filter(isShown).flatMap(({ photos }) => photos.toReversed().map(({ picture }) => picture));
  switch (page.kind) {
    case 'home':
      return page.content.picture ? [page.content.picture] : [];
    case 'about':
      return page.content.portrait ? [page.content.portrait] : [];
    case 'gallery':
      return newestOf((gallery) => gallery.page === page.name);
    case 'photos':
      return newestOf(({ name }) => name === page.content.photos.name);
    case 'caseStudy': {
      const project = projects.find(({ name }) => name === page.content.project.name);
      return project?.slides.map(({ original }) => original) ?? [];
    }
    default:
      return [];
  }
}
