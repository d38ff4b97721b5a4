import { content as shell } from 'virtual:content/shell';
import { Router } from 'wouter';
import { base } from './base.ts';
import { DocumentShell } from './components/DocumentShell.tsx';
import { PageBoundary } from './components/PageBoundary.tsx';
import { SiteFooter } from './components/SiteFooter.tsx';
import { SiteHeader } from './components/SiteHeader.tsx';
import { ThemeProvider } from './components/ThemeProvider.tsx';
import type { LoadedPage } from './load-page.ts';
import { NotFoundRoute } from './pages/not-found/NotFoundRoute.tsx';
import { useCurrentPage } from './useCurrentPage.ts';

/** The whole document. `first` is the page the visitor came to; `path` its path while prerendering. */
export function App({ first, path }: { first: LoadedPage; path?: string }) {
  return (
    <ThemeProvider>
      <Router base={base.replace(/\/$/, '')} {...(path === undefined ? {} : { ssrPath: path })}>
        <DocumentShell language={shell.language}>
          <Site first={first} />
        </DocumentShell>
      </Router>
    </ThemeProvider>
  );
}

function Site({ first }: { first: LoadedPage }) {
  const { name, Page } = useCurrentPage(first);
  return (
    <>
      <SiteHeader shell={shell} current={name} />
      <PageBoundary key={name} fallback={<NotFoundRoute />}>
        <Page />
      </PageBoundary>
      <SiteFooter shell={shell} />
    </>
  );
}
