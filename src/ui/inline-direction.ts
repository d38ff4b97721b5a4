/** 1 in left-to-right text, -1 in right-to-left text: a factor for horizontal distances. */
export function inlineDirection(): 1 | -1 {
  return document.dir === 'rtl' ? -1 : 1;
}
