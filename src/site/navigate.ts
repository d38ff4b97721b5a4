import { matchPage, type PageName } from '../model/routes.ts';
import { base } from './base.ts';

const navigated = 'pathchange';

/** Goes to another address of the site with an entry of its own in the history. */
export function navigate(address: string): void {
  window.history.pushState(null, '', address);
  window.dispatchEvent(new Event(navigated));
}

/** Calls `follow` whenever the path of the address has become another; returns what ends it. */
export function onNavigation(follow: () => void): () => void {
  let path = window.location.pathname;
  return onAddressChange(navigated, () => {
    if (path === window.location.pathname) return;
    path = window.location.pathname;
    follow();
  });
}

/** Calls `look` on Back and Forward, and on an event of our own for what the browser tells nobody of. */
export function onAddressChange(ownEvent: string, look: () => void): () => void {
  const events = ['popstate', ownEvent];
  for (const event of events) window.addEventListener(event, look);
  return () => {
    for (const event of events) window.removeEventListener(event, look);
  };
}

/** The page that the address bar names, in whichever folder the site is published. */
export function pageOfAddress(): PageName {
  return matchPage(`/${window.location.pathname.slice(base.length)}`);
}
