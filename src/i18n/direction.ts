/** Languages whose script runs from right to left. */
const rightToLeft = ['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi'];

/** Which way the text of a language runs, by its BCP 47 tag; a script in the tag decides, as in `az-Arab`. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const [subtag = '', ...others] = language.toLowerCase().split('-');
  const script = others.find((other) => other.length === 4);
  if (script) return ['arab', 'hebr', 'syrc', 'thaa', 'nkoo'].includes(script) ? 'rtl' : 'ltr';
  return rightToLeft.includes(subtag) ? 'rtl' : 'ltr';
}
