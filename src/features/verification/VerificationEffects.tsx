import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { alertRaised } from '../../shared/state/alertsSlice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import { selectShowVerificationModal, verificationModalClosed } from '../../shared/state/visitSlice.ts';
import { checkIdentity } from './checkIdentity.ts';
import { refusalEnded, selectRefusal, selectVpnDetected, vpnModalClosed } from './identitySlice.ts';

const loadVerification = () =>
  import('./parts/VerificationDialog.tsx').then((part) => part.VerificationDialog);
const loadLocation = () => import('./parts/LocationDialog.tsx').then((part) => part.LocationDialog);
const loadVpn = () => import('./parts/VpnDialog.tsx').then((part) => part.VpnDialog);

const checkDelayMs = 1_000;

/** Checks the identity status after every navigation and shows the dialog it requires. */
export function VerificationEffects() {
  const dispatch = useAppDispatch();
  const { verification } = useBrand();
  const isAuthenticated = useAppSelector(selectIsAuthenticated);
  const isRequested = useAppSelector(selectShowVerificationModal);
  const vpnDetected = useAppSelector(selectVpnDetected);
  const { pathname } = useLocation();
  const Verification = useDialog(loadVerification, isRequested, () => dispatch(verificationModalClosed()));
  const isLocationAsked = useAppSelector(selectRefusal) === 'location';
  const Location = useDialog(loadLocation, isLocationAsked, () => dispatch(refusalEnded()));
  const Vpn = useDialog(loadVpn, vpnDetected, () => dispatch(vpnModalClosed()));

  // biome-ignore lint/correctness/useExhaustiveDependencies: every path change asks again
  useEffect(() => {
    if (!verification || !isAuthenticated) return undefined;
    const leave = new AbortController();
    const timer = setTimeout(() => void dispatch(checkIdentity({ signal: leave.signal })), checkDelayMs);
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [verification, isAuthenticated, pathname, dispatch]);

  useEffect(() => {
    if (isRequested && !isAuthenticated) dispatch(verificationModalClosed());
  }, [isRequested, isAuthenticated, dispatch]);

  return (
    <>
      {isRequested && !vpnDetected && Verification && <Verification />}
      {vpnDetected && Vpn && <Vpn />}
      {isLocationAsked && !vpnDetected && Location && <Location />}
    </>
  );
}

// Loads a dialog on demand; a failed import closes it with an alert.
function useDialog(
  load: () => Promise<ComponentType>,
  wanted: boolean,
  giveUp: () => void,
): ComponentType | undefined {
  const dispatch = useAppDispatch();
  const [part, setPart] = useState<{ Dialog: ComponentType }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `giveUp` changes identity on every render
  useEffect(() => {
    if (!wanted || part) return;
    load().then(
      (Dialog) => setPart({ Dialog }),
      () => {
        giveUp();
        const text = 'Não foi possível abrir a verificação. Confira sua conexão e tente de novo.';
        dispatch(alertRaised({ kind: 'error', text }));
      },
    );
  }, [load, wanted, part, dispatch]);
  return part?.Dialog;
}
