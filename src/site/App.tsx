import { content as shell } from 'virtual:content/shell';
import { DocumentShell } from './components/DocumentShell.tsx';
import { PageFrame } from './components/PageFrame.tsx';
import { SiteFooter } from './components/SiteFooter.tsx';
import { SiteHeader } from './components/SiteHeader.tsx';
import { ThemeProvider } from './components/ThemeProvider.tsx';
import type { LoadedPage } from './load-page.ts';
import { useCurrentPage } from './useCurrentPage.ts';

type Props = {
  /** The page the visitor came to. */
  first: LoadedPage;
};

/** The whole document; the theme stands above everything that knows about pages. */
export function App({ first }: Props) {
  return (
    <ThemeProvider>
      <DocumentShell language={shell.language}>
        <Site first={first} />
      </DocumentShell>
    </ThemeProvider>
  );
}

function Site({ first }: Props) {
  const { shown, ahead, fail } = useCurrentPage(first);
  return (
    <>
      <SiteHeader shell={shell} current={shown.name} />
      {(ahead ? [shown, ahead] : [shown]).map((page) => (
        <PageFrame key={page.name} page={page} isAhead={page === ahead} onFailure={() => fail(page)} />
      ))}
      <SiteFooter shell={shell} />
    </>
  );
}
