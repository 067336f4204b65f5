import { useState } from 'react';
import { Form, FormSpy } from 'react-final-form';
import type { Coupon } from '../../../shared/contract/bonus/coupons.ts';
import { alertRaised } from '../../../shared/state/alertsSlice.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { dropDraft, keepDraft, readDraft } from '../../../shared/storage/formDraft.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FieldAndButton } from '../../../ui/field/FieldAndButton.ts';
import { BoundTextField } from '../../forms/BoundField.tsx';
import { toFormErrors } from '../../forms/toFormErrors.ts';
import { ClosedNote } from '../../protection/ClosedNote.tsx';
import { useClosedAccount } from '../../protection/useClosedAccount.ts';
import { couponActivated, couponTexts, useApplyCouponMutation } from '../applyCoupon.ts';

interface CouponFormProps {
  // Field label.
  label: string;
  onApplied: (coupon: Coupon) => void;
  onBusyChange?: (busy: boolean) => void;
}

interface CouponValues {
  code?: string;
}

const draftName = 'coupon';

/** Takes a coupon code; says so instead where a pause or an exclusion allows none. */
export function CouponForm({ label, onApplied, onBusyChange }: CouponFormProps) {
  const dispatch = useAppDispatch();
  const [applyCoupon] = useApplyCouponMutation();
  const [initialValues] = useState((): CouponValues => ({ code: String(readDraft(draftName).code ?? '') }));

  const isClosed = useClosedAccount() !== null;
  if (isClosed) return <ClosedNote />;

  const submit = async ({ code = '' }: CouponValues, clear: () => void) => {
    onBusyChange?.(true);
    const { data, error } = await applyCoupon(code);
    onBusyChange?.(false);
    if (error) return toFormErrors(error, { ...couponTexts, formField: 'code' });
    clear();
    dropDraft(draftName);
    dispatch(alertRaised({ kind: 'success', text: couponActivated }));
    onApplied(data);
    return undefined;
  };

  return (
    <Form<CouponValues>
      initialValues={initialValues}
      onSubmit={(values, form) => submit(values, () => form.restart({}))}
    >
      {({ handleSubmit, submitting }) => (
        <form noValidate onSubmit={(event) => void handleSubmit(event)}>
          <FormSpy<CouponValues>
            subscription={{ values: true }}
            onChange={({ values }) => keepDraft(draftName, { code: values.code })}
          />
          <FieldAndButton>
            <BoundTextField
              name="code"
              label={label}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={64}
              reserveMessage={false}
            />
            <Button type="submit" variant="quiet" loading={submitting}>
              Aplicar
            </Button>
          </FieldAndButton>
        </form>
      )}
    </Form>
  );
}
