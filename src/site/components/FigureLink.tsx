import { type ReactNode, useRef } from 'react';
import { fullSource } from '../../model/picture.ts';
import { base } from '../base.ts';
import { savesData } from '../load-page.ts';
import { lightboxSizes, type NamedFigure } from './lightbox/lightbox-state.ts';
import { prefetchPicture } from './prefetch-picture.ts';

/** A pointer that stays this long on a thumbnail probably means it. */
const hoverIntentMs = 100;

type Props = NamedFigure & {
  className?: string | undefined;
  onOpen: (key: string) => void;
  children: ReactNode;
};

/** A thumbnail: a link to its full picture, which a plain click shows in the overlay instead. */
export function FigureLink({ key: _key, ...props }: Props) {
  return <FigureAnchor {...props} />;
}
