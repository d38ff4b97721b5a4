import type { ArtContent } from '../../../model/page-content.ts';
import { FigureLink } from '../../components/FigureLink.tsx';
import layout from '../../components/layout.module.css';
import { Lightbox } from '../../components/lightbox/Lightbox.tsx';
import { useLightbox } from '../../components/lightbox/useLightbox.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { PictureImage } from '../../components/PictureImage.tsx';
import { pageWidthOnPhones } from '../../components/picture-sizes.ts';
import styles from './ArtPage.module.css';

/** One column on phones, then two, then three; see ArtPage.module.css. */
const sizes = `(min-width: 1296px) 368px, (min-width: 1024px) calc(31.4vw - 33px), (min-width: 640px) calc(47vw - 37px), ${pageWidthOnPhones}`;

/** A wall of works, each in its own proportions, with its title below like a label in a museum. */
export function ArtPage({ content }: { content: ArtContent }) {
  const lightbox = useLightbox({
    parameter: 'work',
    find: async (name) => content.works.find((work) => work.name === name) ?? null,
    pictures: content.works,
  });
  return (
    <main id="_content">
      <div className={layout.page}>
        <PageTitle head={content.head} />
        <ul className={styles.wall}>
          {content.works.map((work, index) => (
            <li key={work.name} className={styles.work}>
              <FigureLink className={styles.link} id={work.name} figure={work} onOpen={lightbox.open}>
                <PictureImage
                  className={styles.picture}
                  picture={work.picture}
                  sizes={sizes}
                  widest={800}
                  isEager={index === 0}
                />
                <span className={styles.label}>{work.title}</span>
              </FigureLink>
            </li>
          ))}
        </ul>
      </div>
      <Lightbox state={lightbox.state} onClose={lightbox.close} />
    </main>
  );
}
