import type { Category } from './content.ts';

export type ProjectFilter = Category | 'all';

/** The projects of a category, in the order given; all of them for `all`. */
export function filterProjects<P extends { category: Category }>(projects: P[], filter: ProjectFilter): P[] {
  return filter === 'all' ? projects : projects.filter((project) => project.category === filter);
}
