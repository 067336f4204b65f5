import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import {
  authModalClosed,
  recoveryRequested,
  registerRequested,
  selectReturnTo,
} from '../shared/state/authModalSlice.ts';
import { useAppDispatch, useAppSelector } from '../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../shared/state/sessionSlice.ts';
import { useRouteHandle } from './useRouteHandle.ts';

/** Addresses that open a panel over home, and the way on to the page that a login was needed for. */
export function VisitEffects() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { routeId } = useRouteHandle();
  const { id } = useParams();
  const isAuthenticated = useAppSelector(selectIsAuthenticated);
  const returnTo = useAppSelector(selectReturnTo);

  useEffect(() => {
    if (routeId === 'recover') dispatch(recoveryRequested());
    if (routeId === 'ref' && id) dispatch(registerRequested());
  }, [routeId, id, dispatch]);

  useEffect(() => {
    if (!isAuthenticated || returnTo === null) return;
    dispatch(authModalClosed());
    void navigate(returnTo);
  }, [isAuthenticated, returnTo, dispatch, navigate]);

  return null;
}
