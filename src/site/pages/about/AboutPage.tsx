import { useState } from 'react';
import type { AboutContent } from '../../../model/page-content.ts';
import { Inline } from '../../components/Inline.tsx';
import layout from '../../components/layout.module.css';
import { Lightbox } from '../../components/lightbox/Lightbox.tsx';
import { useLightbox } from '../../components/lightbox/useLightbox.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { PictureImage } from '../../components/PictureImage.tsx';
import { Prose } from '../../components/Prose.tsx';
import { pageWidthOnPhones } from '../../components/picture-sizes.ts';
import * as labels from '../../labels.ts';
import styles from './AboutPage.module.css';
import { Gallery } from './Gallery.tsx';
import { PhotoShards } from './photo-shards.ts';

export function AboutPage({ content }: { content: AboutContent }) {
  const { galleries } = content;
  const [shards] = useState(() => new PhotoShards());
  const lightbox = useLightbox({
    parameter: 'photo',
    find: (id) => findByAddress(galleries, shards, id),
    pictures: galleries,
  });
  return (
    <main id="_content">
      <div className={`${layout.page} ${styles.page}`}>
        <PageTitle head={content.head} />
        <div className={styles.row}>
          <div className={styles.portrait}>
            <PictureImage
              className={styles.picture}
              picture={content.portrait}
              sizes={columnSizes}
              widest={800}
              isEager
            />
          </div>
          <div className={styles.words}>
            <p className={styles.lede}>
              <Inline text={content.lede} />
            </p>
            <Prose blocks={content.biography} />
          </div>
        </div>
        {content.healthcare.length > 0 && (
          <div className={styles.row} data-variant="ruled">
            <p className={styles.prescription} aria-hidden="true">
              {labels.prescription}
            </p>
            <Prose className={styles.healthcare} blocks={content.healthcare} />
          </div>
        )}
        <div className={styles.row} data-variant="ruled">
          <PictureImage
            className={styles.picture}
            picture={content.hobbiesPicture}
            sizes={columnSizes}
            widest={800}
          />
          <Prose blocks={content.hobbies} />
        </div>
        {galleries.length > 0 && (
          <section className={styles.photographs} aria-labelledby="photographs-title">
            <h2 id="photographs-title">{content.galleryTitle}</h2>
            <p className={styles.hint}>{content.galleryHint}</p>
            <div className={styles.galleries}>
              {galleries.map((gallery) => (
                // Other words or photos make it another gallery, while the page is open as well: in development.
                <Gallery
                  key={`${gallery.name} ${gallery.revision}`}
                  gallery={gallery}
                  shards={shards}
                  onOpen={lightbox.open}
                />
              ))}
            </div>
          </section>
        )}
      </div>
      <Lightbox state={lightbox.state} onClose={lightbox.close} />
    </main>
  );
}

/** The narrow column of AboutPage.module.css (5 of 13 parts), and the whole width on phones. */
const columnSizes = `(min-width: 1296px) 433px, (min-width: 768px) calc(34.6vw - 12px), ${pageWidthOnPhones}`;

/** `travel/fushimi-inari-dawn`: the gallery, and the photo's name in it. A shard that cannot be had finds nothing. */
async function findByAddress(galleries: AboutContent['galleries'], shards: PhotoShards, id: string) {
  const [galleryName, name] = id.split('/');
  const gallery = galleries.find((candidate) => candidate.name === galleryName);
  if (!gallery || !name) return null;
  return shards.find(gallery, name).catch(() => null);
}
