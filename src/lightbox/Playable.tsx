import { type ReactNode, useState } from 'react';
import type { Picture } from '../core/picture.ts';
import { movementOf, PlayContext } from '../ui/clips/PlayContext.ts';
import { useClipCode } from './load-lightbox-code.ts';

type Props = {
  picture: Picture;
  /** `true` while it is only a picture and does not play. */
  isIdle?: boolean | undefined;
  /** Shows the picture. The parent is positioned, for a button in its corner. */
  children: ReactNode;
};

/**
 * Lets a moving picture play, with a button that stops it, and marks a video. Render it only where
 * `import.meta.env.HAS_CLIPS` is true, so that no other page has its code.
 */
export function Playable({ picture, isIdle = false, children }: Props) {
  const [choice, setChoice] = useState<boolean | null>(null);
  const kind = picture.clip?.kind;
  const code = useClipCode(kind === 'animation' && !isIdle);
  if (!kind) return children;
  return (
    <PlayContext value={isIdle ? false : kind === 'video' ? 'video' : movementOf(choice)}>
      {children}
      {code && <code.MovementControl alt={picture.alt} choice={choice} onChoose={setChoice} />}
    </PlayContext>
  );
}
