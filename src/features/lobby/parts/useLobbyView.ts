import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { type LobbyView, readLobbyView, writeLobbyView } from './lobbyView.ts';

// Debounces the URL update, because each one renders the whole page.
const urlDelayMs = 350;

// Marks the history entries that this hook has written.
const ownChange = 'lobby-view';

interface LobbyViewState {
  view: LobbyView;
  change: (change: Partial<LobbyView>) => void;
  // Writes the URL at once when the search loses focus, so that going back restores the view.
  settle: () => void;
}

/** Keeps the lobby's view in the URL, for back, reload and shared links. */
export function useLobbyView(): LobbyViewState {
  const { hash, state } = useLocation();
  const isOwn = useNavigationType() === 'REPLACE' && state === ownChange;
  const navigate = useNavigate();
  const [view, setView] = useState(() => readLobbyView(hash));
  const written = useRef(hash);
  const pending = useRef<(() => void) | null>(null);

  useEffect(() => {
    // The page may render an earlier change of the view while a later one is on its way.
    if (hash === written.current || isOwn) return;
    written.current = hash;
    setView(readLobbyView(hash));
  }, [hash, isOwn]);

  useEffect(() => {
    const write = () => {
      clearTimeout(timer);
      pending.current = null;
      const wanted = writeLobbyView(view);
      if (wanted === written.current) return;
      written.current = wanted;
      void navigate({ hash: wanted }, { replace: true, preventScrollReset: true, state: ownChange });
    };
    // Filters and order are single presses, so they are written at once.
    const isTyping = view.search.trim() !== readLobbyView(written.current).search;
    const timer = setTimeout(write, isTyping ? urlDelayMs : 0);
    pending.current = write;
    return () => {
      clearTimeout(timer);
      pending.current = null;
    };
  }, [view, navigate]);

  const change = useCallback(
    (change: Partial<LobbyView>) => setView((before) => ({ ...before, ...change })),
    [],
  );
  const settle = useCallback(() => pending.current?.(), []);
  return { view, change, settle };
}
