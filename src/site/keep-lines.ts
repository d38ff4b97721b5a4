/**
 * Word spacings to try, in em, mildest first: a reader sees none of them, and each takes or gives a tight line a word.
 * Zero at the end, for what nothing helps.
 */
const spacings = [-0.02, 0.02, -0.04, 0.04, -0.07, 0.07, -0.1, 0.1, 0];
/** Less than a line, more than rounding. */
const tolerancePx = 2;

/**
 * Changes the typefaces without moving what is being read. Two faces of the same average width still break some line
 * elsewhere, and a paragraph that grows by a line pushes the page away; so every block in the window keeps the height
 * it had, by a little more or less room between its words. No frame is painted in between.
 */
export function keepLines(changeFaces: () => void, within: ParentNode = document): void {
  // What is folded away has no height; asked for it, browsers lay each such part out by itself.
  const inWindow = [...within.querySelectorAll<HTMLElement>(':is(h1,h2,h3,h4,p,li):not(details *)')]
    .filter((block) => {
      const { top, bottom } = block.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    })
    .map((block) => [block, block.offsetHeight] as const);
  changeFaces();
  // All of them at each step: measuring them one after another would lay the page out anew for every block.
  for (const spacing of spacings) {
    const moved = inWindow.filter(([block, height]) => Math.abs(block.offsetHeight - height) > tolerancePx);
    for (const [block] of moved) block.style.wordSpacing = `${spacing}em`;
  }
}
