import { type ReactNode, useEffect, useRef } from 'react';
import { fullSource } from '../core/picture.ts';
import { pictureBase } from '../router/base.ts';
import { isPlainClick } from '../router/Link.tsx';
import { savesData } from '../router/Navigation.ts';
import type { NamedFigure } from './figure-sequence.ts';
import { prefetchPicture } from './lightbox-picture.ts';
import { Playable } from './Playable.tsx';
import { hoverIntentMs } from './useLightbox.tsx';

type Props = NamedFigure & {
  className?: string | undefined;
  /** Hidden until its picture has loaded, then it replaces another. */
  isNext?: boolean;
  onOpen: (id: string) => void;
  children: ReactNode;
};

/** A thumbnail: a link to the full picture, which a plain click opens in the lightbox instead. */
export function FigureLink({ id, figure, className, isNext, onOpen, children }: Props) {
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const prefetch = () => {
    if (!savesData()) prefetchPicture(figure.picture);
  };
  const link = (
    <a
      className={className}
      href={fullSource(figure.picture, pictureBase)}
      data-figure={id}
      data-next={isNext ? '' : undefined}
      aria-haspopup="dialog"
      onFocus={prefetch}
      onPointerEnter={() => {
        timer.current = window.setTimeout(prefetch, hoverIntentMs);
      }}
      onPointerLeave={() => window.clearTimeout(timer.current)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        // The second click of a double click, whose first may have closed the lightbox.
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
