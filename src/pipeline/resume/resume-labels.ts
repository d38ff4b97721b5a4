/** The words of the résumé that are not content. */
export const resumeLabels = {
  document: 'Résumé',
  location: 'Place',
  email: 'Mail',
  site: 'Site',
  github: 'GitHub',
  linkedin: 'LinkedIn',
  devpost: 'Devpost',
  instagram: 'Instagram',
  moreProjects: (count: number, address: string) => `${count} more at ${address}`,
};

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2025-09` as people read it: `Sep 2025` in English, as it is in other languages. */
export function shownMonth(machineDate: string, language: string): string {
  const [year = machineDate, month] = machineDate.split('-');
  const name = months[Number(month) - 1];
  // Not Intl: its abbreviations change with the version of Node, and the PDF must not.
  return /^en\b/.test(language) && name ? `${name} ${year}` : machineDate;
}

/** An address without its scheme, as one writes it on paper. */
export function shownAddress(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}
