import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { loadPart } from '../../shared/reload/loadPart.ts';
import { alertRaised } from '../../shared/state/alertsSlice.ts';
import {
  authModalClosed,
  loginRequested,
  registerRequested,
  selectAuthPanel,
} from '../../shared/state/authModalSlice.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../../shared/state/rootState.ts';
import { selectSessionStatus } from '../../shared/state/sessionSlice.ts';
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

/** The first sign that somebody is there: the dialog is fetched then, so that the press on `Entrar` waits for nothing. */
const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/** Opens the dialog when somebody asks for it, or the address does. The dialog itself is fetched apart. */
export function AuthModal() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const panel = useAppSelector(selectAuthPanel);
  const status = useAppSelector(selectSessionStatus);
  const { search } = useLocation();
  const [loaded, setLoaded] = useState<LoadedDialog>();
  const isOpen = panel !== null;

  useEffect(() => {
    const seen = new AbortController();
    const preload = () => {
      seen.abort();
      loadPart(loadDialog, store).catch(() => {});
    };
    for (const sign of signsOfLife) {
      window.addEventListener(sign, preload, { passive: true, signal: seen.signal });
    }
    return () => seen.abort();
  }, [store]);

  useEffect(() => {
    if (!isOpen || loaded) return;
    loadPart(loadDialog, store).then(setLoaded, () => {
      dispatch(authModalClosed());
      dispatch(
        alertRaised({
          kind: 'error',
          text: 'Não foi possível abrir. Confira sua conexão e tente de novo.',
        }),
      );
    });
  }, [isOpen, loaded, store, dispatch]);

  // Only what an address says counts, and only once it is known that nobody is logged in: by the store itself, as a page
  // that comes to life is rendered for nobody first.
  const answered = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again whenever the status has changed
  useEffect(() => {
    const known = selectSessionStatus(store.getState());
    if (known === 'unknown' || answered.current === search) return;
    answered.current = search;
    const asked = known === 'anonymous' ? panelOfQuery(search) : null;
    if (asked) dispatch(asked === 'login' ? loginRequested() : registerRequested());
  }, [status, search, store, dispatch]);

  return panel && loaded ? <loaded.Dialog panel={panel} drafts={loaded.drafts} /> : null;
}
