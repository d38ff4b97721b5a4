/** Room the viewer keeps around a picture: its bar, and on phones the space beside. */
const roomAbove = '6.5rem';
const roomBeside = '1rem';

/** How wide the viewer draws a picture: by the window's height or by its width, whichever is reached first. */
export function lightboxSizes({ width, height }: { width: number; height: number }): string {
  const ratio = (width / height).toFixed(3);
  return `(min-aspect-ratio: ${width}/${height}) calc((100vh - ${roomAbove}) * ${ratio}), calc(100vw - ${roomBeside})`;
}
