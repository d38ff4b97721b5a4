import { withBase } from '../../core/routes.ts';
import { base } from '../../router/base.ts';
import buttons from '../../ui/button.module.css';
import contact from '../../ui/contact-link.module.css';
import { LinkIcon } from '../../ui/LinkIcon.tsx';
import layout from '../../ui/layout.module.css';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { ProofList } from '../../ui/ProofList.tsx';
import { Prose } from '../../ui/Prose.tsx';
import type { ReaderPageProps } from './props.ts';
import styles from './ReaderPage.module.css';

/** The page for the recipient of an application: the letter, the documents and some proofs. */
export function ReaderPage({ content }: { content: ReaderPageProps }) {
  const { head, letter, files, direct, proofs, labels } = content;
  return (
    <main id="_content" className={`${layout.page} ${styles.page}`}>
      <div className={styles.letter}>
        <PageTitle head={head} />
        {letter.length > 0 && <Prose blocks={letter} />}
      </div>
      <aside className={styles.card}>
        {files.length > 0 && (
          <section aria-labelledby="_files">
            <h2 className={styles.term} id="_files">
              {labels.files}
            </h2>
            <ul className={styles.files}>
              {files.map(({ path, label, size }) => (
                <li key={path}>
                  <a className={buttons.button} href={withBase(base, path)}>
                    {label}
                    <span className={styles.size}>
                      <bdi>{size}</bdi>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        {direct.length > 0 && (
          <p className={styles.direct}>
            {direct.map(({ href, icon, address }) => (
              <a key={href} className={contact.link} href={href}>
                <LinkIcon icon={icon} />
                <bdi>{address}</bdi>
              </a>
            ))}
          </p>
        )}
        <p className={styles.until}>{labels.until}</p>
      </aside>
      {proofs.length > 0 && <ProofList title={labels.proofs} proofs={proofs} />}
    </main>
  );
}
