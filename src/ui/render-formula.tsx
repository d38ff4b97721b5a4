import type { ElementType, ReactNode } from 'react';
import type { MathElement } from '../core/prose.ts';

/** A separate file, because titles need it without the code of pictures, which is in the chunk of `Inline`. */
export function renderFormula(element: MathElement, key?: number): ReactNode {
  if (typeof element === 'string') return element;
  const [name, attributes, ...children] = element;
  const Element = name as ElementType;
  return (
    <Element key={key} {...attributes} ref={attributes.tabIndex === 0 ? stopWhileWide : undefined}>
      {children.map(renderFormula)}
    </Element>
  );
}

/**
 * Lets the Tab key stop at an equation only while it can be scrolled. Without scripts, it stops at every equation
 * that might be wide.
 */
export function stopWhileWide(equation: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    equation.tabIndex = equation.scrollWidth > equation.clientWidth ? 0 : -1;
  });
  // The formula changes its width when its typeface arrives.
  for (const element of [equation, ...equation.children]) observer.observe(element);
  return () => observer.disconnect();
}
