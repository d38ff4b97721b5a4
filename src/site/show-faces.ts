/** What changes in one go: so few elements that a slow phone sets them anew within a frame. */
const mostElements = 75;
/** What a frame spends on faces, in ms, and then leaves to the visitor. A quick device needs two or three. */
const budgetMs = 12;
/**
 * Word spacings to try, in em, mildest first: a reader sees none of them, and each takes or gives a tight line a word.
 * Zero at the end, for what nothing helps.
 */
const spacings = [-0.02, 0.02, -0.04, 0.04, -0.07, 0.07, -0.1, 0.1, 0];
/** Less than a line, more than rounding. */
const tolerancePx = 2;

/**
 * Changes from the stand-in faces to ours, which are here, and which `allow` lets into all that is not marked as late
 * (tokens.css). Part by part, the window first, in as many frames as the device needs: a phone would not answer for a
 * tenth of a second. `isAtOnce` is for who is about to be brought back to a place further down.
 *
 * What is being read doesn't move. Two faces of the same average width still break some line elsewhere, and a paragraph
 * that grows by a line pushes the page away; so every block in the window keeps the height it had, by a little more or
 * less room between its words. What the address names stays where it is, though lines above the window break elsewhere.
 */
export async function showFaces(allow: () => void, isAtOnce: boolean): Promise<void> {
  const parts = isAtOnce ? [document.body] : partsOf(document.body);
  parts.sort((one, other) => +isInWindow(other) - +isInWindow(one));
  const named = document.querySelector(':target');
  const topOfNamed = () => named?.getBoundingClientRect().top ?? 0;
  for (const part of parts) part.dataset.late = '';
  // Browsers set the page anew for faces that have arrived, and once more find all styles when they are let in: a
  // frame for each, and nothing else in it.
  await nextFrame();
  allow();
  let endsAt = 0;
  for (const part of parts) {
    if (performance.now() > endsAt) {
      await nextFrame();
      endsAt = performance.now() + budgetMs;
    }
    const before = topOfNamed();
    // What is below the window is not asked: until its turn it has not been laid out (base.css).
    const within = isInWindow(part) ? readIn(part).map((block) => [block, block.offsetHeight] as const) : [];
    delete part.dataset.late;
    // All of them at each step: measuring them one after another would lay the page out anew for every block.
    for (const spacing of spacings) {
      const moved = within.filter(([block, height]) => Math.abs(block.offsetHeight - height) > tolerancePx);
      for (const [block] of moved) block.style.wordSpacing = `${spacing}em`;
    }
    // Even where nothing is named, this sets the part anew now, and not when the frame's time is over.
    part.getBoundingClientRect();
    scrollBy({ top: topOfNamed() - before, behavior: 'instant' });
  }
}

function nextFrame() {
  return new Promise(requestAnimationFrame);
}

/** Cuts an element into parts of few elements each. */
function partsOf(element: Element): HTMLElement[] {
  if (element.getElementsByTagName('*').length > mostElements) return [...element.children].flatMap(partsOf);
  return [element as HTMLElement];
}

/** What is being read of a part. What is folded away has no height; asked for it, browsers lay it out by itself. */
function readIn(part: HTMLElement): HTMLElement[] {
  const blocks = part.querySelectorAll<HTMLElement>(':is(h1,h2,h3,h4,p,li):not(details *)');
  return [...blocks].filter(isInWindow);
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
