import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadPage } from './load-page.ts';
import { pageOfAddress } from './navigate.ts';

// Without its chunk the page stays what it is: complete HTML whose links load pages whole.
loadPage(pageOfAddress()).then(
  (page) =>
    // A transition is rendered in slices of a few milliseconds, between which the browser answers.
    startTransition(() => {
      const app = <App first={page} />;
      hydrateRoot(document, import.meta.env.DEV ? <StrictMode>{app}</StrictMode> : app);
    }),
  () => {},
);
