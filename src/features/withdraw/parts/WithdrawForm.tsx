import { FORM_ERROR } from 'final-form';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import type { User } from '../../../shared/contract/account/user.ts';
import type { PastWithdrawal } from '../../../shared/contract/wallet/withdrawals.ts';
import { heldCents, holdRefusal, type ReferralHold } from '../../../shared/money/referralHolds.ts';
import { isRefusal } from '../../../shared/money/sendIdempotent.ts';
import { withdrawalRefusal } from '../../../shared/money/withdrawalRules.ts';
import { alertRaised } from '../../../shared/state/alertsSlice.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { dropDraft } from '../../../shared/storage/formDraft.ts';
import { siteTimeZone } from '../../../shared/time/timeZone.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { FormMessage } from '../../../ui/form-message/FormMessage.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { MoneyText } from '../../../ui/money/MoneyText.tsx';
import { draftedCents } from '../../forms/useAmountField.ts';
import { useSettings } from '../../settings/useSettings.ts';
import { useRequestWithdrawalMutation } from '../moveWithdrawal.ts';
import type { WithdrawObstacle as Obstacle } from '../withdrawObstacles.ts';
import { payoutMinutes } from './payoutClock.ts';
import { draftName, WithdrawAmount } from './WithdrawAmount.tsx';
import { WithdrawHolds } from './WithdrawHolds.tsx';
import { WithdrawObstacle } from './WithdrawObstacle.tsx';
import { type PlacedWithdrawal, WithdrawReceipt } from './WithdrawReceipt.tsx';
import { WithdrawReview } from './WithdrawReview.tsx';
import { pixKeyOf } from './withdrawFacts.ts';

interface WithdrawFormProps {
  user: User;
  earlier: readonly PastWithdrawal[];
  // Referral rewards that are not released yet.
  holds: readonly ReferralHold[];
  // Returns the operator's time.
  nowMs: () => number;
  // Why withdrawals are blocked, or null.
  obstacle: Obstacle | null;
  isSending: boolean;
  onSending: (isSending: boolean) => void;
}

interface WithdrawValues {
  amountCents: number | null;
}

const refused = 'Não foi possível pedir o saque. Tente de novo.';

/** Asks for an amount and a review before the request. */
export function WithdrawForm(props: WithdrawFormProps) {
  const { user, earlier, holds, nowMs, obstacle, isSending, onSending } = props;
  const freeCents = Math.max(0, user.balance - heldCents(holds));
  const dispatch = useAppDispatch();
  const [requestWithdrawal] = useRequestWithdrawalMutation();
  const settings = useSettings();
  const isLawful = useBrand().jurisdiction === 'br';
  const [reviewed, setReviewed] = useState<number | null>(null);
  const [placed, setPlaced] = useState<PlacedWithdrawal | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [initialValues] = useState((): WithdrawValues => ({ amountCents: draftedCents(draftName) }));

  const validate = (cents: number | null): string | undefined => {
    if (!cents) return 'Informe o valor.';
    if (cents > user.balance) return 'O valor é maior que o saldo disponível para saque.';
    const refusal =
      holdRefusal(cents, user.balance, holds, siteTimeZone(settings)) ??
      withdrawalRefusal(settings, cents, earlier, new Date(nowMs()));
    return refusal ?? undefined;
  };

  const confirm = async (reset: () => void) => {
    onSending(true);
    setFailure(null);
    const { data, error } = await requestWithdrawal(reviewed);
    onSending(false);
    setReviewed(null);
    if (isRefusal(error)) setFailure(error.fields.amount ?? error.message ?? refused);
    if (error) return;
    dropDraft(draftName);
    setPlaced({ id: data.data.id, amountCents: data.data.amount, atMs: nowMs() });
    reset();
    dispatch(alertRaised({ kind: 'success', text: 'Saque solicitado.', displayMs: 4_000 }));
  };

  return (
    <Form<WithdrawValues>
      initialValues={initialValues}
      onSubmit={({ amountCents }) => {
        const found = validate(amountCents);
        if (found) return { [FORM_ERROR]: found };
        setFailure(null);
        setPlaced(null);
        setReviewed(amountCents);
        return undefined;
      }}
    >
      {({ handleSubmit, form }) => (
        <Stack $gap="m">
          {placed && <WithdrawReceipt user={user} placed={placed} />}
          <Column as="form" onSubmit={(event) => void handleSubmit(event)} noValidate>
            <Available>
              {obstacle ? 'Saldo principal' : 'Disponível para saque'}
              <strong>
                <MoneyText cents={obstacle ? user.balance : freeCents} />
              </strong>
            </Available>
            <WithdrawHolds holds={holds} isIncluded={obstacle !== null} />
            {obstacle && <WithdrawObstacle obstacle={obstacle} />}
            <WithdrawAmount validate={validate} allCents={freeCents} onEdit={() => setFailure(null)} />
            <Destination>
              Vai para a chave PIX do seu <Key>{pixKeyOf(user)}</Key>
              {isLawful ? `, em até ${payoutMinutes} minutos.` : '.'}
            </Destination>
            <FormMessage error={failure ?? undefined} />
            <Button type="submit" size="l" wide disabled={obstacle !== null}>
              Sacar
            </Button>
            {reviewed !== null && (
              <WithdrawReview
                user={user}
                amountCents={reviewed}
                busy={isSending}
                onCancel={() => setReviewed(null)}
                onConfirm={() => void confirm(() => form.restart({ amountCents: null }))}
              />
            )}
          </Column>
        </Stack>
      )}
    </Form>
  );
}

const Column = styled(Card)`
  display: grid;
  gap: ${token('space.s')};
`;

const Available = styled.p`
  display: grid;
  color: ${token('color.text-muted')};

  strong {
    color: ${token('color.text')};
    font-size: 1.75rem;
  }
`;

const Destination = styled.p`
  color: ${token('color.text-muted')};
  font-size: 0.875rem;
`;

// A number on two lines is hard to compare.
const Key = styled.span`
  white-space: nowrap;
`;
