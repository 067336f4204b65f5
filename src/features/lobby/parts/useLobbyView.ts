import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type LobbyView, readLobbyView, writeLobbyView } from './lobbyView.ts';

/** The address follows the typing at a distance: each entry of it costs a render of the whole page. */
const addressDelayMs = 350;

interface LobbyViewState {
  view: LobbyView;
  change: (change: Partial<LobbyView>) => void;
  /** Whoever stops typing may be about to leave: the address must know by then what they come back to. */
  settle: () => void;
}

/** What the lobby shows; kept in the address, so that back, reload and a shared link bring it again. */
export function useLobbyView(): LobbyViewState {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [view, setView] = useState(() => readLobbyView(hash));
  const written = useRef(hash);
  const pending = useRef<(() => void) | null>(null);

  useEffect(() => {
    if (hash === written.current) return;
    written.current = hash;
    setView(readLobbyView(hash));
  }, [hash]);

  useEffect(() => {
    const write = () => {
      clearTimeout(timer);
      pending.current = null;
      const wanted = writeLobbyView(view);
      if (wanted === writeLobbyView(readLobbyView(written.current))) return;
      written.current = wanted;
      void navigate({ hash: wanted }, { replace: true, preventScrollReset: true });
    };
    // Filters and order are one press each, after which somebody may leave at once.
    const isTyping = view.search.trim() !== readLobbyView(written.current).search;
    const timer = setTimeout(write, isTyping ? addressDelayMs : 0);
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
