import { useId, useState } from 'react';
import { Form } from 'react-final-form';
import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import type { User } from '../../../shared/contract/account/user.ts';
import { isRefusal } from '../../../shared/money/sendIdempotent.ts';
import { useAppSelector } from '../../../shared/state/rootState.ts';
import { selectSuggestedCents } from '../../../shared/state/walletDialogSlice.ts';
import { dropDraft } from '../../../shared/storage/formDraft.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FormMessage } from '../../../ui/form-message/FormMessage.tsx';
import { useLazyComponent } from '../../../ui/lazy/useLazyComponent.ts';
import { toFormErrors } from '../../forms/toFormErrors.ts';
import { draftedCents } from '../../forms/useAmountField.ts';
import { FirstDepositLimit } from '../../protection/FirstDepositLimit.tsx';
import { useClosedAccount } from '../../protection/useClosedAccount.ts';
import { useSetting } from '../../settings/useSettings.ts';
import { useOpenChargeMutation } from '../openCharge.ts';
import { useDepositCoupon } from '../useDepositCoupon.ts';
import { AmountField, draftName } from './AmountField.tsx';
import { ClosedDeposit } from './ClosedDeposit.tsx';
import { VerifyFirst } from './VerifyFirst.tsx';

interface DepositValues {
  amountCents: number | null;
}

const errorTexts = {
  unreachable: 'Não foi possível gerar a cobrança. Tente de novo.',
  fields: { amount: 'amountCents' },
  alone: 'amountCents',
};
const loadCoupons = () => import('../../coupons/DepositCoupons.tsx').then((part) => part.DepositCoupons);

interface DepositFormProps {
  user: User;
  onSending: (isSending: boolean) => void;
}

export function DepositForm({ user, onSending }: DepositFormProps) {
  const [openCharge] = useOpenChargeMutation();
  const formId = useId();
  const { features, jurisdiction } = useBrand();
  const suggested = useAppSelector(selectSuggestedCents);
  const couponCode = useDepositCoupon();
  const times = useSetting('deposit_rollover');
  const closed = useClosedAccount();
  const isLawful = jurisdiction === 'br';
  // Brazilian law: no bonus tied to a deposit (Lei 14.790 art. 29), identity check before the first one (art.
  // 23).
  const hasCoupons = features.coupons && !isLawful;
  const Coupons = useLazyComponent(loadCoupons, hasCoupons);
  const [initialValues] = useState(
    (): DepositValues => ({ amountCents: suggested ?? draftedCents(draftName) }),
  );
  if (closed) return <ClosedDeposit closed={closed} />;
  if (isLawful && user.status !== 'Ativo') return <VerifyFirst />;

  const submit = async ({ amountCents }: DepositValues) => {
    onSending(true);
    const { error } = await openCharge({ amountCents: amountCents ?? 0, couponCode });
    onSending(false);
    if (!error) dropDraft(draftName);
    return isRefusal(error) ? toFormErrors(error, errorTexts) : undefined;
  };

  return (
    <Form<DepositValues> onSubmit={submit} initialValues={initialValues}>
      {({ handleSubmit, submitting, submitError, dirtySinceLastSubmit }) => (
        <Column>
          {isLawful && <FirstDepositLimit />}
          <form id={formId} onSubmit={(event) => void handleSubmit(event)} noValidate>
            <AmountField />
          </form>
          {hasCoupons && <CouponPlace>{Coupons && <Coupons />}</CouponPlace>}
          <FormMessage error={dirtySinceLastSubmit ? undefined : submitError} />
          <Button type="submit" form={formId} size="l" wide loading={submitting}>
            Gerar PIX
          </Button>
          <Small>
            Só aceitamos PIX de uma conta no seu CPF. O saldo entra assim que o banco confirma.
            {!isLawful && times > 0 && ` ${rolloverText(times)}`}
          </Small>
        </Column>
      )}
    </Form>
  );
}

function rolloverText(times: number): string {
  return times === 1
    ? 'Para sacar, é preciso apostar o valor depositado uma vez.'
    : `O valor é apostado ${times} vezes antes do saque.`;
}

const Column = styled.div`
  display: grid;
  gap: ${token('space.s')};
`;

// Reserves the height of the lazy coupon field, so that the button does not move.
const CouponPlace = styled.div`
  min-block-size: 4.625rem;
`;

const Small = styled.p`
  color: ${token('color.text-muted')};
  font-size: 0.875rem;
  text-align: center;
`;
