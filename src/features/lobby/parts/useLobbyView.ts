import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type LobbyView, readLobbyView, writeLobbyView } from './lobbyView.ts';

/** The address follows the typing at a distance: each entry of it costs a render of the whole page. */
const addressDelayMs = 350;

/** What the lobby shows; kept in the address, so that back, reload and a shared link bring it again. */
export function useLobbyView(): [LobbyView, (change: Partial<LobbyView>) => void] {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [view, setView] = useState(() => readLobbyView(hash));
  const written = useRef(hash);

  useEffect(() => {
    if (hash === written.current) return;
    written.current = hash;
    setView(readLobbyView(hash));
  }, [hash]);

  useEffect(() => {
    const wanted = writeLobbyView(view);
    if (wanted === writeLobbyView(readLobbyView(written.current))) return undefined;
    const timer = setTimeout(() => {
      written.current = wanted;
      void navigate({ hash: wanted }, { replace: true, preventScrollReset: true });
    }, addressDelayMs);
    return () => clearTimeout(timer);
  }, [view, navigate]);

  return [view, (change) => setView((before) => ({ ...before, ...change }))];
}
