import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { alertRaised } from '../../shared/state/alertsSlice.ts';
import {
  authModalClosed,
  loginRequested,
  registerRequested,
  selectAuthPanel,
} from '../../shared/state/authModalSlice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { selectSessionStatus } from '../../shared/state/sessionSlice.ts';
import { storedDrafts } from './authDrafts.ts';
import { panelOfQuery } from './authQuery.ts';
import type { AuthDialogProps } from './parts/AuthDialog.tsx';

const loadDialog = () => import('./parts/AuthDialog.tsx').then((part) => part.AuthDialog);

/** After the first page has settled, so that the first press on `Entrar` waits for nothing. */
const preloadAfterMs = 4_000;

/** Opens the dialog when somebody asks for it, or the address does. The dialog itself is fetched apart. */
export function AuthModal() {
  const dispatch = useAppDispatch();
  const panel = useAppSelector(selectAuthPanel);
  const status = useAppSelector(selectSessionStatus);
  const { search } = useLocation();
  const [Dialog, setDialog] = useState<ComponentType<AuthDialogProps>>();
  const [drafts] = useState(storedDrafts);
  const isOpen = panel !== null;

  useEffect(() => {
    const timer = setTimeout(() => void loadDialog().catch(() => {}), preloadAfterMs);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!isOpen || Dialog) return;
    loadDialog().then(
      (loaded) => setDialog(() => loaded),
      () => {
        dispatch(authModalClosed());
        dispatch(
          alertRaised({
            kind: 'error',
            text: 'Não foi possível abrir. Confira sua conexão e tente de novo.',
          }),
        );
      },
    );
  }, [isOpen, Dialog, dispatch]);

  // Only what an address says counts, and only once it is known that nobody is logged in.
  const answered = useRef<string | null>(null);
  useEffect(() => {
    if (status === 'unknown' || answered.current === search) return;
    answered.current = search;
    const asked = status === 'anonymous' ? panelOfQuery(search) : null;
    if (asked) dispatch(asked === 'login' ? loginRequested() : registerRequested());
  }, [status, search, dispatch]);

  return panel && Dialog ? <Dialog panel={panel} drafts={drafts} /> : null;
}
