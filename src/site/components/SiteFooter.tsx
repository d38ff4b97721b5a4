import type { ShellContent } from '../../model/page-content.ts';
import * as labels from '../labels.ts';
import { linkIcons } from './icons.tsx';
import layout from './layout.module.css';
import styles from './SiteFooter.module.css';

export function SiteFooter({ shell }: { shell: ShellContent }) {
  return (
    <footer className={styles.footer}>
      <div className={`${layout.column} ${styles.inner}`}>
        <p>{`© ${shell.copyrightYear} ${shell.ownerName}`}</p>
        <ul className={styles.links} data-count={shell.links.length} aria-label={labels.footerLinks}>
          {shell.links.map(({ kind, href }) => {
            const Icon = linkIcons[kind];
            return (
              <li key={kind}>
                <a
                  className={styles.link}
                  href={href}
                  aria-label={labels.links[kind]}
                  rel="me noopener noreferrer"
                >
                  <Icon />
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    </footer>
  );
}
