import { type ReactNode, useState } from 'react';
import type { Picture } from '../core/picture.ts';
import { movementOf, PlayContext } from '../ui/clips/PlayContext.ts';
import { useClipCode } from './useClipCode.ts';

type Props = {
  picture: Picture;
  /** `true` while it is only a picture here, and nothing in it plays. */
  isIdle?: boolean | undefined;
  /** All that shows the picture. What stands around both is positioned: a button lies in its corner. */
  children: ReactNode;
};

/**
 * Lets the picture within move where it can, with a button that stops it, or be marked as a video. Only where
 * `import.meta.env.HAS_CLIPS` is true, so that no other page carries the code for it.
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
