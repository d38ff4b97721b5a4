import * as t from 'virtual:messages';
import { useEffect, useRef, useState } from 'react';
import { type Clip, fullSource, type Picture } from '../../core/picture.ts';
import { withBase } from '../../core/routes.ts';
import { base, pictureBase } from '../../router/base.ts';
import styles from './Video.module.css';

type Props = {
  picture: Picture & { clip: Clip };
  /** Whether the visitor has just started it. */
  playsAtOnce: boolean;
};

/** A video with native controls, above its poster. It loads nothing before it is played. */
export function Video({ picture, playsAtOnce }: Props) {
  const { alt, clip } = picture;
  const video = useRef<HTMLVideoElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const element = video.current;
    if (playsAtOnce) {
      element?.focus({ preventScroll: true });
      // If the browser blocks autoplay, its own button is there.
      element?.play().catch(() => {});
    }
    return () => element?.pause();
  }, [playsAtOnce]);
  if (hasFailed) {
    return (
      <a className={styles.failed} href={fullSource(picture, pictureBase)}>
        {t.playVideo({ alt })}
      </a>
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: `check` asks for them where something is heard
    <video
      className={styles.video}
      ref={video}
      src={withBase(pictureBase, clip.path)}
      width={picture.width}
      height={picture.height}
      aria-label={alt}
      controls
      playsInline
      preload="none"
      onPlay={(event) => {
        pauseVideos(event.currentTarget);
        // Darkens the part of the poster's shape that the video does not fill.
        event.currentTarget.toggleAttribute('data-started', true);
      }}
      onError={() => setHasFailed(true)}
    >
      {clip.captions && (
        <track
          kind="captions"
          src={withBase(base, clip.captions.path)}
          srcLang={clip.captions.language}
          default
        />
      )}
    </video>
  );
}

function pauseVideos(except: HTMLVideoElement): void {
  for (const other of document.querySelectorAll('video')) if (other !== except) other.pause();
}
