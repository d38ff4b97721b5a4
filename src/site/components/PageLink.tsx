import type { ComponentProps } from 'react';
import { Link, useLocation } from 'wouter';
import { matchPage, type RouteName, routes } from '../../model/routes.ts';
import { warmPage } from '../load-page.ts';
import { leavePage } from '../scroll-memory.ts';

type Props = Omit<ComponentProps<'a'>, 'href' | 'className'> & {
  page: RouteName;
  /** Part of the page to go to, without `#`. */
  anchor?: string;
  className?: string | undefined;
};

/** A link to one of our pages: its chunk is fetched when the visitor seems about to follow it. */
export function PageLink({ page, anchor, onClick, ...rest }: Props) {
  const [path] = useLocation();
  const warm = () => warmPage(page);
  return (
    <Link
      {...rest}
      href={routes[page] + (anchor ? `#${anchor}` : '')}
      onPointerEnter={warm}
      onFocus={warm}
      onTouchStart={warm}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
          return;
        if (event.button !== 0) return;
        if (!anchor && matchPage(path) === page) {
          // Already here: no new entry in the history, just the top of the page.
          event.preventDefault();
          window.scrollTo({ top: 0 });
          return;
        }
        leavePage();
      }}
    />
  );
}
