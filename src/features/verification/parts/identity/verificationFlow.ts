import type { CheckKind } from './widgetMessage.ts';

export type VerificationFlow =
  | {
      step: 'ready' /* The widget reported success that the operator has not confirmed yet. */;
      unconfirmed: boolean;
    }
  // Requesting which check is required.
  | { step: 'asking' }
  | { step: 'starting'; check: CheckKind }
  | { step: 'running'; check: CheckKind }
  // The widget reported a result, and the operator's status is requested.
  | { step: 'confirming' }
  | { step: 'failed'; check: CheckKind };

export type VerificationEvent =
  | { type: 'startPressed' }
  | { type: 'checkDue'; check: CheckKind }
  | { type: 'operatorSilent' }
  | { type: 'widgetShown' }
  | { type: 'startFailed' }
  | { type: 'widgetReported' }
  | { type: 'operatorAnswered'; unconfirmed: boolean };

export const firstStep: VerificationFlow = { step: 'ready', unconfirmed: false };

/**
 * Reduces the dialog's steps and ignores events of another step, because the widget may report late or twice.
 */
export function verificationFlow(flow: VerificationFlow, event: VerificationEvent): VerificationFlow {
  switch (event.type) {
    case 'startPressed':
      return flow.step === 'ready' || flow.step === 'failed' ? { step: 'asking' } : flow;
    case 'checkDue':
      return flow.step === 'asking' ? { step: 'starting', check: event.check } : flow;
    case 'operatorSilent':
      return flow.step === 'asking' ? firstStep : flow;
    case 'widgetShown':
      return flow.step === 'starting' ? { step: 'running', check: flow.check } : flow;
    case 'startFailed':
      return flow.step === 'starting' ? { step: 'failed', check: flow.check } : flow;
    case 'widgetReported':
      return isWidgetThere(flow) ? { step: 'confirming' } : flow;
    case 'operatorAnswered':
      return flow.step === 'confirming' ? { step: 'ready', unconfirmed: event.unconfirmed } : flow;
  }
}

export function isWidgetThere(
  flow: VerificationFlow,
): flow is Extract<VerificationFlow, { step: 'starting' | 'running' }> {
  return flow.step === 'starting' || flow.step === 'running';
}
