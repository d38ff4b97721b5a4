import { Component, type ReactNode } from 'react';

type Props = {
  /** Called once when the page under the boundary fails to render; shows the error page in its place. */
  onFailure: () => void;
  children: ReactNode;
};

export class PageBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
