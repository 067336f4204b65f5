import { tokenParameter } from '../../../scripts/studio/studioApi.ts';

const key = 'bandeira-studio-token';

/** Takes the token out of the address bar, so that no screenshot or bookmark shows it. */
export function adoptToken(): void {
  const token = new URLSearchParams(location.hash.slice(1)).get(tokenParameter);
  if (token === null) return;
  localStorage.setItem(key, token);
  history.replaceState(history.state, '', location.pathname + location.search);
}

export function studioToken(): string {
  return localStorage.getItem(key) ?? '';
}
