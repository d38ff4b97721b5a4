import { Lexer } from 'yaml';

/** The largest file of content/ in bytes: a list of 20,000 photos has 7 MB, the words of a site some 100 KB. */
export const maxBytes = 8_000_000;
/** The parser takes some ten microseconds for a line, comments and empty ones included. */
const maxLines = 200_000;
/** Maximum number of records: more than the largest gallery has, because some checks compare records with each other. */
const maxRecords = 25_000;
/** Fields and list items. Each takes 2 KB of memory when parsed; 20,000 photos have 200,000. */
const maxItems = 250_000;

export const expectedLength = '25,000 records, 250,000 fields, 200,000 lines and 8 MB';

/** Whether reading the text would take unacceptably long. */
export function isTooLong(text: string): boolean {
  return (
    text.length > maxBytes ||
    hasMore('\n', maxLines, text) ||
    hasMore('\n- ', maxRecords, text) ||
    hasMoreItems(text)
  );
}

function hasMore(part: string, max: number, text: string): boolean {
  let at = -1;
  for (let count = 0; count < max; count += 1) {
    at = text.indexOf(part, at + 1);
    if (at === -1) return false;
  }
  return true;
}

function hasMoreItems(text: string): boolean {
  // The lexer takes a third of the time of parsing. Most texts have too few of these characters.
  return hasMoreOf(text) && hasMoreOf(new Lexer().lex(text));
}

/** Whether so many of these characters or tokens begin items. */
function hasMoreOf(tokens: Iterable<string>): boolean {
  let items = 0;
  for (const token of tokens) {
    if (token.length === 1 && '[{,:-'.includes(token)) items += 1;
    if (items > maxItems) return true;
  }
  return false;
}
