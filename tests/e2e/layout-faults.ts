import type { Page } from '@playwright/test';

/**
 * Visible layout faults: a page wider than its window, text outside the window, clipped text, and overlapping text.
 */
export async function findLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Tolerance for rounding and the overhang of letters, in px. */
    const slack = 2;
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) {
      faults.push(`the page is ${root.scrollWidth} px wide in a window of ${root.clientWidth} px`);
    }

    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      // Visually hidden text is clipped on purpose.
      !element.closest('noscript') &&
      getComputedStyle(element).clipPath === 'none';
    const dialog = document.querySelector('dialog[open]');
    const texts: { box: DOMRect; element: Element; text: string }[] = [];
    const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width > 1 && box.height > 1) texts.push({ box, element, text: text.slice(0, 40) });
      }
    }

    for (const { box, element, text } of texts) {
      let scrolls = false;
      for (let parent: Element | null = element; parent && parent !== root; parent = parent.parentElement) {
        const style = getComputedStyle(parent);
        const frame = parent.getBoundingClientRect();
        if (/auto|scroll/.test(style.overflowX)) scrolls = true;
        if (scrolls || !/hidden|clip/.test(`${style.overflowX} ${style.overflowY}`)) continue;
        const isCut =
          box.left < frame.left - slack ||
          box.right > frame.right + slack ||
          box.bottom > frame.bottom + slack;
        if (isCut) faults.push(`"${text}" is cut off by its box`);
      }
      if (!scrolls && (box.left < -slack || box.right > root.clientWidth + slack)) {
        faults.push(`"${text}" is outside the window`);
      }
    }

    // Lines are taller than their letters, so an overlap is visible only from a third of a line.
    const isFixed = (element: Element) =>
      Boolean(element.closest('header, nav')) || getComputedStyle(element).position === 'fixed';
    const still = texts.filter(({ element }) => !isFixed(element));
    for (const [index, one] of still.entries()) {
      for (const other of still.slice(index + 1)) {
        if (one.element === other.element) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > slack && down > Math.min(one.box.height, other.box.height) / 3) {
          faults.push(`"${one.text}" and "${other.text}" overlap`);
        }
      }
    }
    return [...new Set(faults)];
  });
}
