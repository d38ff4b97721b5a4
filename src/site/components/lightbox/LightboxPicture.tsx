import { type CSSProperties, useState } from 'react';
import type { Picture } from '../../../model/picture.ts';
import { PictureImage } from '../PictureImage.tsx';
import styles from './Lightbox.module.css';
import { lightboxSizes } from './lightbox-state.ts';

type Props = { picture: Picture; thumbnail: string };

/** The full picture over its thumbnail, which stands in until it has arrived, or when it never does. */
export function LightboxPicture({ picture, thumbnail }: Props) {
  const [isBroken, setIsBroken] = useState(false);
  const standsIn = isBroken && thumbnail !== '';
  const ratio = { '--ratio': picture.width / picture.height } as CSSProperties;
  return (
    <div className={styles.stage}>
      <div className={styles.frame} style={ratio}>
        {thumbnail && <img className={styles.layer} src={thumbnail} alt={standsIn ? picture.alt : ''} />}
        {!standsIn && (
          <PictureImage
            className={styles.layer}
            picture={picture}
            sizes={lightboxSizes(picture)}
            isEager
            onError={() => setIsBroken(true)}
          />
        )}
      </div>
    </div>
  );
}
