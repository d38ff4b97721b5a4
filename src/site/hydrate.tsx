import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { matchPage } from '../model/routes.ts';
import { App } from './App.tsx';
// What nearly every page is made of: here it stands in the shared chunk, and no page names five small files.
import './address-parameter.ts';
import { base } from './base.ts';
import './components/PageTitle.tsx';
import './components/PictureImage.tsx';
import './components/useMediaQuery.ts';
import './useDrawnInSteps.ts';
import { loadPage } from './load-page.ts';

const path = `/${window.location.pathname.slice(base.length)}`;

// Without its chunk the page stays what it is: complete HTML whose links load pages whole.
loadPage(matchPage(path)).then(
  (page) =>
    // A transition is rendered in slices of a few milliseconds, between which the browser answers.
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <App first={page} />
        </StrictMode>,
      );
    }),
  () => {},
);
