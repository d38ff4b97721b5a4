/** 1 where lines run to the right, -1 where they run to the left: what a way across the screen is to be multiplied by. */
export function inlineDirection(): 1 | -1 {
  return document.dir === 'rtl' ? -1 : 1;
}
