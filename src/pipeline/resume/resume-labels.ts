import { shownMonth } from '../../model/dates.ts';

/** The words of the résumé that are not content. */
export const resumeLabels = {
  document: 'Résumé',
  location: 'Place',
  email: 'Mail',
  site: 'Site',
  moreProjects: (count: number, address: string) => `${count} more at ${address}`,
};

/** `2025-09` as people read it: `Sep 2025` in English, as it is in other languages. */
export function shownDate(machineDate: string, language: string): string {
  return /^en\b/.test(language) ? shownMonth(machineDate) : machineDate;
}

/** An address without its scheme, as one writes it on paper. */
export function shownAddress(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}
