import { FORM_ERROR } from 'final-form';
import { useState } from 'react';
import { Field, Form } from 'react-final-form';
import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import type { User } from '../../../shared/contract/user.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/state/rootState.ts';
import { selectChosenCoupon, selectSuggestedCents } from '../../../shared/state/walletDialogSlice.ts';
import { dropDraft, keepDraft, readDraft } from '../../../shared/storage/formDraft.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useOptionalPart } from '../../../ui/lazy/useOptionalPart.ts';
import { BrlField } from '../../../ui/money/BrlField.tsx';
import { Note } from '../../../ui/note/Note.tsx';
import { DepositLimitNote } from '../../protection/DepositLimitNote.tsx';
import { useSettings } from '../../settings/useSettings.ts';
import { openCharge } from '../openCharge.ts';
import { DepositFacts } from './DepositFacts.tsx';
import { amountFault, quickValues } from './depositAmount.ts';
import { QuickValues } from './QuickValues.tsx';
import { VerifyFirst } from './VerifyFirst.tsx';

interface DepositValues {
  amountCents: number | null;
}

const draftName = 'deposit';
const refused = 'Não foi possível gerar a cobrança. Tente de novo.';
const loadCoupons = () => import('../../coupons/DepositCoupons.tsx').then((part) => part.DepositCoupons);

export function DepositForm({ user }: { user: User }) {
  const dispatch = useAppDispatch();
  const settings = useSettings();
  const { features, jurisdiction } = useBrand();
  const suggested = useAppSelector(selectSuggestedCents);
  const chosen = useAppSelector(selectChosenCoupon);
  const isLawful = jurisdiction === 'br';
  // Brazilian law: no bonus tied to a deposit, and identity before the first one.
  const hasCoupons = features.coupons && !isLawful;
  const Coupons = useOptionalPart(loadCoupons, hasCoupons);
  const [initialValues] = useState((): DepositValues => {
    const typed = Number(readDraft(draftName).amountCents);
    return { amountCents: suggested ?? (Number.isSafeInteger(typed) && typed > 0 ? typed : null) };
  });
  if (isLawful && user.status !== 'Ativo') return <VerifyFirst />;

  const submit = async ({ amountCents }: DepositValues) => {
    const couponCode = hasCoupons ? chosen : null;
    const outcome = await dispatch(openCharge({ amountCents: amountCents ?? 0, couponCode }));
    if (outcome.kind === 'done') dropDraft(draftName);
    if (outcome.kind !== 'refused') return undefined;
    const fault = outcome.fields.amount;
    return fault ? { amountCents: fault } : { [FORM_ERROR]: outcome.message ?? refused };
  };

  return (
    <Column>
      {Coupons && <Coupons />}
      <Form<DepositValues> onSubmit={submit} initialValues={initialValues}>
        {({ handleSubmit, submitting, submitError, dirtySinceLastSubmit, form }) => (
          <Column as="form" onSubmit={(event) => void handleSubmit(event)} noValidate>
            <Field<number | null> name="amountCents" validate={(cents) => amountFault(cents, settings)}>
              {({ input, meta }) => {
                const change = (cents: number | null) => {
                  input.onChange(cents);
                  keepDraft(draftName, cents === null ? {} : { amountCents: cents });
                };
                const own = (meta.submitFailed || (meta.touched && !meta.active)) && meta.error;
                const fault = own || (!meta.dirtySinceLastSubmit && meta.submitError) || undefined;
                return (
                  <>
                    <BrlField
                      label="Valor"
                      name="amount"
                      cents={input.value === undefined ? null : input.value || null}
                      onCentsChange={change}
                      onFocus={() => input.onFocus()}
                      onBlur={() => input.onBlur()}
                      error={fault}
                      hint={<DepositFacts />}
                      data-autofocus
                    />
                    <QuickValues
                      values={quickValues(settings.deposit_popup_values, settings)}
                      chosen={input.value}
                      onChoose={change}
                    />
                    <DepositLimitNote addedCents={input.value ?? 0} />
                  </>
                );
              }}
            </Field>
            {submitError && !dirtySinceLastSubmit && (
              <Note kind="danger" role="alert">
                {submitError}
              </Note>
            )}
            <Button type="submit" size="l" wide loading={submitting} onClick={() => form.blur('amountCents')}>
              Gerar PIX
            </Button>
          </Column>
        )}
      </Form>
      <Small>Só aceitamos PIX de uma conta no seu CPF. O saldo entra assim que o banco confirma.</Small>
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${token('space.s')};
`;

const Small = styled.p`
  color: ${token('color.text-muted')};
  font-size: 0.875rem;
  text-align: center;
`;
