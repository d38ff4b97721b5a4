import * as t from 'virtual:messages';
import { type ComponentProps, type MouseEvent, useEffect } from 'react';
import { useNavigation } from '../router/useNavigation.ts';
import type { ShellProps } from '../site/page-props.ts';
import { useTheme } from '../ui/ThemeProvider.tsx';
import styles from './LanguageLinks.module.css';

type Props = ComponentProps<'ul'> & { shell: ShellProps };

/** Links to the current page in the other languages. */
export function LanguageLinks({ shell, ...list }: Props) {
  const { path: current } = useNavigation().page();
  return (
    <ul className={styles.links} aria-label={t.siteLanguages} {...list}>
      {shell.languages?.map(({ language, name, path }) => (
        <li key={path}>
          <a
            className={styles.link}
            lang={language}
            hrefLang={language}
            href={path + (current === '/404' ? '' : current.slice(1))}
            onClick={keepView}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The same in the bar, behind a button with the name of the page's language. */
export function LanguageMenu(props: Props) {
  const { theme, toggleTheme } = useTheme();
  useEffect(() => {
    const [mark, kept, scroll] = window.name.split(' ');
    if (mark !== keptMark) return;
    window.name = '';
    if (kept !== theme && kept !== 'system') toggleTheme();
    window.scrollTo(0, Number(scroll));
  });
  return (
    <>
      <button className={styles.button} type="button" popoverTarget="_languages">
        {props.shell.languageName}
      </button>
      <LanguageLinks {...props} className={styles.menu} id="_languages" popover="auto" />
    </>
  );
}

const keptMark = '_view';

/**
 * Keeps filter, lens, open photo and anchor in the address. Theme and position go with the name of the window, which browsers
 * pass on to the next document and store nowhere; that document clears it.
 */
function keepView({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) {
  link.search = window.location.search;
  link.hash = window.location.hash;
  window.name = `${keptMark} ${document.documentElement.dataset.theme} ${window.scrollY}`;
}
