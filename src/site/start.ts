/** A browser that does not tell of its first paint is waited for no longer than this. */
const latestMs = 3000;

/**
 * The one script a page names openly. It lets the others in, which wait in a `<template>`, once the visitor sees the
 * page: React's 58 KB then take nothing from what the first paint needs. Until they run, links, menu and form work as
 * HTML. As long as the template stands, text stands in the stand-in faces (tokens.css), and no font is fetched either.
 */
function letScriptsIn(): void {
  const waiting = document.querySelector<HTMLTemplateElement>('template[data-scripts]');
  if (!waiting) return;
  waiting.replaceWith(waiting.content);
  holdAnchor();
}

/**
 * The browser went to an anchor in the stand-in faces; a line that breaks elsewhere in ours would push it away. Unless
 * the visitor has begun to scroll, the page goes there again.
 */
function holdAnchor(): void {
  const target = document.querySelector(':target');
  if (!target) return;
  let isPlaced = true;
  for (const move of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(move, () => (isPlaced = false), { once: true, passive: true });
  // Laid out now, the text asks for its faces; only then is there something to wait for.
  target.getBoundingClientRect();
  document.fonts.ready.then(() => isPlaced && target.scrollIntoView({ behavior: 'instant' }));
}

// A tab in the background paints nothing, and has nothing to be fast for.
if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
  letScriptsIn();
} else {
  new PerformanceObserver((_paints, observer) => {
    observer.disconnect();
    letScriptsIn();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(letScriptsIn, latestMs);
}
