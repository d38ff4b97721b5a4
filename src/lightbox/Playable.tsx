import { type ReactNode, useState } from 'react';
import type { Picture } from '../core/picture.ts';
import { movementOf, PlayContext } from '../ui/clips/PlayContext.ts';
import { loadLightboxCode, useLoaded } from './useLightbox.tsx';

type Props = {
  picture: Picture;
  /** Whether it is shown only as a picture. */
  isIdle?: boolean | undefined;
  /** Shows the picture. The parent is positioned, for a button in its corner. */
  children: ReactNode;
};

/**
 * Plays an animation, with a button that stops it, or marks a video. Render it only if `import.meta.env.HAS_CLIPS` is
 * true, so that no other page has its code.
 */
export function Playable({ picture, isIdle = false, children }: Props) {
  const [choice, setChoice] = useState<boolean | null>(null);
  const kind = picture.clip?.kind;
  // If it cannot be loaded, the picture stays.
  const code = useLoaded(kind === 'animation' && !isIdle, loadLightboxCode)?.clipCode;
  if (!kind) return children;
  return (
    <PlayContext value={isIdle ? false : kind === 'video' ? 'video' : movementOf(choice)}>
      {children}
      {code && <code.MovementControl alt={picture.alt} choice={choice} onChoose={setChoice} />}
    </PlayContext>
  );
}
