import { Component, type ReactNode } from 'react';
import { reportError } from '../../shared/errors/errorReports.ts';
import { ErrorMessage } from './ErrorMessage.tsx';
import { errorStatus } from './errorTexts.ts';

/** The last net, around everything: what even the router's boundaries could not hold. */
export class RootBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error, 'blocking');
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ErrorMessage status={errorStatus()} /> : this.props.children;
  }
}
