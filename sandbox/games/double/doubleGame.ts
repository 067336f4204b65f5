import type { SmallGame } from '../smallGame.ts';
import { doubleRoutes } from './doubleRoutes.ts';
import { endDoubleBet } from './doubleSettlement.ts';
import { doubleTable } from './doubleTable.ts';

export const doubleGame: SmallGame = {
  start: ({ tenant, transact, clock, log }) => {
    const table = doubleTable(tenant, transact, clock, log);
    return {
      addRoutes: (app, services) => doubleRoutes(app, services, table),
      settle: table.settle,
      stop: table.stop,
    };
  },
  endBet: (work, _userId, id) => endDoubleBet(work, id),
};
