/** The projects of a category, in the order given; all of them for `''`. */
export function filterProjects<P extends { category: string }>(projects: P[], category: string): P[] {
  return category === '' ? projects : projects.filter((project) => project.category === category);
}
