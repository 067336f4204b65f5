import type { RootOptions } from 'react-dom/client';
import { reportError } from '../../shared/errors/errorReports.ts';

declare global {
  interface Window {
    /** Hydration mismatches and other errors React recovered from; tests listen here. */
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
