import * as v from 'valibot';
import { activateBonusCall, excludeBonusCall, redeemBonusCall } from '../../shared/contract/bonus/bonus.ts';
import { flagOr } from '../../shared/contract/wire.ts';
import { storedRequest } from '../../shared/money/pendingRequest.ts';
import { sendIdempotent } from '../../shared/money/sendIdempotent.ts';
import { api } from '../../shared/query/api.ts';
import { routeOf } from '../../shared/query/fromCall.ts';
import { sendTyped } from '../../shared/query/sendTyped.ts';
import { readServices, readState } from '../../shared/state/rootState.ts';
import { selectUser } from '../session/me.ts';

export type BonusMove = 'activate' | 'redeem' | 'exclude';

const bonusCalls = { activate: activateBonusCall, redeem: redeemBonusCall, exclude: excludeBonusCall };

// The specification defines nothing but a refusal with status 200.
const resultSchema = v.nullish(v.object({ success: flagOr(true) }));

export const moveBonusApi = api.injectEndpoints({
  endpoints: (build) => ({
    moveBonus: build.mutation<unknown, { move: BonusMove; id: string }>({
      queryFn: ({ move, id }, store) => {
        const route = { ...routeOf(bonusCalls[move], { id }), schema: resultSchema };
        if (move === 'activate') return sendTyped(store, route);
        return sendIdempotent(readServices(store.dispatch).http, {
          ...route,
          attempt: storedRequest(`bonus-${move}-${id}`),
          userId: selectUser(readState(store.dispatch))?.id,
          body: {},
        });
      },
      invalidatesTags: ['bonus', 'session', 'transactions'],
    }),
  }),
});

export const { useMoveBonusMutation } = moveBonusApi;
