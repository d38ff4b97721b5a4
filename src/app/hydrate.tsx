import { notFound, pages } from 'virtual:pages';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadPageAt, Navigation } from '../router/Navigation.ts';
import { App } from './App.tsx';

const site = { pages, notFound };

// Back or Forward may have changed `location` since this document loaded. Resisting fingerprinting hides the entry.
const address = performance.getEntriesByType('navigation')[0]?.name ?? window.location.href;

// Without its chunk, the page stays complete HTML whose links load documents.
loadPageAt(site, address).then(
  (page) =>
    // A transition renders in slices of a few milliseconds, between which the browser handles input.
    startTransition(() => {
      const app = <App navigation={new Navigation(page, site)} />;
      hydrateRoot(document, import.meta.env.DEV ? <StrictMode>{app}</StrictMode> : app);
    }),
  () => {
    // The entries before a reload belong to this document: Back to one of another page changes only the address.
    const { pathname } = new URL(address);
    const follow = () => {
      if (window.location.pathname !== pathname) window.location.reload();
    };
    window.addEventListener('popstate', follow);
    follow();
  },
);
