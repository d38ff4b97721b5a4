import * as t from 'virtual:messages';
import { useRef } from 'react';
import { Link } from '../router/Link.tsx';
import { pageHref } from '../router/page-href.ts';
import type { ShellProps } from '../site/page-props.ts';
import { MenuIcon } from '../ui/icons.tsx';
import layout from '../ui/layout.module.css';
import { ThemeToggle } from '../ui/ThemeToggle.tsx';
import styles from './SiteHeader.module.css';
import { useIsScrolled } from './useIsScrolled.ts';

/** With an underscore, as all ids that share a page with names of records, which have none. */
const menuId = '_menu';

export function SiteHeader({ shell, current }: { shell: ShellProps; current: string }) {
  const isScrolled = useIsScrolled();
  const menu = useRef<HTMLUListElement>(null);
  return (
    <header className={styles.bar} data-scrolled={isScrolled || undefined}>
      <div className={`${layout.column} ${styles.inner}`}>
        <nav className={styles.nav} aria-label={t.mainNavigation}>
          <button className={styles.menuButton} type="button" popoverTarget={menuId}>
            <MenuIcon />
            {t.menu}
          </button>
          <ul className={styles.links} id={menuId} popover="auto" ref={menu}>
            {shell.nav.map(({ path, label }) => (
              <li key={path}>
                <Link
                  className={styles.link}
                  href={pageHref(path)}
                  // A page below another marks that one.
                  aria-current={path === current ? 'page' : current.startsWith(`${path}/`) || undefined}
                  onClick={() => closeMenu(menu.current)}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ThemeToggle label={t.darkMode} />
      </div>
    </header>
  );
}

function closeMenu(menu: HTMLElement | null) {
  if (menu?.matches(':popover-open')) menu.hidePopover();
}
