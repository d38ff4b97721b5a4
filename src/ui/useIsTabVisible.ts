import { useEffect, useState } from 'react';

/** Whether the tab is in sight: nothing moves for nobody. */
export function useIsTabVisible(): boolean {
  const [isVisible, setIsVisible] = useState(true);
  useEffect(() => {
    const read = () => setIsVisible(document.visibilityState === 'visible');
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  return isVisible;
}
