import type { ComponentType } from 'react';
import type { PageName } from '../../model/routes.ts';

/** Loads the chunk that holds a page's code and words. The one file that imports pages. */
export async function loadPage(name: PageName): Promise<ComponentType> {
  switch (name) {
    case 'home':
      return (await import('../pages/home/HomeRoute.tsx')).HomeRoute;
    case 'about':
      return (await import('../pages/about/AboutRoute.tsx')).AboutRoute;
    case 'projects':
      return (await import('../pages/projects/ProjectsRoute.tsx')).ProjectsRoute;
    case 'experiences':
      return (await import('../pages/experiences/ExperiencesRoute.tsx')).ExperiencesRoute;
    case 'art':
      return (await import('../pages/art/ArtRoute.tsx')).ArtRoute;
    case 'contact':
      return (await import('../pages/contact/ContactRoute.tsx')).ContactRoute;
    case 'notFound':
      return (await import('../pages/not-found/NotFoundRoute.tsx')).NotFoundRoute;
  }
}
