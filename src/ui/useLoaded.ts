import { useEffect, useState } from 'react';

/** A module that is loaded after the page, if it is needed; null until it has arrived, and if it cannot be loaded. */
export function useLoaded<Module>(isNeeded: boolean, load: () => Promise<Module>): Module | null {
  const [loaded, setLoaded] = useState<Module | null>(null);
  useEffect(() => {
    if (isNeeded) load().then(setLoaded, () => {});
  }, [isNeeded, load]);
  return isNeeded ? loaded : null;
}
