import { createElement, type ReactNode } from 'react';
import type { DrawingElement } from './drawing.ts';
import styles from './NotFoundPage.module.css';

/** A drawing of the owner's; it stands in the page, so that its colours follow the theme. */
export function Drawing({ drawing }: { drawing: DrawingElement }) {
  return (
    <svg className={styles.drawing} {...drawing.attributes} aria-hidden="true">
      {drawing.children.map(draw)}
    </svg>
  );
}

// A drawing never changes while it is shown, so a place in it is as good a key as any.
function draw({ tag, attributes: { className, ...rest }, children }: DrawingElement, key: number): ReactNode {
  const look = className ? { className: styles.blinks } : {};
  return createElement(tag, { key, ...look, ...rest }, ...children.map(draw));
}
