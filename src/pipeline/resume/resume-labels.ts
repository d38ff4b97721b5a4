/** The words of the résumé that are not content. */
export const resumeLabels = {
  document: 'Résumé',
  location: 'Place',
  email: 'Mail',
  site: 'Site',
  moreAt: (count: number, address: string) => `${count} more at ${address}`,
  number: (number: string) => `No. ${number}`,
  until: (date: string) => `valid until ${date}`,
};

/** An address without its scheme, as one writes it on paper. */
export function shownAddress(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}
