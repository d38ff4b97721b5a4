/** An address without its scheme, as one writes it on paper. */
export function shownAddress(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}
