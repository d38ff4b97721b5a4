import { useSyncExternalStore } from 'react';

const navigated = 'pathchange';

/** The path of the address bar; `prerenderedPath` stands in for it where there is none. */
export function usePathname(prerenderedPath?: string): string {
  const read = () => window.location.pathname;
  // Without a prerendered path this is the browser, and it hydrates at the address the page came from.
  return useSyncExternalStore(subscribe, read, () => prerenderedPath ?? read());
}

/** Goes to another address of the site with an entry of its own in the history. */
export function navigate(address: string): void {
  window.history.pushState(null, '', address);
  window.dispatchEvent(new Event(navigated));
}

function subscribe(notify: () => void) {
  window.addEventListener('popstate', notify);
  window.addEventListener(navigated, notify);
  return () => {
    window.removeEventListener('popstate', notify);
    window.removeEventListener(navigated, notify);
  };
}
