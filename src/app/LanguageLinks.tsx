import * as t from 'virtual:messages';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useNavigation } from '../router/useNavigation.ts';
import type { ShellProps, SiteLanguage } from '../site/page-props.ts';
import styles from './LanguageLinks.module.css';

type Props = ComponentProps<'ul'> & { shell: ShellProps };

/** Links to the current page in the other languages. */
export function LanguageLinks({ shell, ...list }: Props) {
  return (
    <ul className={styles.links} aria-label={t.siteLanguages} {...list}>
      {shell.languages?.map((each) => (
        <li key={each.path}>
          <LanguageLink to={each}>{each.name}</LanguageLink>
        </li>
      ))}
    </ul>
  );
}

/** Whether the page is in no other language: a page for one reader, or none at all. */
export const isInOneLanguage = (path: string) => /^\/(?:404$|for\/)/.test(path);

/** A link to the current page in another language, or to the homepage in it. */
export function LanguageLink({
  to: { language, path },
  children,
}: {
  to: SiteLanguage;
  children: ReactNode;
}) {
  const { path: current } = useNavigation().page();
  return (
    <a
      className={styles.link}
      lang={language}
      hrefLang={language}
      href={path + (isInOneLanguage(current) ? '' : current.slice(1))}
      onClick={keepView}
    >
      {children}
    </a>
  );
}

/** Mark of a kept view. */
export const keptMark = '_view';

/**
 * Keeps filter, lens, open photo and anchor in the address. Theme and position go with the name of the window, which browsers
 * pass on to the next document and store nowhere; that document clears it.
 */
function keepView({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) {
  link.search = window.location.search;
  link.hash = window.location.hash;
  window.name = `${keptMark} ${document.documentElement.dataset.theme} ${window.scrollY}`;
}
