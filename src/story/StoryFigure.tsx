import { useRef, useState } from 'react';
import type { Figure } from '../core/picture.ts';
import { FigureLink } from '../lightbox/FigureLink.tsx';
import { useClipCode } from '../lightbox/load-lightbox-code.ts';
import { PictureImage, pageWidthOnPhones } from '../ui/PictureImage.tsx';
import styles from './StoryFigure.module.css';

/** The text column beside the facts; see StoryPage.module.css. */
const sizes = `(min-width: 1296px) max(768px, 40vw), (min-width: 1024px) calc(90vw - 371px), ${pageWidthOnPhones}`;
const tallSizes = '(min-width: 480px) 416px, 94vw';

type Props = { figure: Figure; isEager: boolean; onOpen: (id: string) => void };

export function StoryFigure({ figure, isEager, onOpen }: Props) {
  return (
    <figure className={styles.figure} data-tall={isTall(figure) || undefined}>
      <StoryPicture figure={figure} isEager={isEager} onOpen={onOpen} />
      {figure.title && <figcaption>{figure.title}</figcaption>}
    </figure>
  );
}

/** A figure in the text that opens the lightbox; a video plays in place. */
function StoryPicture({ figure, isEager, onOpen }: Props) {
  const [isPlaying, setIsPlaying] = useState(false);
  const code = useClipCode(isPlaying);
  const { clip } = figure.picture;
  const isVideo = import.meta.env.HAS_CLIPS && clip?.kind === 'video';
  return (
    <div className={styles.place}>
      <FigureLink
        className={styles.link}
        id={figure.name}
        figure={figure}
        isInPlace={isVideo}
        onOpen={isVideo ? () => setIsPlaying(true) : onOpen}
      >
        <PictureImage
          picture={figure.picture}
          sizes={isTall(figure) ? tallSizes : sizes}
          narrowest={480}
          isEager={isEager}
        />
      </FigureLink>
      {isVideo && code && <code.Video picture={{ ...figure.picture, clip }} playsAtOnce />}
    </div>
  );
}

type ComparedProps = {
  label: string;
  first: Figure;
  second: Figure;
  isEager: boolean;
  onOpen: (id: string) => void;
};

/**
 * Two pictures to compare. With the same shape and with scripts, they overlap and a slider moves their border;
 * otherwise they are side by side.
 */
export function ComparedFigures({ label, first, second, isEager, onOpen }: ComparedProps) {
  const stage = useRef<HTMLDivElement>(null);
  const captions = [first, second].filter(({ title }) => title);
  return (
    <figure className={styles.figure}>
      <div className={styles.compared} data-alike={isAlike(first, second) || undefined} dir="ltr" ref={stage}>
        {[first, second].map((figure) => (
          <StoryPicture key={figure.name} figure={figure} isEager={isEager} onOpen={onOpen} />
        ))}
        {isAlike(first, second) && (
          <input
            className={styles.slider}
            type="range"
            defaultValue={50}
            aria-label={label}
            // The site's policy blocks `style` attributes; a script may set a property.
            onChange={({ target }) => stage.current?.style.setProperty('--shown', `${target.value}%`)}
          />
        )}
      </div>
      {captions.length > 0 && (
        <figcaption className={styles.captions}>
          {captions.map(({ name, title }) => (
            <span key={name}>{title}</span>
          ))}
        </figcaption>
      )}
    </figure>
  );
}

function isTall({ picture }: Figure): boolean {
  return picture.height > picture.width;
}

/** Whether the aspect ratios are almost equal. Videos and animations cannot be compared by overlapping. */
function isAlike({ picture: a }: Figure, { picture: b }: Figure): boolean {
  if (a.clip || b.clip) return false;
  return Math.abs(a.width / a.height - b.width / b.height) < 0.01;
}
