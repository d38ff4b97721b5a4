/** A line of a document, as its readers hand it on: in the order of reading, a column after the other. */
export type DocumentLine = {
  /** Parts that stand apart on one line (a title, and its dates at the other margin) have a tab between them. */
  text: string;
  /** For whoever wants to look: `page 1`, `paragraph 12`. */
  place: string;
  /** Height of its letters in points; 0 where the document does not say. */
  sizePt: number;
  isBold: boolean;
  /** A paragraph of a style for headings. PDFs do not say. */
  isHeading: boolean;
  /** Equal for lines that are set alike: the style in Word, typeface and size in a PDF. */
  style: string;
  isBullet: boolean;
};

const bullet = /^\s*(?:[•●▪◦‣∙·○■–—*+➢➤►✓✔❖-]|o(?=\s{2}))\s+/u;

/** A line without the sign of a list, and whether it had one. */
export function withoutBullet(text: string): { text: string; isBullet: boolean } {
  return { text: text.replace(bullet, '').trim(), isBullet: bullet.test(text) };
}
