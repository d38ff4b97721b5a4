import type { ComponentProps, MouseEvent } from 'react';
import { isPlainClick } from './is-plain-click.ts';
import { useNavigation } from './useNavigation.ts';

type Props = Omit<ComponentProps<'a'>, 'href' | 'className'> & {
  href: string;
  className?: string | undefined;
};

/**
 * A link that shows another of our pages without loading the document anew; its chunk is fetched when the visitor
 * seems about to follow it. What leads elsewhere, or is clicked for a tab of its own, is left to the browser.
 */
export function Link({ href, onClick, ...rest }: Props) {
  const navigation = useNavigation();
  const prefetch = () => navigation.prefetch(href);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    if (navigation.goTo(href)) event.preventDefault();
  };
  return (
    <a
      {...rest}
      href={href}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
      onClick={follow}
    />
  );
}
