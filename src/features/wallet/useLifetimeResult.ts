import { useEffect, useRef } from 'react';
import { useGetHabitsQuery } from '../protection/habitsApi.ts';

/** Returns prizes minus stakes since the account was opened, refetched after each change of the day's result. */
export function useLifetimeResult(dayCents: number | null): number | undefined {
  const { data, refetch } = useGetHabitsQuery();
  const known = useRef(dayCents);
  useEffect(() => {
    if (known.current !== null && known.current !== dayCents) refetch();
    known.current = dayCents;
  }, [dayCents, refetch]);
  return data?.lifetime_result;
}
