/** Regions that print on letter: `paperSize` in the supplemental data of CLDR (measurementData.xml); all others use A4. */
const letterRegions = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ');

/** The paper that readers of a language have (BCP 47 tag); English of no region is taken for American. */
export function usualPaper(language: string): 'letter' | 'a4' {
  const [subtag, ...others] = language.toUpperCase().split('-');
  const region = others.find((part) => /^(?:[A-Z]{2}|\d{3})$/.test(part)) ?? (subtag === 'EN' ? 'US' : '');
  return letterRegions.includes(region) ? 'letter' : 'a4';
}
