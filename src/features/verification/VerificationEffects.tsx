import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import { useEffectFor } from '../../shared/state/useEffectFor.ts';
import { selectShowVerificationModal, verificationModalClosed } from '../../shared/state/visitSlice.ts';
import { useRequestedDialog } from '../../ui/lazy/useRequestedDialog.ts';
import { checkIdentity } from './checkIdentity.ts';
import {
  refusalEnded,
  selectIsClosed,
  selectRefusal,
  selectVpnDetected,
  vpnModalClosed,
} from './identitySlice.ts';

const loadVerification = () =>
  import('./parts/identity/VerificationDialog.tsx').then((part) => part.VerificationDialog);
const loadLocation = () => import('./parts/location/LocationDialog.tsx').then((part) => part.LocationDialog);
const loadVpn = () => import('./parts/location/VpnDialog.tsx').then((part) => part.VpnDialog);

const loadTerms = () => import('./parts/terms/TermsDialog.tsx').then((part) => part.TermsDialog);
const loadClosed = () => import('./parts/ClosedAccountDialog.tsx').then((part) => part.ClosedAccountDialog);

const checkDelayMs = 1_000;

/** Checks the identity status after every navigation and shows the dialog it requires. */
export function VerificationEffects() {
  const dispatch = useAppDispatch();
  const { verification } = useBrand();
  const isAuthenticated = useAppSelector(selectIsAuthenticated);
  const isRequested = useAppSelector(selectShowVerificationModal);
  const vpnDetected = useAppSelector(selectVpnDetected);
  const { pathname } = useLocation();
  const Verification = useRequestedDialog(loadVerification, isRequested, verificationModalClosed);
  const refusal = useAppSelector(selectRefusal);
  const isLocationAsked = refusal === 'location';
  const Location = useRequestedDialog(loadLocation, isLocationAsked, refusalEnded);
  const areTermsAsked = refusal === 'terms';
  const Terms = useRequestedDialog(loadTerms, areTermsAsked, refusalEnded);
  const isClosed = useAppSelector(selectIsClosed);
  // Shown at each visit; afterwards the page of the account keeps the notice.
  const [isNoticed, setNoticed] = useState(false);
  const isClosingShown = isClosed && !isNoticed;
  const Closed = useRequestedDialog(loadClosed, isClosingShown);
  const Vpn = useRequestedDialog(loadVpn, vpnDetected, vpnModalClosed);

  const checkSoon = useCallback(() => {
    if (!verification || !isAuthenticated) return undefined;
    const leave = new AbortController();
    const timer = setTimeout(() => void dispatch(checkIdentity({ signal: leave.signal })), checkDelayMs);
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [verification, isAuthenticated, dispatch]);
  useEffectFor(pathname, checkSoon);

  useEffect(() => {
    if (isRequested && !isAuthenticated) dispatch(verificationModalClosed());
  }, [isRequested, isAuthenticated, dispatch]);

  return (
    <>
      {isClosingShown && Closed && <Closed onClose={() => setNoticed(true)} />}
      {isRequested && !vpnDetected && !isClosed && Verification && <Verification />}
      {vpnDetected && !isClosed && Vpn && <Vpn />}
      {isLocationAsked && !vpnDetected && Location && <Location />}
      {areTermsAsked && !vpnDetected && Terms && <Terms />}
    </>
  );
}
