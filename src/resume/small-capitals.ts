/** A title in capitals, in runs. Runs of lowercase letters are smaller. */
export function smallCapitals(title: string, language: string): [letters: string, isSmall: boolean][] {
  return title
    .split(/(\p{Ll}[\p{Ll}\p{M}]*)/u)
    .map((run, index): [string, boolean] => [run.toLocaleUpperCase(language), index % 2 === 1])
    .filter(([letters]) => letters !== '');
}
