import { Component, type ReactNode } from 'react';
import { reportError } from '../../shared/errors/errorReports.ts';
import { ErrorMessage } from './ErrorMessage.tsx';
import { errorStatus } from './errorTexts.ts';

// Catches errors that the router's boundaries miss.
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
