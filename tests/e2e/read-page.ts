import type { Page } from '@playwright/test';

/** The content of a page that is equal for every load of its address. */
export type Reading = {
  title: string;
  current: string[];
  headings: string[];
  /** Text of the page in order, without random, typed and announced text, and text that a visitor changed. */
  words: string;
  pictures: string[];
  /** The number of photos per gallery; which ones is random. */
  galleries: [name: string, count: number][];
  pressed: string[];
  overlay: string | null;
  /** Traces of errors of React or the browser. */
  faults: string[];
};

/** Reads the current page. Scrolls to the galleries of About first, because they render when near, and back. */
export async function readPage(page: Page): Promise<Reading> {
  const isAbout = new URL(page.url()).pathname === '/about';
  const isOpen = await page.locator('dialog[open]').count();
  if (isAbout && !isOpen) {
    await page.evaluate(async () => {
      const top = window.scrollY;
      for (const button of document.querySelectorAll('[aria-label^="Refresh"]')) {
        button.scrollIntoView({ behavior: 'instant' });
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      window.scrollTo({ top, behavior: 'instant' });
      // Waits until the page reacts.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200)));
    });
  }
  return page.evaluate(read);
}

/** Runs in the browser. */
function read(): Reading {
  const visible = (selector: string, inside: ParentNode = document) =>
    [...inside.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const nameOf = (element: Element | null) =>
    (element?.getAttribute('aria-label') ?? element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const main = visible('main');
  const galleries = visible('main section section:has(button)');
  const changing = '[role="status"], [aria-hidden="true"], script, style, noscript, [role="group"]';
  const wordsOf = (element: Element | undefined): string => {
    const walker = document.createTreeWalker(element ?? document.body, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent?.checkVisibility() || parent.closest(changing)) continue;
      // Photos of galleries are random, and so are their captions.
      if (parent.closest('a[data-figure]') && galleries.some((gallery) => gallery.contains(parent))) continue;
      words.push(walker.currentNode.textContent ?? '');
    }
    return words.join(' ').replaceAll(/\s+/g, ' ').trim();
  };
  const dialog = document.querySelector('dialog[open]');
  return {
    title: document.title,
    current: visible('nav [aria-current="page"]').map(nameOf),
    headings: visible('h1, h2, h3').map((heading) => `${heading.tagName} ${nameOf(heading)}`),
    words: wordsOf(main[0]),
    pictures: visible('main img')
      .filter((image) => !galleries.some((gallery) => gallery.contains(image)))
      .filter((image) => !image.closest('[aria-roledescription="carousel"], dialog'))
      .map((image) => (image as HTMLImageElement).src.replace(/^.*\/images/, '')),
    // Behind a lightbox, they do not render.
    galleries: (dialog ? [] : galleries).map((gallery) => [
      nameOf(gallery.querySelector('h2, h3')),
      gallery.querySelectorAll('a[data-figure] img').length,
    ]),
    pressed: visible('main button[aria-pressed="true"]').map(nameOf),
    overlay: dialog && nameOf(dialog.querySelector('h2, figcaption') ?? dialog),
    faults: [
      ...(main.length === 1 ? [] : [`${main.length} main parts`]),
      ...[...document.querySelectorAll('[id]')]
        .map(({ id }) => id)
        .filter((id, index, all) => all.indexOf(id) !== index)
        .map((id) => `the id ${id} twice`),
      ...(document.documentElement.scrollWidth > window.innerWidth ? ['scrolls sideways'] : []),
      ...[...document.querySelectorAll<HTMLElement>('main [style*="word-spacing"]')].map(
        (element) => `an inline style on ${element.tagName}`,
      ),
    ],
  };
}
