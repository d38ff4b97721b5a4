import * as words from 'virtual:words';
import { Component, type ReactNode } from 'react';
import buttons from '../ui/button.module.css';
import layout from '../ui/layout.module.css';

/** Says so where a page fails to render, and how to load it again; bar and footer stay as they are. */
export class PageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main id="_content" className={layout.page}>
        <title>{words.pageFailed}</title>
        <h1>{words.pageFailed}</h1>
        <p>
          <button className={buttons.button} type="button" onClick={() => window.location.reload()}>
            {words.loadAgain}
          </button>
        </p>
      </main>
    );
  }
}
