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
  const look = () => {
    if (path === window.location.pathname) return;
    path = window.location.pathname;
    follow();
  };
  window.addEventListener('popstate', look);
  window.addEventListener(navigated, look);
  return () => {
    window.removeEventListener('popstate', look);
    window.removeEventListener(navigated, look);
  };
}

/** The page that the address bar names, in whichever folder the site is published. */
export function pageOfAddress(): PageName {
  return matchPage(`/${window.location.pathname.slice(base.length)}`);
}
