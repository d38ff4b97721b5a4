import { content as shell } from 'virtual:content/_shell';
import { DocumentShell } from './components/DocumentShell.tsx';
import { SiteFooter } from './components/SiteFooter.tsx';
import { SiteHeader } from './components/SiteHeader.tsx';
import { ThemeProvider } from './components/ThemeProvider.tsx';
import type { Navigation } from './navigation/Navigation.ts';
import { PageBoundary } from './navigation/PageBoundary.tsx';
import { NavigationContext, usePage } from './navigation/useNavigation.ts';

/** The whole document; the theme stands above everything that knows about pages. */
export function App({ navigation }: { navigation: Navigation }) {
  return (
    <ThemeProvider>
      <DocumentShell shell={shell}>
        <NavigationContext value={navigation}>
          <Site />
        </NavigationContext>
      </DocumentShell>
    </ThemeProvider>
  );
}

function Site() {
  const { path, Page } = usePage();
  return (
    <>
      <SiteHeader shell={shell} current={path} />
      <PageBoundary key={path}>
        <Page />
      </PageBoundary>
      <SiteFooter shell={shell} />
    </>
  );
}
