import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useAppDispatch } from '../../shared/state/rootState.ts';
import { useHydrated } from '../../shared/state/useHydrated.ts';
import { pageMissing } from '../../shared/state/visitSlice.ts';
import { useLazyComponent } from '../../ui/lazy/useLazyComponent.ts';
import { ErrorMessage } from './ErrorMessage.tsx';

const loadWays = () => import('./NotFoundWays.tsx').then((part) => part.NotFoundWays);

export function NotFoundPage() {
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const isHydrated = useHydrated();
  const Ways = useLazyComponent(loadWays, isHydrated);

  useEffect(() => {
    dispatch(pageMissing(true));
    return () => void dispatch(pageMissing(false));
  }, [dispatch]);

  // `404.html` serves every path, so the path is added after hydration.
  return (
    <ErrorMessage status={404} detail={isHydrated ? `Page Not Found: ${pathname}` : undefined}>
      {Ways && <Ways />}
    </ErrorMessage>
  );
}
