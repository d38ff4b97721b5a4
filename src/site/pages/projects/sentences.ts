export const shownProjects = (count: number) => (count === 1 ? '1 project shown' : `${count} projects shown`);
/** After a link's own words, for those who hear the links of a page as a list. */
export const ofProject = (title: string) => `for ${title}`;
export const picturesOf = (title: string) => `Pictures of ${title}`;
