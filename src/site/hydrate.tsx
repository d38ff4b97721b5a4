import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { matchPage } from '../model/routes.ts';
import { App } from './App.tsx';
import { base } from './base.ts';
import { loadPage } from './load-page.ts';

const path = `/${window.location.pathname.slice(base.length)}`;

// Without its chunk the page stays what it is: complete HTML whose links load pages whole.
loadPage(matchPage(path)).then(
  (page) =>
    hydrateRoot(
      document,
      <StrictMode>
        <App first={page} />
      </StrictMode>,
    ),
  () => {},
);
