import { notFound, pages } from 'virtual:pages';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadPageAt, Navigation } from '../router/Navigation.ts';
import { App } from './App.tsx';

const site = { pages, notFound };

// Without its chunk, the page stays complete HTML whose links load documents.
loadPageAt(site, window.location).then(
  (page) =>
    // A transition renders in slices of a few milliseconds, between which the browser handles input.
    startTransition(() => {
      const app = <App navigation={new Navigation(page, site)} />;
      hydrateRoot(document, import.meta.env.DEV ? <StrictMode>{app}</StrictMode> : app);
    }),
  () => {
    // The entries before a reload belong to this document: Back to one of another page changes only the address.
    const { pathname } = window.location;
    window.addEventListener('popstate', () => {
      if (window.location.pathname !== pathname) window.location.reload();
    });
  },
);
