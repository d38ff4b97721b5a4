import { type ReactNode, useState } from 'react';
import type { Picture } from '../../../model/picture.ts';
import { movementOf, PlayContext } from './PlayContext.ts';
import { useClipCode } from './useClipCode.ts';

type Props = {
  picture: Picture;
  /** `true` while it is only a picture here, and nothing in it plays. */
  isIdle?: boolean | undefined;
  /** All that shows the picture. What stands around both is positioned: a button lies in its corner. */
  children: ReactNode;
};

/**
 * Lets the picture within move where it can, with a button that stops it, or be marked as a video. Where nothing of this
 * owner's plays, no page carries the code for it.
 */
export const Playable: (props: Props) => ReactNode = import.meta.env.HAS_CLIPS
  ? PlayingPicture
  : ({ children }) => children;

function PlayingPicture({ picture, isIdle = false, children }: Props) {
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
