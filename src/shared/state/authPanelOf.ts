import type { AuthPanel } from './authModalSlice.ts';

// One modal with three panels; any other word opens register.
export function authPanelOf(word: string): AuthPanel {
  return word === 'login' || word === 'recover' ? word : 'register';
}
