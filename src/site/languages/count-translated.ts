import type { Translation } from './read-translations.ts';

type FileCount = { file: string; texts: number; missing: number };

/** How many texts each file has in a language, and how many of them are shown in the first one. */
type LanguageCount = { language: string; files: FileCount[] };

export function countTranslated(translations: readonly Translation[]): LanguageCount[] {
  return translations.map(({ language, files }) => ({
    language,
    files: files
      .map(({ file, texts }) => ({
        file,
        texts: texts.length,
        missing: texts.filter(({ translation }) => translation === undefined).length,
      }))
      .filter(({ texts }) => texts > 0),
  }));
}

/** A table of the texts that are missing, for the terminal: a row for each file, a column for each language. */
export function formatTranslated(counts: readonly LanguageCount[]): string {
  const files = [...new Set(counts.flatMap(({ files: of }) => of.map(({ file }) => file)))];
  const missingIn = ({ files: of }: LanguageCount, file: string) =>
    of.find((count) => count.file === file)?.missing ?? 0;
  const rows = files
    .map((file) => [file, ...counts.map((count) => missingIn(count, file) || '')])
    .filter(([, ...missing]) => missing.some(Boolean));
  const totals = counts.map(({ files: of }) => {
    const [texts, missing] = [sum(of.map((file) => file.texts)), sum(of.map((file) => file.missing))];
    return `${missing} of ${texts}`;
  });
  const table = [
    ['Not translated', ...counts.map(({ language }) => language)],
    ...rows,
    ['all files', ...totals],
  ].map((row) => row.map(String));
  const widths =
    table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table
    .map(([first = '', ...others]) =>
      [first.padEnd(widths[0] ?? 0), ...others.map((cell, index) => cell.padStart(widths[index + 1] ?? 0))]
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
