import { excludeCall, suspendCall } from '../../shared/contract/account/protection.ts';
import { api } from '../../shared/query/api.ts';
import { requestOf } from '../../shared/query/fromCall.ts';
import { readServices } from '../../shared/state/rootState.ts';
import { logoutRequested } from '../../shared/state/sessionSlice.ts';

export type Closing = { kind: 'suspension'; days: number } | Exclusion;

interface Exclusion {
  kind: 'exclusion';
  // Null is permanent.
  months: number | null;
  password: string;
}

const closeAccountApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A pause or a self-exclusion, which starts at once.
    closeAccount: build.mutation<{ until: string | null }, Closing>({
      query: (closing) =>
        closing.kind === 'suspension'
          ? requestOf(suspendCall, { body: { days: closing.days } })
          : requestOf(excludeCall, { body: exclusionBody(closing) }),
      // Under Brazilian law the session stays, for statement and withdrawal.
      invalidatesTags: ['session', 'transactions', 'limits'],
      onQueryStarted: async (_closing, { dispatch, queryFulfilled }) => {
        const isClosed = await queryFulfilled.catch(() => null);
        if (isClosed && readServices(dispatch).brand.jurisdiction !== 'br') dispatch(logoutRequested());
      },
    }),
  }),
});

export const { useCloseAccountMutation } = closeAccountApi;

function exclusionBody({ months, password }: Exclusion) {
  return months === null ? { permanent: true, password } : { months, password };
}
