import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { useAppDispatch } from '../../shared/state/rootState.ts';
import { depositRequested, walletDialogClosed } from '../../shared/state/walletDialogSlice.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { CouponForm } from './parts/CouponForm.tsx';

/** Applies a code; a deposit coupon leads to the deposit, any other to the bonuses. */
export function CouponDialog() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { jurisdiction } = useBrand();
  const [isBusy, setBusy] = useState(false);
  return (
    <Dialog
      open
      title="Cupom"
      closeLabel="Fechar"
      size="s"
      busy={isBusy}
      onClose={() => dispatch(walletDialogClosed())}
    >
      <CouponForm
        label="Código"
        onBusyChange={setBusy}
        onApplied={({ deposit }) => {
          dispatch(walletDialogClosed());
          if (deposit && jurisdiction !== 'br') dispatch(depositRequested());
          else void navigate('/user/bonus');
        }}
      />
    </Dialog>
  );
}
