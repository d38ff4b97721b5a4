import * as t from 'virtual:messages';
import { withBase } from '../../core/routes.ts';
import { rootBase } from '../../router/base.ts';
import buttons from '../../ui/button.module.css';
import { Inline } from '../../ui/Inline.tsx';
import { LinkIcon } from '../../ui/LinkIcon.tsx';
import layout from '../../ui/layout.module.css';
import { Main } from '../../ui/Main.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { PictureImage } from '../../ui/PictureImage.tsx';
import { pageWidthOnPhones } from '../../ui/picture-attributes.ts';
import { ContactForm, type ContactParts } from './ContactForm.tsx';
import styles from './ContactPage.module.css';
import type { ContactProps } from './props.ts';

export function ContactPage({ content, contactParts }: { content: ContactProps } & ContactParts) {
  return (
    <Main id="_content" className={layout.page}>
      <PageTitle head={content.head} />
      <div className={styles.columns}>
        <div className={styles.ways}>
          <p className={styles.intro}>
            <Inline text={content.intro} />
          </p>
          {content.availability && (
            <p>
              <strong>{content.availability.label}</strong>
              {content.availability.text}
            </p>
          )}
          {content.links.length > 0 && (
            <ul className={styles.links}>
              {content.links.map(({ label, href, icon }) => (
                <li key={href}>
                  <a
                    className={buttons.button}
                    data-variant={label === null ? 'solid' : undefined}
                    href={href}
                    rel="me noopener noreferrer"
                  >
                    <LinkIcon icon={icon} />
                    {label ?? t.email}
                  </a>
                </li>
              ))}
            </ul>
          )}
          <p className={styles.card}>
            <a href={withBase(rootBase, '/contact.vcf')}>{t.contactCard}</a>
          </p>
          {content.picture && (
            <PictureImage className={styles.picture} picture={content.picture} sizes={columnSizes} />
          )}
        </div>
        <ContactForm content={content} contactParts={contactParts} />
      </div>
    </Main>
  );
}

/** One of the two columns of ContactPage.module.css; the whole width on phones. */
const columnSizes = `(min-width: 1296px) max(560px, 29.3vw), (min-width: 768px) calc(47vw - 34px), ${pageWidthOnPhones}`;
