import * as t from 'virtual:messages';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { SearchButton } from '../features/search/SearchButton.tsx';
import { pageHref } from '../router/base.ts';
import { Link } from '../router/Link.tsx';
import type { NavLink, ShellProps } from '../site/page-props.ts';
import { MenuIcon } from '../ui/icons.tsx';
import layout from '../ui/layout.module.css';
import { ThemeToggle } from '../ui/ThemeToggle.tsx';
import { useCurrentSection } from '../ui/useCurrentSection.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import styles from './SiteHeader.module.css';

/** Starts with an underscore like all ids of the interface, because ids that are names of records have none. */
const menuId = '_menu';

export function SiteHeader({ shell, current }: { shell: ShellProps; current: string }) {
  const isScrolled = useSyncExternalStore(
    onScroll,
    () => window.scrollY > 0,
    () => false,
  );
  // The part of the homepage in the viewport.
  const part = import.meta.env.HAS_PARTS
    ? useCurrentSection(shell.nav.flatMap(({ anchor }) => anchor ?? []))
    : null;
  // A subpage marks its parent page.
  const stateOf = ({ path, anchor }: NavLink) => {
    if (part) return part === anchor || undefined;
    return path === current ? 'page' : current.startsWith(`${path}/`) || undefined;
  };
  const menu = useRef<HTMLUListElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  /** The link or the button with the focus, also after a turn of the phone has hidden it. */
  const focused = useRef<HTMLElement>(null);
  useEffect(() => {
    const wide = window.matchMedia('(width >= 48rem)');
    const onTurn = () => {
      const last = focused.current;
      // In a wide bar an open menu would scroll away, because the top layer is not sticky.
      closeMenu(menu.current);
      if (!last) return;
      const link = menu.current?.contains(last) ? last : menu.current?.querySelector('a');
      (wide.matches ? link : menuButton.current)?.focus();
    };
    wide.addEventListener('change', onTurn);
    return () => wide.removeEventListener('change', onTurn);
  }, []);
  return (
    <header className={styles.bar} data-scrolled={isScrolled || undefined}>
      <div className={`${layout.column} ${styles.inner}`}>
        <nav
          className={styles.nav}
          aria-label={t.mainNavigation}
          onFocus={({ target }) => {
            focused.current = target;
          }}
          onBlur={({ target, relatedTarget }) => {
            // Browsers may take the focus from what they hide before they report the new width.
            if (relatedTarget || target.checkVisibility()) focused.current = null;
          }}
        >
          <button className={styles.menuButton} type="button" popoverTarget={menuId} ref={menuButton}>
            <MenuIcon />
            {t.menu}
          </button>
          <ul className={styles.links} id={menuId} popover="auto" ref={menu}>
            {shell.nav.map((link) => (
              <li key={link.path}>
                <Link
                  className={styles.link}
                  href={pageHref(link.path)}
                  aria-current={stateOf(link)}
                  onClick={() => closeMenu(menu.current)}
                >
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {import.meta.env.HAS_LANGUAGES && shell.languages && <LanguageMenu shell={shell} />}
        {shell.searchIndex && <SearchButton index={shell.searchIndex} />}
        <ThemeToggle label={t.darkMode} />
      </div>
    </header>
  );
}

function closeMenu(menu: HTMLElement | null) {
  if (menu?.matches(':popover-open')) menu.hidePopover();
}

function onScroll(notify: () => void) {
  window.addEventListener('scroll', notify);
  return () => window.removeEventListener('scroll', notify);
}
