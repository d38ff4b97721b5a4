/** The résumé needs characters for which its typefaces have no glyphs. */
export class MissingGlyphs extends Error {
  readonly characters: string[];

  constructor(characters: string[]) {
    super(
      `The résumé cannot show ${characters.map((character) => `"${character}"`).join(', ')}: its typefaces do not have ${characters.length === 1 ? 'this character' : 'these characters'}.`,
    );
    this.name = 'MissingGlyphs';
    this.characters = characters;
  }
}
