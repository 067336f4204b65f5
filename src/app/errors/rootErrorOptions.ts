import type { RootOptions } from 'react-dom/client';
import { reportError } from '../../shared/errors/errorReports.ts';

declare global {
  interface Window {
    // Recoverable React errors such as hydration mismatches, for tests.
    __recoverableErrors?: string[];
  }
}

export function rootErrorOptions(): RootOptions {
  window.__recoverableErrors = [];
  return {
    onRecoverableError: (error) => {
      window.__recoverableErrors?.push(error instanceof Error ? error.message : String(error));
      reportError(error, 'background');
    },
  };
}
