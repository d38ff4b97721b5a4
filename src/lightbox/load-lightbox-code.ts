import { useEffect, useState } from 'react';

/** Loads the chunk of the lightbox, which also has the code of videos and moving pictures. */
export const loadLightboxCode = () => import('./lightbox-code.ts');

export type LightboxCode = Awaited<ReturnType<typeof loadLightboxCode>>;

/** The code that plays videos and moving pictures; `null` until it has arrived. */
export const useClipCode: (isNeeded: boolean) => LightboxCode['clipCode'] = import.meta.env.HAS_CLIPS
  ? useCode
  : () => null;

function useCode(isNeeded: boolean): LightboxCode['clipCode'] {
  const [code, setCode] = useState<LightboxCode['clipCode']>(null);
  useEffect(() => {
    // If it cannot be loaded, the picture stays, and the link leads to the file of a video.
    if (isNeeded)
      loadLightboxCode().then(
        ({ clipCode }) => setCode(clipCode),
        () => {},
      );
  }, [isNeeded]);
  return isNeeded ? code : null;
}
