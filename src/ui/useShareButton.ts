import { useEffect, useState } from 'react';
import type { ShareButton } from './ShareButton.tsx';

/** The button that shares a link, loaded after the page; null until then, and on sites without `share: true`. */
export const useShareButton: () => typeof ShareButton | null = import.meta.env.SHARES
  ? useButton
  : () => null;

function useButton(): typeof ShareButton | null {
  const [button, setButton] = useState<typeof ShareButton | null>(null);
  useEffect(() => {
    import('./ShareButton.tsx').then(
      (loaded) => setButton(() => loaded.ShareButton),
      () => {},
    );
  }, []);
  return button;
}
