import * as t from 'virtual:messages';
import { pageHref } from '../router/base.ts';
import { Link } from '../router/Link.tsx';
import type { ShellProps } from '../site/page-props.ts';
import { LinkIcon } from '../ui/LinkIcon.tsx';
import layout from '../ui/layout.module.css';
import pageStyles from './FooterPages.module.css';
import { LanguageLinks } from './LanguageLinks.tsx';
import styles from './SiteFooter.module.css';

export function SiteFooter({ shell }: { shell: ShellProps }) {
  const { links, copyrightYear, ownerName, footer } = shell;
  return (
    <footer className={styles.footer}>
      <div className={`${layout.column} ${styles.inner}`}>
        <p>
          © {copyrightYear} {ownerName}
        </p>
        {/* The pages that are not in the navigation bar. */}
        {import.meta.env.HAS_FOOTER_PAGES && footer && (
          <p className={pageStyles.pages}>
            {footer.map(({ path, label }) => (
              <Link key={path} className={pageStyles.page} href={pageHref(path)}>
                {label}
              </Link>
            ))}
          </p>
        )}
        {import.meta.env.HAS_LANGUAGES && shell.languages && <LanguageLinks shell={shell} />}
        {links.length > 0 && (
          <ul className={styles.links} aria-label={t.footerLinks}>
            {links.map(({ label, href, icon, isPlain }) => (
              <li key={href}>
                <a
                  className={styles.link}
                  href={href}
                  aria-label={isPlain ? undefined : (label ?? t.email)}
                  rel="me noopener noreferrer"
                >
                  <LinkIcon icon={icon} />
                  {isPlain && <span>{label}</span>}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <span className={styles.end} hidden />
    </footer>
  );
}
