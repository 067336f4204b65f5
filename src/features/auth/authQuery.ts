import type { AuthPanel } from '../../shared/state/authModalSlice.ts';

// Parameters that do not open the register panel.
const silent = new Set(['token', 'login', 'preview', 'showCookieModal']);

/** Returns the panel that a query opens for an anonymous visitor. */
export function panelOfQuery(search: string): AuthPanel | null {
  const query = new URLSearchParams(search);
  const login = query.get('login');
  if (login === '1') return 'login';
  if (login === '0') return 'register';
  return [...query.keys()].some((name) => !silent.has(name)) ? 'register' : null;
}
