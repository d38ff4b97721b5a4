import type { ReactNode } from 'react';
import type { Picture } from '../../core/picture.ts';
import type { GalleryParts } from '../../gallery/gallery-parts.ts';
import { Inline } from '../../ui/Inline.tsx';
import layout from '../../ui/layout.module.css';
import { Main } from '../../ui/Main.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { PictureImage } from '../../ui/PictureImage.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { pageWidthOnPhones } from '../../ui/picture-attributes.ts';
import styles from './AboutPage.module.css';
import type { AboutProps, AboutText } from './props.ts';

export function AboutPage({
  content,
  galleryParts: parts,
}: {
  content: AboutProps;
  galleryParts?: GalleryParts | undefined;
}) {
  const { portrait, lede, galleries } = content;
  // The first text is beside the portrait, unless it has its own sign or picture.
  const [first] = content.texts;
  const opening = first && !isBesidePicture(first) ? first : null;
  const texts = opening ? content.texts.slice(1) : content.texts;
  const isPlain = !portrait && !texts.some(isBesidePicture);
  return (
    <Main id="_content">
      <div className={`${layout.page} ${styles.page}`} data-plain={isPlain || undefined}>
        <PageTitle head={content.head} />
        {(portrait || lede || opening) && (
          <div className={styles.row}>
            {portrait && (
              <div className={styles.portrait}>
                <PlacedPicture picture={portrait} isEager />
              </div>
            )}
            <div className={styles.texts}>
              {lede && (
                <p className={styles.lede}>
                  <Inline text={lede} />
                </p>
              )}
              {opening && <Prose blocks={opening.prose} />}
            </div>
          </div>
        )}
        {texts.map((text, index) => (
          <TextRow key={index} text={text} />
        ))}
        {parts && (
          <section className={styles.photographs} aria-labelledby="_photographs">
            <h2 id="_photographs">{content.galleryTitle}</h2>
            {content.galleryHint && <p className={styles.hint}>{content.galleryHint}</p>}
            <parts.Galleries galleries={galleries} parts={parts} Heading="h3" />
          </section>
        )}
      </div>
    </Main>
  );
}

/** A text beside its picture or sign. */
function TextRow({ text: { prose, sign, picture } }: { text: AboutText }): ReactNode {
  return (
    <div className={styles.row} data-variant="ruled">
      {picture && <PlacedPicture picture={picture} />}
      {sign && !picture && (
        <p className={styles.sign} aria-hidden="true">
          {sign}
        </p>
      )}
      <Prose className={sign && !picture ? styles.signed : undefined} blocks={prose} />
    </div>
  );
}

function PlacedPicture({ picture, isEager = false }: { picture: Picture; isEager?: boolean }) {
  return (
    <PictureImage
      className={styles.picture}
      picture={picture}
      sizes={columnSizes}
      maxWidthPx={800}
      isEager={isEager}
    />
  );
}

function isBesidePicture({ sign, picture }: AboutText): boolean {
  return sign !== '' || picture !== null;
}

/** The narrow column of AboutPage.module.css (5 of 13 parts); the whole width on phones. */
const columnSizes = `(min-width: 1296px) max(433px, 22.7vw), (min-width: 768px) calc(34.6vw - 12px), ${pageWidthOnPhones}`;
