import { alertRaised } from '../../../../shared/state/alertsSlice.ts';
import type { Registration } from '../../register.ts';

const displayMs = 5_000;

export function registerAlert({ logInAgain }: Registration) {
  if (logInAgain) {
    return alertRaised({ kind: 'success', text: 'Conta criada. Entre com seu e-mail e senha.', displayMs });
  }
  return alertRaised({ kind: 'success', text: 'Conta criada. Boas-vindas!', displayMs });
}
