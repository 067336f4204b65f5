import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { lazyWithReload } from '../../shared/reload/lazyWithReload.ts';
import { alertRaised } from '../../shared/state/alertsSlice.ts';
import { useAppStore } from '../../shared/state/rootState.ts';

/** Loads a dialog on request; a failure shows an alert and dispatches what takes the request back. `load` must be stable. */
export function useRequestedDialog<Part extends object>(
  load: () => Promise<Part>,
  isRequested: boolean,
  takeBack?: () => UnknownAction,
): Part | undefined {
  const store = useAppStore();
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (!isRequested || part) return;
    lazyWithReload(load, store).then(
      // As a function, because React would call a component passed as state.
      (loaded) => setPart(() => loaded),
      () => {
        if (takeBack) store.dispatch(takeBack());
        const text = 'Não foi possível abrir. Confira sua conexão e tente de novo.';
        store.dispatch(alertRaised({ kind: 'error', text }));
      },
    );
  }, [load, isRequested, takeBack, part, store]);
  return part;
}
