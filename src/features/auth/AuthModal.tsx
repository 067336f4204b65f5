import { type ComponentType, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { lazyWithReload } from '../../shared/reload/lazyWithReload.ts';
import {
  authModalClosed,
  loginRequested,
  registerRequested,
  selectAuthPanel,
} from '../../shared/state/authModalSlice.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../../shared/state/rootState.ts';
import { selectSessionStatus, selectUrlTokenAsked } from '../../shared/state/sessionSlice.ts';
import { signsOfLife } from '../../ui/lazy/useIdle.ts';
import { useRequestedDialog } from '../../ui/lazy/useRequestedDialog.ts';
import type { AuthDrafts } from './authDrafts.ts';
import { panelOfQuery } from './authQuery.ts';
import type { AuthDialogProps } from './parts/AuthDialog.tsx';

interface LoadedDialog {
  Dialog: ComponentType<AuthDialogProps>;
  drafts: AuthDrafts;
}

async function loadDialog(): Promise<LoadedDialog> {
  const [{ AuthDialog }, { storedDrafts }] = await Promise.all([
    import('./parts/AuthDialog.tsx'),
    import('./authDrafts.ts'),
  ]);
  return { Dialog: AuthDialog, drafts: storedDrafts() };
}

/** Opens the lazy auth dialog on request or by the URL. */
export function AuthModal() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const panel = useAppSelector(selectAuthPanel);
  const status = useAppSelector(selectSessionStatus);
  // A link that may log in is asked about first.
  const isAsked = useAppSelector(selectUrlTokenAsked);
  const { search } = useLocation();
  const loaded = useRequestedDialog(loadDialog, panel !== null, authModalClosed);

  // The first activity preloads the dialog, so that it opens at once.
  useEffect(() => {
    const seen = new AbortController();
    const preload = () => {
      seen.abort();
      lazyWithReload(loadDialog, store).catch(() => {});
    };
    for (const sign of signsOfLife) {
      window.addEventListener(sign, preload, { passive: true, signal: seen.signal });
    }
    return () => seen.abort();
  }, [store]);

  // Only for anonymous visitors, by the store's own status, because hydration renders every page as anonymous
  // first.
  const answered = useRef<string | null>(null);
  useEffect(() => {
    const known = selectSessionStatus(store.getState());
    if (status === 'unknown' || known === 'unknown' || answered.current === search) return;
    answered.current = search;
    const asked = known === 'anonymous' ? panelOfQuery(search) : null;
    if (asked) dispatch(asked === 'login' ? loginRequested() : registerRequested());
  }, [status, search, store, dispatch]);

  return panel && loaded && !isAsked ? <loaded.Dialog panel={panel} drafts={loaded.drafts} /> : null;
}
