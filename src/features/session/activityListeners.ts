import { transactionReported } from '../../shared/state/moneyEvents.ts';
import type { AppStartListening } from '../../shared/state/rootState.ts';
import { idleClockOf } from './idleClock.ts';

// Counts reported bets as activity, because input in a provider's frame is not visible to the page.
export function registerBetActivity(startListening: AppStartListening): void {
  startListening({
    actionCreator: transactionReported,
    effect: ({ payload }, { extra }) => {
      const { brand } = extra;
      if (brand.jurisdiction === 'br' && isBet(payload.source_type)) idleClockOf(brand.id).noteActivity();
    },
  });
}

const isBet = (sourceType: string) => /bet$/i.test(sourceType);
