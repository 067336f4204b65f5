import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { alertRaised } from '../../shared/state/alertsSlice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import {
  depositPopupDue,
  selectWalletDialog,
  type WalletDialogState,
  walletDialogClosed,
} from '../../shared/state/walletDialogSlice.ts';
import { useCapabilities } from '../settings/capabilities.ts';
import { useSetting } from '../settings/useSettings.ts';

type DialogName = NonNullable<WalletDialogState['open']>;

const loaders: Record<DialogName, () => Promise<ComponentType>> = {
  deposit: () => import('./DepositDialog.tsx').then((part) => part.DepositDialog),
  coupon: () => import('../coupons/CouponDialog.tsx').then((part) => part.CouponDialog),
  'deposit-popup': () => import('./DepositPopup.tsx').then((part) => part.DepositPopup),
};

const depositPath = '/user/wallet/deposit';
// Shown once per visit, after the player has had time to look around.
const popupAfterMs = 8_000;
const popupSeenKey = 'deposit-popup-seen';

/** Loads and shows the money dialogs on demand. */
export function DepositEffects() {
  const dispatch = useAppDispatch();
  const isAuthenticated = useAppSelector(selectIsAuthenticated);
  const wanted = useAppSelector(selectWalletDialog);
  const { deposit } = useCapabilities();
  const { jurisdiction } = useBrand();
  // No request for money comes by itself under Brazilian law.
  const isPopupOn = useSetting('deposit_popup_enable') && jurisdiction !== 'br';
  const { pathname } = useLocation();
  const [loaded, setLoaded] = useState<Partial<Record<DialogName, ComponentType>>>({});
  // The deposit page shows the same panel.
  const isHere = wanted === 'deposit' && pathname === depositPath;
  const isShown = isAuthenticated && !isHere && (wanted !== 'deposit' || deposit);

  useEffect(() => {
    if (wanted && !isShown) dispatch(walletDialogClosed());
  }, [wanted, isShown, dispatch]);

  useEffect(() => {
    if (!wanted || !isShown || loaded[wanted]) return;
    loaders[wanted]().then(
      (Dialog) => setLoaded((before) => ({ ...before, [wanted]: Dialog })),
      () => {
        dispatch(walletDialogClosed());
        const text = 'Não foi possível abrir. Confira sua conexão e tente de novo.';
        dispatch(alertRaised({ kind: 'error', text }));
      },
    );
  }, [wanted, isShown, loaded, dispatch]);

  useEffect(() => {
    if (!isAuthenticated || !isPopupOn || !deposit || pathname === depositPath) return undefined;
    const timer = setTimeout(() => {
      if (isFirstPopup()) dispatch(depositPopupDue());
    }, popupAfterMs);
    return () => clearTimeout(timer);
  }, [isAuthenticated, isPopupOn, deposit, pathname, dispatch]);

  const Dialog = wanted && isShown ? loaded[wanted] : undefined;
  return Dialog ? <Dialog /> : null;
}

function isFirstPopup(): boolean {
  try {
    if (sessionStorage.getItem(popupSeenKey)) return false;
    sessionStorage.setItem(popupSeenKey, '1');
    return true;
  } catch {
    // Without storage it would open on every page.
    return false;
  }
}
