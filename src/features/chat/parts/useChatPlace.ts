import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Tells the page's styles where the chat stands. On phones the footer leaves room for its button, which stays above the
 * bottom bar; `docked`, beside the house's own games, it stands half behind the screen's edge, where it covers nothing of
 * the game. Those rules are in the page from the start: one that arrives later makes the browser style everything anew.
 */
export function useChatPlace(place: 'minimised' | 'open' | null): void {
  const isBesideGame = useLocation().pathname.startsWith('/games/');
  const stands = place === 'minimised' && isBesideGame ? 'docked' : place;
  useEffect(() => {
    if (stands === null) return undefined;
    const root = document.documentElement;
    root.dataset.chat = stands;
    return () => {
      delete root.dataset.chat;
    };
  }, [stands]);
}
