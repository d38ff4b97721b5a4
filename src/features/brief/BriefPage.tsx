import { lensParameter, withBase } from '../../core/routes.ts';
import { base, rootBase } from '../../router/base.ts';
import { useAddressParameter } from '../../router/useNavigation.ts';
import buttons from '../../ui/button.module.css';
import contact from '../../ui/contact-link.module.css';
import { Inline } from '../../ui/Inline.tsx';
import { LinkIcon } from '../../ui/LinkIcon.tsx';
import layout from '../../ui/layout.module.css';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { ProofList } from '../../ui/ProofList.tsx';
import styles from './BriefPage.module.css';
import type { BriefProps } from './props.ts';

/** Longer names need a smaller size to fit. */
const maxShortName = 24;

/** A summary for busy readers, on one screen and on one sheet of paper. */
export function BriefPage({ content }: { content: BriefProps }) {
  // Not `useLens`: a chunk for it would cost other pages more than this line.
  const wanted = useAddressParameter(lensParameter);
  const lens = content.lenses.find(({ name }) => name === wanted);
  const { labels } = content;
  const { role, intro, proofs, resume } = lens ?? content.withoutLens;
  return (
    <main id="_content" className={`${layout.page} ${styles.page}`}>
      <div
        className={styles.opening}
        data-length={content.head.heading.length > maxShortName ? 'long' : undefined}
      >
        {lens && (
          <p className={styles.chosenFor} role="status">
            {lens.chosenFor}
          </p>
        )}
        <PageTitle head={{ ...content.head, subtitle: role }} />
        <p className={styles.intro}>
          <Inline text={intro} />
        </p>
        <dl className={styles.facts}>
          {content.facts.map(({ label, text }) => (
            <div key={label}>
              <dt className={styles.term}>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.card}>
        {resume && (
          <p className={styles.resume}>
            <a className={buttons.button} data-variant="solid" href={withBase(base, resume.path)}>
              {labels.resume}
            </a>
            <span className={styles.onPaper} data-address={resume.address}>
              {labels.resume + labels.colon}
            </span>
          </p>
        )}
        {content.direct.length > 0 && (
          <p className={styles.direct}>
            {content.direct.map(({ href, icon, address }) => (
              <a key={href} className={contact.link} href={href}>
                <LinkIcon icon={icon} />
                <bdi>{address}</bdi>
              </a>
            ))}
          </p>
        )}
        <div className={styles.contact}>
          <ul className={styles.links}>
            {content.profiles.map(({ label, href, icon, address }) => (
              <li key={href}>
                <a className={contact.link} href={href} rel="me noopener noreferrer">
                  <LinkIcon icon={icon} />
                  <span className={styles.onScreen}>{label}</span>
                  <bdi className={styles.onPaper}>{address}</bdi>
                </a>
              </li>
            ))}
            <li className={styles.onScreen}>
              <a className={contact.link} href={withBase(rootBase, '/contact.vcf')}>
                {labels.contactCard}
              </a>
            </li>
          </ul>
          <img
            className={styles.code}
            src={withBase(rootBase, '/contact-qr.svg')}
            width="140"
            height="140"
            alt={labels.scan}
          />
        </div>
      </div>
      {proofs.length > 0 && (
        <ProofList
          title={labels.proofs}
          proofs={content.proofs
            .filter(({ id }) => proofs.includes(id))
            .toSorted((a, b) => proofs.indexOf(a.id) - proofs.indexOf(b.id))}
        />
      )}
    </main>
  );
}
