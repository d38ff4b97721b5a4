import type { ComponentProps, MouseEvent } from 'react';
import { useNavigation } from './useNavigation.ts';

type Modifiers = { ctrlKey: boolean; metaKey: boolean; altKey: boolean; shiftKey: boolean };

/** Whether a click only follows a link: with another button or a modifier key browsers open a tab or download. */
export function isPlainClick(event: Modifiers & { button: number }): boolean {
  return event.button === 0 && !hasModifier(event);
}

export function hasModifier({ ctrlKey, metaKey, altKey, shiftKey }: Modifiers): boolean {
  return ctrlKey || metaKey || altKey || shiftKey;
}

type Props = Omit<ComponentProps<'a'>, 'href' | 'className'> & {
  href: string;
  className?: string | undefined;
};

/**
 * A link that shows another page of the site without loading a document. It prefetches the page's chunk on hover, focus
 * and touch. The browser handles other addresses and clicks that open a tab.
 */
export function Link({ href: address, onClick, ...rest }: Props) {
  const navigation = useNavigation();
  const href = import.meta.env.HAS_PARTS ? navigation.hrefOf(address) : address;
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
