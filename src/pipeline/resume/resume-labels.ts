/** The words of the résumé that are not content. */
export const resumeLabels = {
  document: 'Résumé',
  location: 'Place',
  email: 'Mail',
  site: 'Site',
  moreProjects: (count: number, address: string) => `${count} more at ${address}`,
};

/** An address without its scheme, as one writes it on paper. */
export function shownAddress(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}
