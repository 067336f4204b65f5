import type { CheckKind } from './widgetMessage.ts';

interface AlertContent {
  kind: 'info' | 'success' | 'error';
  text: string;
}

const nameOf = { face: 'facial', kyc: 'KYC' } as const satisfies Record<CheckKind, string>;

// Long enough to read the result of a check.
export const reportDisplayMs = 5_000;

/** Maps a widget status to an alert; only the operator decides whether it is true. */
export function reportAlert(check: CheckKind, status: string): AlertContent {
  const name = nameOf[check];
  if (status === 'success') return { kind: 'success', text: `Verificação ${name} concluída com sucesso!` };
  if (status === 'closed') return { kind: 'info', text: `Verificação ${name} fechada.` };
  return { kind: 'error', text: `Falha na verificação ${name}: ${status}` };
}

export function startFailureMessage(check: CheckKind): string {
  return `Erro ao inicializar verificação ${nameOf[check]}.`;
}

export const alreadyVerifiedText = 'Sua conta já está verificada.';
