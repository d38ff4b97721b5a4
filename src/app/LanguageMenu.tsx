import { type ReactNode, useEffect, useState } from 'react';
import type { ShellProps, SiteLanguage } from '../site/page-props.ts';
import { useTheme } from '../ui/ThemeProvider.tsx';
import styles from './LanguageLinks.module.css';
import { keptMark, LanguageLinks } from './LanguageLinks.tsx';

type Props = { shell: ShellProps };

/** Links to the current page in the other languages, behind a button with the name of the page's language. */
export function LanguageMenu(props: Props) {
  const { theme, toggleTheme } = useTheme();
  useEffect(() => {
    const [mark, kept, scroll] = window.name.split(' ');
    if (mark !== keptMark) return;
    window.name = '';
    if (kept !== theme && kept !== 'system') toggleTheme();
    // After a filter of the address has removed what it hides: browsers would keep what is visible now in its place.
    requestAnimationFrame(() => window.scrollTo(0, Number(scroll)));
  });
  return (
    <>
      <OfferedLanguage shell={props.shell} />
      <button className={styles.button} type="button" popoverTarget="_languages">
        {props.shell.languageName}
      </button>
      <LanguageLinks {...props} className={styles.menu} id="_languages" popover="auto" />
    </>
  );
}

/** Offers the page in the language that the visitor prefers, once for each visit. */
function OfferedLanguage({ shell }: Props) {
  const [offer, setOffer] = useState<ReactNode>();
  useEffect(() => {
    // A visitor who comes from another page of the site has chosen its language.
    const preferred = document.referrer.startsWith(window.location.origin) ? undefined : preferredOf(shell);
    if (preferred)
      import('./LanguageOffer.tsx').then(
        ({ LanguageOffer }) => setOffer(<LanguageOffer to={preferred} onClose={() => setOffer(undefined)} />),
        () => {},
      );
  }, [shell]);
  return offer;
}

/** The language of the site that the browser prefers, unless it is that of the page. */
function preferredOf({ language, languages = [] }: ShellProps): SiteLanguage | undefined {
  const all = [{ language, path: '' } as SiteLanguage, ...languages];
  for (const tag of navigator.languages) {
    const isSame = (length?: number) => (each: SiteLanguage) =>
      each.language.split('-', length).join() === tag.split('-', length).join();
    const found = all.find(isSame()) ?? all.find(isSame(1));
    if (found) return found.path ? found : undefined;
  }
}
