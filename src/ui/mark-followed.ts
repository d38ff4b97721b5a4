import type { MouseEvent } from 'react';

/**
 * Makes the scroll that follows a click smooth. Chromium scrolls in the next frame, and takes the focus from the link
 * before that; later scrolls, such as to what takes the focus, stay instant.
 */
export function markFollowed({ currentTarget: { dataset } }: MouseEvent<HTMLElement>) {
  dataset.followed = '';
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.followed));
}
