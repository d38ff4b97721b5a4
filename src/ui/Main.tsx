import type { ComponentProps } from 'react';
import type { PagePart } from '../core/routes.ts';
import { usePart } from '../router/useNavigation.ts';

/** Id of the heading of a part. */
export function partTitleId({ anchor }: PagePart): string {
  return `_part-${anchor}`;
}

function PageOrPart(props: ComponentProps<'main'>) {
  const part = usePart();
  return part ? (
    <section {...props} id={part.anchor} aria-labelledby={partTitleId(part)} />
  ) : (
    <main {...props} />
  );
}

/** The main element of a page that can also be a part of the homepage. */
export const Main = import.meta.env.HAS_PARTS ? PageOrPart : 'main';
