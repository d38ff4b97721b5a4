import { type ReactNode, useEffect, useRef } from 'react';
import { fullSource } from '../core/picture.ts';
import { pictureBase } from '../router/base.ts';
import { isPlainClick } from '../router/is-plain-click.ts';
import { savesData } from '../router/saves-data.ts';
import type { NamedFigure } from './figure-sequence.ts';
import { lightboxSizes } from './lightbox-sizes.ts';
import { Playable } from './Playable.tsx';
import { prefetchPicture } from './prefetch-picture.ts';

/** A pointer that stays this long on a thumbnail probably means it. */
const hoverIntentMs = 100;

type Props = NamedFigure & {
  className?: string | undefined;
  /** Laid out unseen, to take another one's place when its picture can be shown. */
  isNext?: boolean;
  /** It opens where it stands, and not over the page. */
  isInPlace?: boolean;
  onOpen: (id: string) => void;
  children: ReactNode;
};

/** A thumbnail: a link to its full picture, which a plain click shows in the viewer instead. */
export function FigureLink({ id, figure, className, isNext, isInPlace, onOpen, children }: Props) {
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const prefetch = () => {
    if (!savesData()) prefetchPicture(figure.picture, lightboxSizes(figure.picture));
  };
  const link = (
    <a
      className={className}
      href={fullSource(figure.picture, pictureBase)}
      data-figure={id}
      data-next={isNext ? '' : undefined}
      aria-haspopup={isInPlace ? undefined : 'dialog'}
      onFocus={prefetch}
      onPointerEnter={() => {
        timer.current = window.setTimeout(prefetch, hoverIntentMs);
      }}
      onPointerLeave={() => window.clearTimeout(timer.current)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        // The second click of a double click, whose first may just have closed the viewer here.
        if (event.detail > 1) return;
        onOpen(id);
      }}
    >
      {children}
    </a>
  );
  if (!import.meta.env.HAS_CLIPS) return link;
  return (
    <Playable picture={figure.picture} isIdle={isNext}>
      {link}
    </Playable>
  );
}
