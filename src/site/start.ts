import { keepLines } from './keep-lines.ts';

/** What a browser does not tell of, or a picture that does not come, is waited for no longer than this, in ms. */
const latestMs = 3000;

/**
 * The one script a page names openly. It lets the others in, which wait in a `<template>`, once the visitor sees the
 * first screen: React's 58 KB then take nothing from what its text and its picture need. Until they run, links, menu
 * and form work as HTML. As long as the template stands, text stands in the stand-in faces (tokens.css), and no font is
 * fetched either.
 */
function letScriptsIn(): void {
  const waiting = document.querySelector<HTMLTemplateElement>('template[data-scripts]');
  if (!waiting) return;
  document.documentElement.dataset.standIn = '';
  waiting.replaceWith(waiting.content);
  letFacesIn();
}

/**
 * Fetches the faces, and shows them all at once; those that cannot be had are done without. A page that stands at its
 * anchor stays there: lines above the window that break elsewhere would push it away.
 */
async function letFacesIn(): Promise<void> {
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  const target = document.querySelector(':target');
  const isPlaced =
    target &&
    Math.abs(target.getBoundingClientRect().top - parseFloat(getComputedStyle(target).scrollMarginTop)) < 2;
  keepLines(() => {
    delete document.documentElement.dataset.standIn;
  });
  if (isPlaced) target.scrollIntoView({ behavior: 'instant' });
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
