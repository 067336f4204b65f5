import { Component, type ReactNode } from 'react';
import { ErrorMessage } from './ErrorMessage.tsx';

/** The last net, around everything: what even the router's boundaries could not hold. */
export class RootBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ErrorMessage status={500} /> : this.props.children;
  }
}
