import { content as shell } from 'virtual:content/_shell';
import type { Navigation } from '../router/Navigation.ts';
import { NavigationContext, usePage } from '../router/useNavigation.ts';
import { ThemeProvider } from '../ui/ThemeProvider.tsx';
import { DocumentShell } from './DocumentShell.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

/** The whole document. The theme is above the navigation, so it survives page changes. */
export function App({ navigation }: { navigation: Navigation }) {
  return (
    <ThemeProvider mode={shell.mode} remembers={shell.remembersMode}>
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
