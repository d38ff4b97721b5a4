import type { ComponentProps, MouseEvent } from 'react';
import { type RouteName, routes, withBase } from '../../model/routes.ts';
import { openAddress } from '../address-parameter.ts';
import { base } from '../base.ts';
import { warmPage } from '../load-page.ts';
import { navigate, pageOfAddress } from '../navigate.ts';
import { isPlainClick } from '../navigation/is-plain-click.ts';
import { leavePage } from '../scroll-memory.ts';

type Props = Omit<ComponentProps<'a'>, 'href' | 'className'> & {
  page: RouteName;
  /** What is asked of the page, with `?`. */
  search?: string;
  /** Part of the page to go to, without `#`. */
  anchor?: string;
  className?: string | undefined;
};

/** A link to one of our pages: its chunk is fetched when the visitor seems about to follow it. */
export function PageLink({ page, search = '', anchor, onClick, ...rest }: Props) {
  const href = withBase(base, routes[page]) + search + (anchor ? `#${anchor}` : '');
  const warm = () => warmPage(page);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const isHere = pageOfAddress() === page;
    if (isHere && search) {
      openAddress(href);
      return;
    }
    if (isHere && anchor) {
      // Nothing is drawn anew, so the browser does the jump, and makes its entry in the history.
      window.location.hash = anchor;
      return;
    }
    if (isHere) {
      // No new entry in the history, just the top of the page.
      window.scrollTo({ top: 0 });
      return;
    }
    leavePage();
    navigate(href);
  };
  return (
    <a {...rest} href={href} onPointerEnter={warm} onFocus={warm} onTouchStart={warm} onClick={follow} />
  );
}
