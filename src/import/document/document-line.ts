/** A line of a document in reading order, one column after the other. */
export type DocumentLine = {
  /** A tab separates parts with a gap between them, such as a title and the dates at the other margin. */
  text: string;
  /** `page 1`, `paragraph 12` */
  place: string;
  /** Font size in points; 0 if unknown. */
  sizePt: number;
  isBold: boolean;
  /** Whether its paragraph style is a heading; false in PDFs. */
  isHeading: boolean;
  /** The style in Word, typeface and size in a PDF. */
  style: string;
  isBullet: boolean;
};

const bullet = /^\s*(?:[•●▪◦‣∙·○■–—*+➢➤►✓✔❖-]|o(?=\s{2}))\s+/u;

/** Removes the bullet of a line. */
export function withoutBullet(text: string): { text: string; isBullet: boolean } {
  return { text: text.replace(bullet, '').trim(), isBullet: bullet.test(text) };
}
