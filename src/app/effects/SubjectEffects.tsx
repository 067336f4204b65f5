import { useCallback } from 'react';
import { useMatches, useRevalidator } from 'react-router';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { useAppSelector, useAppStore } from '../../shared/state/rootState.ts';
import { useEffectFor } from '../../shared/state/useEffectFor.ts';
import { selectIsPageMissing } from '../../shared/state/visitSlice.ts';
import { useRouteHandle } from '../routes/useRouteHandle.ts';
import { isSubjectMissing } from './isSubjectMissing.ts';

// Runs the loader again when a response shows that the page's subject is missing, or exists after all.
export function SubjectEffects() {
  const store = useAppStore();
  const brand = useBrand();
  const { routeId } = useRouteHandle();
  const { params = {}, pathname } = useMatches().at(-1) ?? {};
  const { revalidate } = useRevalidator();
  const isMissing = useAppSelector((state) => isSubjectMissing(state, brand, { routeId, params }));

  const compare = useCallback(() => {
    if (routeId !== null && isMissing !== selectIsPageMissing(store.getState())) void revalidate();
  }, [store, routeId, isMissing, revalidate]);
  // Another path has another subject.
  useEffectFor(pathname, compare);

  return null;
}
