import type { ElementType, ReactNode } from 'react';
import type { MathElement } from '../core/prose.ts';

/** In a file of its own: titles need it without the code of pictures, whose chunk has `Inline`. */
export function renderFormula(element: MathElement, key?: number): ReactNode {
  if (typeof element === 'string') return element;
  const [name, attributes, ...children] = element;
  const Element = name as ElementType;
  return (
    <Element key={key} {...attributes}>
      {children.map(renderFormula)}
    </Element>
  );
}
