import { useState } from 'react';
import type { Figure } from '../../../model/content.ts';
import { FigureLink } from '../../components/FigureLink.tsx';
import { PictureImage } from '../../components/PictureImage.tsx';
import { useIsPrinting } from '../../components/useIsPrinting.ts';
import styles from './Gallery.module.css';
import { gallerySizes } from './gallery-sizes.ts';

type Props = { id: string; photo: Figure; onOpen: (id: string) => void };

/** A photo in its frame, over its colour until it has arrived. */
export function PhotoTile({ id, photo, onOpen }: Props) {
  // A lazy picture that only the paper shows would come too late.
  const isPrinting = useIsPrinting();
  const [hasArrived, setHasArrived] = useState(false);
  return (
    <FigureLink className={styles.link} id={id} figure={photo} onOpen={onOpen}>
      <span className={`${styles.frame} tint-${photo.picture.tint}`}>
        <span className={styles.photo} data-arrived={hasArrived || undefined}>
          <PictureImage
            className={styles.image}
            picture={photo.picture}
            sizes={gallerySizes(photo.picture)}
            widest={800}
            isNeeded={isPrinting}
            onLoad={() => setHasArrived(true)}
            // A broken picture shows its alt text.
            onError={() => setHasArrived(true)}
          />
        </span>
      </span>
      <span className={styles.caption}>{photo.title}</span>
    </FigureLink>
  );
}
