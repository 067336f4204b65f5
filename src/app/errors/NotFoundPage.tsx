import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useAppDispatch } from '../../shared/state/rootState.ts';
import { useHydrated } from '../../shared/state/useHydrated.ts';
import { pageMissing } from '../../shared/state/visitSlice.ts';
import { ErrorMessage } from './ErrorMessage.tsx';

export function NotFoundPage() {
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const isHydrated = useHydrated();

  useEffect(() => {
    dispatch(pageMissing(true));
    return () => void dispatch(pageMissing(false));
  }, [dispatch]);

  // `404.html` serves every path, so the path is added after hydration.
  return <ErrorMessage status={404} detail={isHydrated ? `Page Not Found: ${pathname}` : undefined} />;
}
