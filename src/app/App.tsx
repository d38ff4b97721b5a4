import { content as shell } from 'virtual:content/_shell';
import * as t from 'virtual:messages';
import { Component, type ReactNode } from 'react';
import type { Navigation } from '../router/Navigation.ts';
import { NavigationContext, usePage } from '../router/useNavigation.ts';
import buttons from '../ui/button.module.css';
import layout from '../ui/layout.module.css';
import { ThemeProvider } from '../ui/ThemeProvider.tsx';
import { DocumentShell } from './DocumentShell.tsx';
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

/** Shows an error and a reload button if a page fails to render. The navigation bar and the footer stay. */
class PageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main id="_content" className={layout.page}>
        <title>{t.pageFailed}</title>
        <h1>{t.pageFailed}</h1>
        <p>
          <button className={buttons.button} type="button" onClick={() => window.location.reload()}>
            {t.loadAgain}
          </button>
        </p>
      </main>
    );
  }
}
