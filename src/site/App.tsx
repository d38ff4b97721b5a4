import { content as shell } from 'virtual:content/shell';
import { DocumentShell } from './components/DocumentShell.tsx';
import { PageBoundary } from './components/PageBoundary.tsx';
import { SiteFooter } from './components/SiteFooter.tsx';
import { SiteHeader } from './components/SiteHeader.tsx';
import { ThemeProvider } from './components/ThemeProvider.tsx';
import type { LoadedPage } from './load-page.ts';
import { useCurrentPage } from './useCurrentPage.ts';

type Props = {
  /** The page the visitor came to. */
  first: LoadedPage;
  /** Its path, while prerendering. */
  path?: string;
};

/** The whole document; the theme stands above everything that knows about pages. */
export function App({ first, path }: Props) {
  return (
    <ThemeProvider>
      <DocumentShell language={shell.language}>
        <Site first={first} {...(path === undefined ? {} : { path })} />
      </DocumentShell>
    </ThemeProvider>
  );
}

function Site({ first, path }: Props) {
  const { shown, showError } = useCurrentPage(first, path);
  const { name, Page } = shown;
  return (
    <>
      <SiteHeader shell={shell} current={name} />
      <PageBoundary key={name} onFailure={showError}>
        <Page />
      </PageBoundary>
      <SiteFooter shell={shell} />
    </>
  );
}
