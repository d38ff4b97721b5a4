import type { Figure } from '../../../model/gallery.ts';

/** A figure under the name its address has: `travel/fushimi-inari-dawn`. */
export type NamedFigure = { id: string; figure: Figure };

/** Closed, the overlay keeps neither source nor title. `thumbnail` stands in until the full picture is here. */
export type LightboxState = { open: false } | ({ open: true; thumbnail: string } & NamedFigure);

/** The thumbnail of a figure, where the page shows it. */
export function thumbnailOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-figure="${CSS.escape(id)}"]`);
}

/** Room the overlay keeps around a picture: its bar, and the space beside and below it. */
const roomAbove = '6.5rem';
const roomBeside = '3rem';

/** How wide the overlay draws a picture: by the window's height or by its width, whichever is reached first. */
export function lightboxSizes({ width, height }: { width: number; height: number }): string {
  const ratio = (width / height).toFixed(3);
  return `(min-aspect-ratio: ${width}/${height}) calc((100vh - ${roomAbove}) * ${ratio}), calc(100vw - ${roomBeside})`;
}
