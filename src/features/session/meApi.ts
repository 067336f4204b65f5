import * as v from 'valibot';
import { meSchema, type User } from '../../shared/contract/user.ts';
import { api } from '../../shared/http/api.ts';
import type { RootState } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';

/** Null: the API says that nobody is logged in. */
const playerSchema = v.pipe(
  meSchema,
  v.transform((me): User | null => ('message' in me ? null : me)),
);

export const meApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMe: build.query<User | null, void>({
      query: () => ({ path: '/api/auth/me', schema: playerSchema }),
      keepUnusedDataFor: 30,
      providesTags: ['session'],
    }),
  }),
});

export const { useGetMeQuery } = meApi;

const selectMeAnswer = meApi.endpoints.getMe.select();

/** The player, only while logged in: what the cache may still hold of an earlier session is nobody's. */
export function selectUser(state: RootState): User | null {
  return selectIsAuthenticated(state) ? (selectMeAnswer(state).data ?? null) : null;
}
