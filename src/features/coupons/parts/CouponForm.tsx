import { type FormEvent, useState } from 'react';
import type { Coupon } from '../../../shared/contract/coupons.ts';
import { alertRaised } from '../../../shared/state/alertsSlice.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { dropDraft, keepDraft, readDraft } from '../../../shared/storage/formDraft.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FieldAndButton } from '../../../ui/field/FieldAndButton.ts';
import { TextField } from '../../../ui/field/TextField.tsx';
import { applyCoupon, couponActivated } from '../applyCoupon.ts';

interface CouponFormProps {
  /** Name of the field: `Código` where the form is about nothing else. */
  label: string;
  onApplied: (coupon: Coupon) => void;
  onBusyChange?: (busy: boolean) => void;
}

const draftName = 'coupon';

/** A code to type; what the operator says about it appears below it. The field is empty again after a success. */
export function CouponForm({ label, onApplied, onBusyChange }: CouponFormProps) {
  const dispatch = useAppDispatch();
  const [code, setCode] = useState(() => String(readDraft(draftName).code ?? ''));
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const write = (text: string) => {
    setCode(text);
    setFault(null);
    keepDraft(draftName, { code: text });
  };

  const submit = async () => {
    if (isBusy) return;
    setBusy(true);
    onBusyChange?.(true);
    const outcome = await dispatch(applyCoupon(code));
    setBusy(false);
    onBusyChange?.(false);
    if (!outcome.ok) {
      setFault(outcome.message);
      return;
    }
    setCode('');
    dropDraft(draftName);
    dispatch(alertRaised({ kind: 'success', text: couponActivated }));
    onApplied(outcome.coupon);
  };

  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FieldAndButton>
        <TextField
          label={label}
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          error={fault ?? undefined}
          reserveMessage="long"
          onChange={(event) => write(event.target.value)}
        />
        <Button type="submit" variant="secondary" loading={isBusy}>
          Aplicar
        </Button>
      </FieldAndButton>
    </form>
  );
}
