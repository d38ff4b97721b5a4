import type { ContactContent } from '../../../model/page-content.ts';
import { withBase } from '../../../model/routes.ts';
import { base } from '../../base.ts';
import buttons from '../../components/button.module.css';
import { Inline } from '../../components/Inline.tsx';
import { linkIcons } from '../../components/icons.tsx';
import layout from '../../components/layout.module.css';
import { PageTitle } from '../../components/PageTitle.tsx';
import { PictureImage } from '../../components/PictureImage.tsx';
import * as labels from '../../labels.ts';
import { ContactForm } from './ContactForm.tsx';
import styles from './ContactPage.module.css';

/** The buttons' order is the page's own: mail first, since it is what most visitors want here. */
const linkOrder = ['email', 'github', 'devpost', 'linkedin', 'instagram'] as const;

export function ContactPage({ content }: { content: ContactContent }) {
  return (
    <main id="_content" className={layout.page}>
      <PageTitle head={content.head} />
      <div className={styles.columns}>
        <div className={styles.ways}>
          <p className={styles.intro}>
            <Inline text={content.intro} />
          </p>
          <ul className={styles.links}>
            {linkOrder.map((kind) => {
              const link = content.links.find((candidate) => candidate.kind === kind);
              const Icon = linkIcons[kind];
              return (
                link && (
                  <li key={kind}>
                    <a
                      className={buttons.button}
                      data-variant={kind === 'email' ? 'solid' : undefined}
                      href={link.href}
                      rel="me noopener noreferrer"
                    >
                      <Icon />
                      {labels.links[kind]}
                    </a>
                  </li>
                )
              );
            })}
          </ul>
          <p className={styles.card}>
            <a href={withBase(base, '/contact.vcf')}>{labels.contactCard}</a>
          </p>
          <PictureImage
            className={styles.picture}
            picture={content.picture}
            sizes="(min-width: 1296px) 560px, (min-width: 992px) calc(47vw - 40px), calc(94vw - 19px)"
          />
        </div>
        <ContactForm title={content.formTitle} form={content.form} />
      </div>
    </main>
  );
}
