import {
  getHabitsCall,
  type Habits,
  type HabitsRequest,
  updateHabitsCall,
} from '../../shared/contract/account/habits.ts';
import { api } from '../../shared/query/api.ts';
import { fromCall, requestOf } from '../../shared/query/fromCall.ts';
import { sendOptional } from '../../shared/query/sendTyped.ts';
import { readServices } from '../../shared/state/rootState.ts';

const habitsApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Null: the operator does not offer it.
    getHabits: build.query<Habits | null, void>({
      queryFn: (_nothing, { dispatch, signal }) =>
        sendOptional(readServices(dispatch).http, requestOf(getHabitsCall, { signal })),
      providesTags: ['limits'],
    }),
    // Without an idempotency key, because a repeated request changes nothing.
    saveHabits: build.mutation({
      ...fromCall(updateHabitsCall, (body: HabitsRequest) => ({ body })),
      invalidatesTags: ['limits'],
    }),
  }),
});

export const { useGetHabitsQuery, useSaveHabitsMutation } = habitsApi;
