/** The projects of a category, in the order given; all of them for `all`. */
export function filterProjects<P extends { category: string }>(projects: P[], filter: string): P[] {
  return filter === 'all' ? projects : projects.filter((project) => project.category === filter);
}
