import { useEffect } from 'react';

/**
 * Tells the page's styles where the chat stands: on phones the footer leaves room for its button, which stays above the
 * bottom bar. Those rules are in the page from the start: one that arrives later makes the browser style everything anew.
 */
export function useChatPlace(place: 'minimised' | 'open' | null): void {
  useEffect(() => {
    if (place === null) return undefined;
    const root = document.documentElement;
    root.dataset.chat = place;
    return () => {
      delete root.dataset.chat;
    };
  }, [place]);
}
