import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { recordReferrer } from '../../features/attribution/recordSource.ts';
import { useBrand } from '../../shared/brand/useBrand.ts';
import {
  authModalClosed,
  recoveryRequested,
  registerRequested,
  selectReturnTo,
} from '../../shared/state/authModalSlice.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import { pageSettled } from '../../shared/state/visitSlice.ts';
import { contentLoaded } from '../contentLoaded.ts';
import { restoreMenu } from '../listeners/persistMenu.ts';
import { pageIdle } from '../pageIdle.ts';
import { announcePageReady } from '../pageReady.ts';
import { useRouteHandle } from '../routes/useRouteHandle.ts';

// Restores the menu and handles URLs that open a panel or return after a login.
export function VisitEffects() {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const brand = useBrand();
  const { routeId } = useRouteHandle();
  const { id } = useParams();
  const isAuthenticated = useAppSelector(selectIsAuthenticated);
  const returnTo = useAppSelector(selectReturnTo);

  useEffect(() => restoreMenu(store), [store]);

  useEffect(() => {
    announcePageReady();
    void pageIdle(contentLoaded(store)).then(() => dispatch(pageSettled()));
  }, [dispatch, store]);

  useEffect(() => {
    if (routeId === 'recover') dispatch(recoveryRequested());
    if (routeId !== 'ref' || !id) return undefined;
    let isHere = true;
    // The panel shows the referrer, so it is recorded first.
    void recordReferrer(brand, id).then(() => isHere && dispatch(registerRequested()));
    return () => {
      isHere = false;
    };
  }, [routeId, id, brand, dispatch]);

  useEffect(() => {
    if (!isAuthenticated || returnTo === null) return;
    dispatch(authModalClosed());
    void navigate(returnTo);
  }, [isAuthenticated, returnTo, dispatch, navigate]);

  return null;
}
