import { useEffect, useState } from 'react';
import { type LightboxCode, loadLightboxCode } from './load-lightbox-code.ts';

/** What videos and moving pictures need, loaded where there is one; `null` until it is here. */
export const useClipCode: (isWanted: boolean) => LightboxCode['clipCode'] = import.meta.env.HAS_CLIPS
  ? useCode
  : () => null;

function useCode(isWanted: boolean): LightboxCode['clipCode'] {
  const [code, setCode] = useState<LightboxCode['clipCode']>(null);
  useEffect(() => {
    // Without it the picture stands there, and the link leads to the file of a video.
    if (isWanted)
      loadLightboxCode().then(
        ({ clipCode }) => setCode(clipCode),
        () => {},
      );
  }, [isWanted]);
  return isWanted ? code : null;
}
