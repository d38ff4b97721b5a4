import { expect } from '@playwright/test';
import {
  drag,
  type Engine,
  goBack,
  isStill,
  pointTwice,
  press,
  turnWheel,
  until,
} from '../engines/engine.ts';
import { inEveryEngine } from '../engines/in-every-engine.ts';

/* The lightbox and the justified grid in each engine, with the pointer its driver supports. */

const last = '[data-figure="art/koi-slowly"]';
const isOpen = "document.querySelector('dialog')?.open === true";
const isClosed = `!(${isOpen}) && location.search === ''`;
const middle = '[data-place="0"] picture img';

async function isAt(engine: Engine, place: number, count = 7) {
  await until(engine, `document.querySelector('dialog')?.textContent.includes('${place} of ${count}')`);
  await until(engine, `document.querySelector('${middle}')?.complete`);
  await until(engine, isStill);
}

async function isZoomed(engine: Engine, wanted = true) {
  await until(engine, `(document.querySelector('[data-zoomed]') !== null) === ${wanted}`);
}

/** The center of the stage, and a point at this distance to its side. */
async function point(engine: Engine, across = 0, down = 0): Promise<[number, number]> {
  const box =
    '(({ x, y, width, height }) => [x + width / 2, y + height / 2])(document.querySelector(\'dialog [data-place="0"]\').getBoundingClientRect())';
  const [x = 0, y = 0] = (await engine.read(box)) as number[];
  return [Math.round(x + across), Math.round(y + down)];
}

