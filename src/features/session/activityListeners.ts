import { transactionReported } from '../../shared/state/moneyEvents.ts';
import type { AppStartListening } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';
import { idleClockOf } from './idleClock.ts';

/** Whoever plays in a provider's frame presses nothing that this page could see; the stakes tell that they are there. */
export function startCountingBets(startListening: AppStartListening): void {
  startListening({
    actionCreator: transactionReported,
    effect: ({ payload }, { extra }) => {
      const { brand } = servicesOf(extra);
      if (brand.jurisdiction === 'br' && isBet(payload.source_type)) idleClockOf(brand.id).noteActivity();
    },
  });
}

const isBet = (sourceType: string) => /bet$/i.test(sourceType);
