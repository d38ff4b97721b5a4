/** The résumé needs letters that its typefaces do not have. */
export class MissingGlyphs extends Error {
  readonly letters: string[];

  constructor(letters: string[]) {
    super(
      `The résumé cannot show ${letters.map((letter) => `"${letter}"`).join(', ')}: its typefaces do not have ${letters.length === 1 ? 'this letter' : 'these letters'}.`,
    );
    this.name = 'MissingGlyphs';
    this.letters = letters;
  }
}
