import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { useAppDispatch } from '../../shared/state/rootState.ts';
import { useHydrated } from '../../shared/state/useHydrated.ts';
import { pageMissing } from '../../shared/state/visitSlice.ts';
import { token } from '../../shared/tokens/token.ts';
import { useLazyComponent } from '../../ui/lazy/useLazyComponent.ts';
import { ErrorMessage } from './ErrorMessage.tsx';

const loadWays = () => import('./NotFoundWays.tsx').then((part) => part.NotFoundWays);

export function NotFoundPage() {
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const isHydrated = useHydrated();
  const { pictures } = useBrand();
  const Ways = useLazyComponent(loadWays, isHydrated);

  useEffect(() => {
    dispatch(pageMissing(true));
    return () => void dispatch(pageMissing(false));
  }, [dispatch]);

  // `404.html` serves every path, so the path is added after hydration.
  return (
    <>
      <Scene src={pictures.scene} alt="" width={1200} height={630} draggable={false} />
      <ErrorMessage status={404} detail={isHydrated ? `Page Not Found: ${pathname}` : undefined}>
        {Ways && <Ways />}
      </ErrorMessage>
    </>
  );
}

const Scene = styled.img`
  display: block;
  /* Whole, because pictures have frames. */
  inline-size: min(100%, 38dvh, 30rem);
  block-size: auto;
  margin-inline: auto;
  border-radius: ${token('radius.panel')};
`;
