import type { ShareButton } from './ShareButton.tsx';
import { useLoaded } from './useLoaded.ts';

const load = () => import('./ShareButton.tsx');

/** The button that shares a link, loaded after the page; null until then, and on sites without `share: true`. */
export const useShareButton: () => typeof ShareButton | null = import.meta.env.SHARES
  ? () => useLoaded(true, load)?.ShareButton ?? null
  : () => null;