inEveryEngine((tour) => {
  tour('opens a picture by key, and gives the focus back', async ({ engine, visit }) => {
    await visit('/art');
    await engine.read(`void document.querySelector('${last}').focus()`);
    await press(engine, 'Enter');
    await until(engine, isOpen);
    await until(engine, "document.activeElement?.hasAttribute('data-close')");
    await press(engine, 'Escape');
    await until(engine, isClosed);
    await until(engine, "document.activeElement?.dataset.figure === 'art/koi-slowly'");
  });

  tour('keeps the focus inside the open lightbox', async ({ engine, visit }) => {
    await visit('/art');
    await engine.click(last);
    await until(engine, isOpen);
    for (let step = 0; step < 8; step += 1) {
      await press(engine, 'Tab');
      // The browser's own controls may come between the last and the first control.
      expect(
        await engine.read(
          "document.activeElement === document.body || document.activeElement.closest('dialog') !== null",
        ),
      ).toBe(true);
    }
    await press(engine, 'Escape');
    await until(engine, isClosed);
  });

  tour('steps by keys to either end and back', async ({ engine, visit }) => {
    await visit('/art');
    await engine.click(last);
    await isAt(engine, 7);
    await press(engine, 'Home');
    await isAt(engine, 1);
    await press(engine, 'ArrowRight');
    await isAt(engine, 2);
    await press(engine, 'End');
    await isAt(engine, 7);
    await press(engine, 'ArrowLeft');
    await isAt(engine, 6);
    await engine.click('dialog [data-step=previous]');
    await isAt(engine, 5);
    await goBack(engine);
    await until(engine, isClosed);
  });

  tour(
    'zooms by keys, wheel, double click and button, and pans the zoomed picture',
    async ({ engine, visit }) => {
      await visit('/art');
      await engine.click(last);
      await isAt(engine, 7);
      const top = `document.querySelector('${middle}').getBoundingClientRect().top`;
      await press(engine, '+');
      await press(engine, '+');
      await isZoomed(engine);
      await until(
        engine,
        `document.querySelector('${middle}').currentSrc.includes('-' + document.querySelector('${middle}').getAttribute('width') + '.')`,
      );
      await until(engine, `${top} < 0 && ${isStill}`);
      const before = Number(await engine.read(top));
      await press(engine, 'ArrowDown');
      await until(engine, `${top} < ${before} - 40`);
      await press(engine, '0');
      await isZoomed(engine, false);
      await turnWheel(engine, await point(engine), -300);
      await isZoomed(engine);
      await turnWheel(engine, await point(engine), 2000);
      await isZoomed(engine, false);
      await engine.click('dialog button[aria-label="Zoom in"]');
      await isZoomed(engine);
      await pointTwice(engine, 'mouse', await point(engine));
      await isZoomed(engine, false);
      expect(await engine.read(isOpen)).toBe(true);
    },
  );

  tour('closes by its button, and by a click on the picture or beside it', async ({ engine, visit }) => {
    await visit('/art');
    await engine.click(last);
    await isAt(engine, 7);
    await engine.click('dialog [data-close]');
    await until(engine, isClosed);
    for (const across of [0, -400]) {
      await engine.click(last);
      await isAt(engine, 7);
      await drag(engine, 'mouse', [await point(engine, across)]);
      await until(engine, isClosed);
    }
  });

  tour('follows a drag to the next picture, and stops at the last one', async ({ engine, visit }) => {
    for (const pointer of engine.pointers) {
      const dragTo = async (...places: [across: number, down: number][]) =>
        drag(engine, pointer, await Promise.all(places.map(([across, down]) => point(engine, across, down))));
      const dragLeft = () => dragTo([200, 0], [100, 0], [-300, 0]);
      await visit('/art');
      await engine.click(last);
      await isAt(engine, 7);
      await dragTo([-200, 0], [-100, 0], [300, 0]);
      await isAt(engine, 6);
      await dragLeft();
      await isAt(engine, 7);
      // There is no picture after the last one.
      await dragLeft();
      await isAt(engine, 7);
      await press(engine, '+');
      await isZoomed(engine);
      // Dragging a zoomed picture pans it, and neither changes nor closes it.
      await dragLeft();
      await isAt(engine, 7);
      await press(engine, '0');
      await isZoomed(engine, false);
      expect(await engine.read(isOpen), pointer).toBe(true);
      await dragTo([0, -100], [0, 0], [5, 250]);
      await until(engine, isClosed);
    }
  });

  tour('zooms at a double tap of a finger or pen, and closes on a single tap', async ({ engine, visit }) => {
    for (const pointer of engine.pointers.filter((name) => name !== 'mouse')) {
      let isQuick = false;
      // On a busy machine two taps can come too late for a double tap, and the first one closes.
      while (!isQuick) {
        await visit('/art');
        await engine.click(last);
        await isAt(engine, 7);
        await engine.read(
          "void window.addEventListener('pointerdown', ({ timeStamp }) => (window.taps ??= []).push(timeStamp), true)",
        );
        await pointTwice(engine, pointer, await point(engine));
        isQuick = (await engine.read('window.taps[1] - window.taps[0] < 250')) === true;
      }
      await isZoomed(engine);
      await press(engine, '0');
      await isZoomed(engine, false);
      await drag(engine, pointer, [await point(engine)]);
      await until(engine, isClosed);
    }
  });

  tour(
    'shows photos in rows, finds them by a word, and restores the scroll position on Back',
    async ({ engine, visit }) => {
      await visit('/about/travel');
      const photos = "document.querySelectorAll('main a[data-figure]').length";
      await until(engine, `${photos} === 73`);
      await engine.read("void scrollTo({ top: 1500, behavior: 'instant' })");
      await until(engine, 'scrollY === 1500');
      await engine.read(
        "void ([...document.querySelectorAll('main a[data-figure]')].find((link) => link.getBoundingClientRect().top > 100).click())",
      );
      await until(engine, isOpen);
      await goBack(engine);
      await until(engine, isClosed);
      await until(engine, 'Math.abs(scrollY - 1500) < 3');
      await engine.click('header nav a[href="/art"]');
      await until(engine, "location.pathname === '/art' && scrollY === 0");
      await goBack(engine);
      await until(engine, "location.pathname === '/about/travel' && Math.abs(scrollY - 1500) < 3");
      await engine.type('input[type=search]', 'kyoto');
      await until(engine, `${photos} > 2 && ${photos} < 73 && location.search === '?find=kyoto'`);
      await engine.read("void document.querySelector('main a[data-figure]').click()");
      await until(engine, `${isOpen} && document.querySelector('dialog').textContent.includes('1 of ')`);
      await press(engine, 'ArrowRight');
      await until(engine, "document.querySelector('dialog').textContent.includes('2 of ')");
      await press(engine, 'Escape');
      await until(engine, `!(${isOpen}) && location.search === '?find=kyoto'`);
      await until(engine, `document.activeElement === document.querySelectorAll('main a[data-figure]')[1]`);
    },
  );

  tour('opens pictures of a story and of a carousel', async ({ engine, visit }) => {
    await visit('/projects/tidepool');
    await engine.click('main a[data-figure]');
    await until(engine, isOpen);
    await press(engine, 'Escape');
    await until(engine, isClosed);
    await visit('/projects');
    await engine.click(
      'article button[aria-label="Full screen"], article button[aria-label="Open full screen"]',
    );
    await until(engine, `${isOpen} || document.fullscreenElement !== null`);
    await press(engine, 'Escape');
    await until(engine, `!(${isOpen})`);
  });
});
