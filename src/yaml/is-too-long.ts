/** The largest file of content/ in bytes: a list of 20,000 photos has 7 MB, the words of a site some 100 KB. */
export const maxBytes = 8_000_000;
/** The parser takes some ten microseconds for a line, comments and empty ones included. */
export const maxLines = 200_000;

/** Whether reading the text would take so long that nobody would wait for it. */
export function isTooLong(text: string): boolean {
  return text.length > maxBytes || hasMoreLines(text, maxLines);
}

function hasMoreLines(text: string, most: number): boolean {
  let at = -1;
  for (let lines = 0; lines < most; lines += 1) {
    at = text.indexOf('\n', at + 1);
    if (at === -1) return false;
  }
  return true;
}
