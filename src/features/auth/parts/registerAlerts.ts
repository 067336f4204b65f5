import { alertRaised } from '../../../shared/state/alertsSlice.ts';

const displayMs = 5_000;

/** What a player with a new account is told, over whatever is on screen then. */
export function registerAlert({ logInAgain, limitsKept }: { logInAgain: boolean; limitsKept: boolean }) {
  if (logInAgain) {
    return alertRaised({ kind: 'success', text: 'Conta criada. Entre com seu e-mail e senha.', displayMs });
  }
  if (!limitsKept) {
    const text = 'Conta criada. Seus limites não foram salvos: defina-os em Jogo responsável.';
    return alertRaised({ kind: 'warning', text, displayMs: 2 * displayMs });
  }
  return alertRaised({ kind: 'success', text: 'Conta criada. Boas-vindas!', displayMs });
}
