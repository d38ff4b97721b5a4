import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { Navigation, pageOf } from './navigation/Navigation.ts';
import { loadPage } from './navigation/pages.ts';

const name = pageOf(window.location) ?? 'notFound';

// Without its chunk the page stays what it is: complete HTML whose links load pages whole.
loadPage(name).then(
  (Page) =>
    // A transition is rendered in slices of a few milliseconds, between which the browser answers.
    startTransition(() => {
      const app = <App navigation={new Navigation({ name, Page }, loadPage)} />;
      hydrateRoot(document, import.meta.env.DEV ? <StrictMode>{app}</StrictMode> : app);
    }),
  () => {},
);
