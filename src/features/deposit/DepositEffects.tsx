import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import {
  depositPopupDue,
  selectWalletDialog,
  walletDialogClosed,
} from '../../shared/state/walletDialogSlice.ts';
import { useRequestedDialog } from '../../ui/lazy/useRequestedDialog.ts';
import { useCapabilities } from '../settings/capabilities.ts';
import { useSetting } from '../settings/useSettings.ts';

const loadDeposit = () => import('./DepositDialog.tsx').then((part) => part.DepositDialog);
const loadCoupon = () => import('../coupons/CouponDialog.tsx').then((part) => part.CouponDialog);
const loadPopup = () => import('./DepositPopup.tsx').then((part) => part.DepositPopup);

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
  // The deposit page shows the same panel.
  const isHere = wanted === 'deposit' && pathname === depositPath;
  const isShown = isAuthenticated && !isHere && (wanted !== 'deposit' || deposit);
  const shown = isShown ? wanted : null;
  const dialogs = {
    deposit: useRequestedDialog(loadDeposit, shown === 'deposit', walletDialogClosed),
    coupon: useRequestedDialog(loadCoupon, shown === 'coupon', walletDialogClosed),
    'deposit-popup': useRequestedDialog(loadPopup, shown === 'deposit-popup', walletDialogClosed),
  };

  useEffect(() => {
    if (wanted && !isShown) dispatch(walletDialogClosed());
  }, [wanted, isShown, dispatch]);

  useEffect(() => {
    if (!isAuthenticated || !isPopupOn || !deposit || pathname === depositPath) return undefined;
    const timer = setTimeout(() => {
      if (isFirstPopup()) dispatch(depositPopupDue());
    }, popupAfterMs);
    return () => clearTimeout(timer);
  }, [isAuthenticated, isPopupOn, deposit, pathname, dispatch]);

  const Dialog = shown && dialogs[shown];
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
