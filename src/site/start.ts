import { showFaces } from './show-faces.ts';

/** What a browser does not tell of, or a picture that does not come, is waited for no longer than this, in ms. */
const latestMs = 3000;

/**
 * The one script a page names openly. It lets the others in, which wait in a `<template>`, once the visitor sees the
 * first screen: React's 58 KB then take nothing from what its text and its picture need. Until they run, links, menu
 * and form work as HTML. As long as the template stands, text stands in the stand-in faces (tokens.css); ours are
 * fetched beside the scripts. Those that cannot be had are done without.
 */
async function letScriptsIn(): Promise<void> {
  const waiting = document.querySelector<HTMLTemplateElement>('template[data-scripts]');
  if (!waiting?.content.firstChild) return;
  waiting.before(waiting.content);
  // Who is about to be brought back to a place further down (scroll-memory.ts).
  const isReturning = Boolean(window.history.state?.scrollY);
  waiting.dataset.scripts = isReturning ? 'back' : 'in';
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  await showFaces(() => waiting.remove(), isReturning);
}

/** Calls `next` once the picture that the first screen is made for, if it has one, can be seen. */
function afterFirstPicture(next: () => void): void {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  // Decoded is not painted yet: that is what the frame after the next one tells.
  const whenPainted = () => requestAnimationFrame(() => requestAnimationFrame(next));
  if (picture) picture.decode().then(whenPainted, whenPainted);
  else next();
}

// A tab in the background paints nothing, and has nothing to be fast for.
if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
  letScriptsIn();
} else {
  new PerformanceObserver((_paints, observer) => {
    observer.disconnect();
    afterFirstPicture(letScriptsIn);
  }).observe({ type: 'paint', buffered: true });
  setTimeout(letScriptsIn, latestMs);
}
