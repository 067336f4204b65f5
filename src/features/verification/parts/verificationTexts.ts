import type { CheckKind } from './widgetMessage.ts';

interface AlertWords {
  kind: 'info' | 'success' | 'error';
  text: string;
}

const nameOf = { face: 'facial', kyc: 'KYC' } as const satisfies Record<CheckKind, string>;

/** Long enough to be read: these say how a check of minutes has ended. */
export const reportDisplayMs = 5_000;

/** What the widget reported, in the product's words. Whether it is true is for the operator to say. */
export function reportAlert(check: CheckKind, status: string): AlertWords {
  const name = nameOf[check];
  if (status === 'success') return { kind: 'success', text: `Verificação ${name} concluída com sucesso!` };
  if (status === 'closed') return { kind: 'info', text: `Verificação ${name} fechada.` };
  return { kind: 'error', text: `Falha na verificação ${name}: ${status}` };
}

export function startFailureText(check: CheckKind): string {
  return `Erro ao inicializar verificação ${nameOf[check]}.`;
}

export const alreadyVerifiedText = 'Sua conta já está verificada.';
