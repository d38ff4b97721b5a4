import type { ElementType, ReactNode } from 'react';
import type { MathElement } from '../core/prose.ts';

/** In a file of its own: titles need it without the code of pictures, whose chunk has `Inline`. */
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

/** Lets the Tab key stop at an equation only while it has to be scrolled. Without scripts, it stops at all that may have to. */
export function stopWhileWide(equation: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    equation.tabIndex = equation.scrollWidth > equation.clientWidth ? 0 : -1;
  });
  // The formula changes its width when its typeface arrives.
  for (const element of [equation, ...equation.children]) observer.observe(element);
  return () => observer.disconnect();
}
