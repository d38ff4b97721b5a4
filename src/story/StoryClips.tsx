import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Figure, Picture } from '../core/picture.ts';
import { figureOnPage } from '../lightbox/figure-on-page.ts';
import { MovementControl } from '../ui/clips/MovementControl.tsx';
import { Video } from '../ui/clips/Video.tsx';
import { movementMedia } from '../ui/picture-attributes.ts';

type StoryClipsProps = {
  figures: readonly Figure[];
  /** Names of the videos that the visitor started. */
  started: readonly string[];
};

/** Plays the videos and controls the animations of a story, each where its picture is. */
export function StoryClips({ figures, started }: StoryClipsProps) {
  return figures.map(({ name, picture }) => {
    const { clip } = picture;
    const place = figureOnPage(name)?.parentElement;
    if (!clip || !place) return null;
    if (clip.kind === 'animation')
      return createPortal(<Movement picture={picture} place={place} />, place, name);
    return started.includes(name)
      ? createPortal(<Video picture={{ ...picture, clip }} playsAtOnce />, place, name)
      : null;
  });
}

/** The button that stops an animation. `place` contains its picture. */
function Movement({ picture, place }: { picture: Picture; place: Element }) {
  const [choice, setChoice] = useState<boolean | null>(null);
  useEffect(() => {
    const source = place.querySelector('source');
    if (source && choice !== null) source.media = choice ? movementMedia(true) : 'not all';
  }, [place, choice]);
  return <MovementControl alt={picture.alt} choice={choice} onChoose={setChoice} />;
}
