import {
  colorRules,
  countControls,
  everyPath,
  findViolations,
  findViolationsInBothThemes,
} from './accessibility-checks.ts';
import { states, widths } from './accessibility-states.ts';
import { expect, notFoundError, readThrough, rendered, test, visit } from './visitor.ts';

// Axe checks 17 cards in two themes on Projects, which is slow.

/** The text spacing that WCAG 1.4.12 lets a visitor choose. */
const wideText = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

// Axe is a script that the policy would block.
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true, expectedErrors: notFoundError });

for (const path of everyPath) {
  for (const width of widths) {
    test(`${path} at ${width} px has no accessibility violation in either theme`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, path);
      await readThrough(page);
      await page.waitForLoadState('networkidle');
      expect(await findViolationsInBothThemes(page)).toEqual([]);
    });
  }
}

for (const { name, path, widths: wanted, open } of states) {
  for (const width of wanted) {
    test(`${name} at ${width} px has no violation in either theme`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const theme of ['light', 'dark']) {
        await visit(page, path);
        // Behind an open lightbox the switch cannot be clicked, as intended.
        if (theme === 'dark')
          await page.locator('[role=switch]').evaluate((button) => (button as HTMLElement).click());
        await open(page);
        const extent = theme === 'dark' ? { rules: colorRules } : {};
        expect(await findViolations(page, extent), theme).toEqual([]);
      }
    });
  }
}

for (const { name, path, widths: wanted, open } of states) {
  test(`${name} has targets of sufficient size, and clips no text with wider spacing`, async ({ page }) => {
    for (const width of wanted) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, path);
      await open(page);
      expect(await page.evaluate(findSmallTargets), `at ${width} px`).toEqual([]);
      await page.addStyleTag({ content: wideText });
      expect(await page.evaluate(findClippedText), `at ${width} px`).toEqual([]);
    }
  });
}

for (const path of everyPath) {
  for (const width of widths) {
    test(`${path} at ${width} px shows every control uncovered, with a ring, when it is focused by keyboard`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 720 });
      await visit(page, path);
      // Photos load when they are near; a test presses Tab faster than that.
      await readThrough(page);
      await page.waitForLoadState('networkidle');
      const reached: string[] = [];
      for (let step = 0; step < 400; step += 1) {
        await page.keyboard.press('Tab');
        const focused = await page.evaluate(() => {
          const element = document.activeElement;
          if (!element || element === document.body) return null;
          const box = element.getBoundingClientRect();
          const center = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 8)] as const;
          const top = document.elementFromPoint(...center);
          return {
            id: `${element.tagName}.${element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.textContent}@${Math.round(box.x)},${Math.round(box.y + window.scrollY)}`,
            isInWindow: box.bottom > 0 && box.top < window.innerHeight,
            isCovered:
              top !== null &&
              !element.contains(top) &&
              !top.contains(element) &&
              top.closest('header') !== null &&
              element.closest('header') === null,
            // The focus ring of a link that covers a card is on the card, its containing block.
            hasRing: [
              getComputedStyle(element),
              getComputedStyle(element, '::after'),
              getComputedStyle(element.closest('aside, article, figure, li, section') ?? element),
              getComputedStyle((element as HTMLElement).offsetParent ?? element),
            ].some(
              ({ outlineStyle, outlineWidth }) =>
                outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
            ),
          };
        });
        if (!focused || reached.includes(focused.id)) break;
        reached.push(focused.id);
        expect(focused, focused.id).toMatchObject({ isInWindow: true, isCovered: false, hasRing: true });
      }
      expect(reached.length, 'controls that Tab came to').toBe(await countControls(page));
    });
  }
}

for (const path of everyPath) {
  test(`${path} has targets of sufficient size`, async ({ page }) => {
    await visit(page, path);
    await readThrough(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await rendered(page);
      expect(await page.evaluate(findSmallTargets), `at ${width} px`).toEqual([]);
    }
  });

  test(`${path} clips no text with wider spacing or at 400 % zoom`, async ({ page }) => {
    // A window of 1280 px at 400 % zoom has 320 CSS px.
    await page.setViewportSize({ width: 320, height: 256 });
    await visit(page, path);
    await page.addStyleTag({ content: wideText });
    await readThrough(page);
    expect(await page.evaluate(findClippedText)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

/** Runs in the browser. Controls smaller than 44 px, and inline links smaller than 24 px. */
function findSmallTargets(): string[] {
  return [
    ...document.querySelectorAll('a[href], button, input:not([type="hidden"]), textarea, summary'),
  ].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]')) return [];
    const box = control.getBoundingClientRect();
    if (box.width <= 1 || box.bottom < 0) return [];
    const paragraph = control.parentElement?.textContent?.trim() ?? '';
    const isInSentence =
      getComputedStyle(control).display.startsWith('inline') && paragraph !== control.textContent?.trim();
    const needed = isInSentence ? 24 : 44;
    // A pseudo-element may extend the target beyond the visible element.
    const after = getComputedStyle(control, '::after');
    const isStretched = after.position === 'absolute' && after.content !== 'none';
    const height = Math.max(box.height, isStretched ? Number.parseFloat(after.height) || 0 : 0);
    const width = Math.max(box.width, isStretched ? Number.parseFloat(after.width) || 0 : 0);
    // Inline links are as wide as their text.
    const isSmall = height < needed - 0.5 || (!isInSentence && width < needed - 0.5);
    return isSmall
      ? [
          `${control.getAttribute('aria-label') ?? control.textContent}: ${Math.round(width)} × ${Math.round(height)}`,
        ]
      : [];
  });
}

/** Runs in the browser. Elements that clip their own text. */
function findClippedText(): string[] {
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const hasWords = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const { overflowX, overflowY, clipPath, position } = getComputedStyle(element);
    const isVisuallyHidden = clipPath !== 'none' || (position === 'absolute' && element.clientWidth <= 1);
    if (!hasWords || isVisuallyHidden || !element.checkVisibility({ visibilityProperty: true })) return [];
    const hidesAcross = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
    const hidesDown =
      ['hidden', 'clip'].includes(overflowY) && element.scrollHeight > element.clientHeight + 1;
    return hidesAcross || hidesDown ? [`${element.tagName} ${element.textContent?.slice(0, 40)}`] : [];
  });
}
