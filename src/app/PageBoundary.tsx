import * as t from 'virtual:messages';
import { Component, type ReactNode } from 'react';
import buttons from '../ui/button.module.css';
import layout from '../ui/layout.module.css';

/** Shows an error and a reload button if a page fails to render; bar and footer stay. */
export class PageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
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
