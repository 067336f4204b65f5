import { useRef, useState } from 'react';
import { FormSpy } from 'react-final-form';
import { styled } from 'styled-components';
import { useBrand } from '../../../../shared/brand/useBrand.ts';
import { alertRaised } from '../../../../shared/state/alertsSlice.ts';
import { loginRequested } from '../../../../shared/state/authModalSlice.ts';
import { useAppDispatch } from '../../../../shared/state/rootState.ts';
import { token } from '../../../../shared/tokens/token.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { FormMessage } from '../../../../ui/form-message/FormMessage.tsx';
import { onPhone } from '../../../../ui/layout/screens.ts';
import { Note } from '../../../../ui/note/Note.tsx';
import { registrationAttribution } from '../../../attribution/registrationAttribution.ts';
import { useGetRegisterCouponTextQuery } from '../../../coupons/registerCouponApi.ts';
import { BoundPasswordField, BoundTextField } from '../../../forms/BoundField.tsx';
import { PhoneField } from '../../../forms/PhoneField.tsx';
import { homeCountry } from '../../../forms/phone.ts';
import { toFormErrors } from '../../../forms/toFormErrors.ts';
import { dropDrafts, dropRegister, keepRegister, type PanelProps } from '../../authDrafts.ts';
import { formToken } from '../../formToken.ts';
import { type Registration, registerTexts, useRegisterMutation } from '../../register.ts';
import type { RegisterValues } from '../../registerValues.ts';
import { isEmailLike, isFullName, isGoodPassword, passwordHint } from '../fieldRules.ts';
import { NoteStack, PanelFoot } from '../formParts.ts';
import { PanelForm } from '../PanelForm.tsx';
import { PanelLink } from '../PanelLink.tsx';
import { AddressFields } from './AddressFields.tsx';
import { birthdayError, birthdayMask, dayFirstDigits } from './birthday.ts';
import { DocumentField } from './DocumentField.tsx';
import { EmailField } from './EmailField.tsx';
import { LawfulQuestions } from './LawfulQuestions.tsx';
import { ReferrerField } from './ReferrerField.tsx';
import { BoundMaskedField } from './RegisterFields.tsx';
import { RegisterStep } from './RegisterStep.tsx';
import { RiskNotice } from './RiskNotice.tsx';
import { firstRefusedStep, lastStep, type Refused, refusedInStep, steps } from './registerSteps.ts';
import { StoredCoupon } from './StoredCoupon.tsx';
import { TermsField } from './TermsField.tsx';

const birthdayRule = (digits: string | undefined) => birthdayError(digits);

export function RegisterForm({ drafts, onBusyChange, onDone }: PanelProps) {
  const dispatch = useAppDispatch();
  const [register] = useRegisterMutation();
  const brand = useBrand();
  const isLawful = brand.jurisdiction === 'br';
  const [step, setStep] = useState(0);
  const [openedAtMs] = useState(() => performance.now());
  const refererOfVisit = registrationAttribution(brand).referer ?? '';
  // A stable object within a step, because a new one resets the form.
  const [initialValues, setInitialValues] = useState<Partial<RegisterValues>>(() => ({
    phoneCountry: homeCountry as string,
    referer: refererOfVisit,
    ...drafts.register,
    email: drafts.email,
  }));

  const typed = useRef(initialValues);
  // A field that appears again takes its initial value.
  const goTo = (next: number) => {
    setInitialValues(typed.current);
    setStep(next);
  };

  const refused = useRef<Refused>({ errors: {}, values: {} });
  // A step whose fields are valid leads to the next one, which shows what the operator refused there.
  const submit = async (values: RegisterValues) => {
    if (step < lastStep) {
      goTo(step + 1);
      return refusedInStep(step + 1, refused.current, values);
    }
    onBusyChange(true);
    const { data, error } = await register({ form: values, formToken: formToken(openedAtMs) });
    onBusyChange(false);
    if (error) {
      const errors = toFormErrors(error, registerTexts);
      refused.current = { errors, values };
      setStep(firstRefusedStep(Object.keys(errors)) ?? lastStep);
      return errors;
    }
    dispatch(registerAlert(data));
    if (data.logInAgain) {
      dropRegister(drafts);
      dispatch(loginRequested());
    } else {
      dropDrafts(drafts);
      onDone();
    }
    return undefined;
  };

  return (
    <PanelForm<RegisterValues> onSubmit={submit} initialValues={initialValues}>
      {({ submitting, refusal }) => (
        <>
          <FormSpy<RegisterValues>
            subscription={{ values: true }}
            onChange={({ values }) => {
              typed.current = values;
              keepRegister(drafts, values, refererOfVisit);
            }}
          />
          <Progress role="status">
            <span>
              Passo {step + 1} de {steps.length}: {steps[step]?.title}
            </span>
            {steps.map(({ title }, index) => (
              <Segment key={title} $isReached={index <= step} />
            ))}
          </Progress>
          <RegisterStep key={step}>
            {step === 0 && (
              <>
                <DocumentField />
                <BoundMaskedField
                  name="birthday"
                  label="Data de nascimento"
                  mask={birthdayMask}
                  parse={dayFirstDigits}
                  autoComplete="bday"
                  placeholder="dd/mm/aaaa"
                  validate={birthdayRule}
                />
                <BoundTextField name="name" label="Nome" autoComplete="name" validate={isFullName} />
              </>
            )}
            {step === 1 && (
              <>
                <EmailField validate={isEmailLike} />
                <PhoneField />
                {isLawful && <AddressFields />}
                <ReferrerField />
              </>
            )}
            {step === lastStep && (
              <>
                <BoundPasswordField
                  name="password"
                  label="Senha"
                  autoComplete="new-password"
                  hint={passwordHint}
                  validate={isGoodPassword}
                />
                {isLawful && <LawfulQuestions />}
                <TermsField name="termsAccepted" />
              </>
            )}
          </RegisterStep>
          <FormMessage error={refusal} />
          <Actions>
            {step > 0 && (
              <Button size="l" variant="quiet" onClick={() => goTo(step - 1)}>
                Voltar
              </Button>
            )}
            <Button type="submit" size="l" wide loading={submitting}>
              {step < lastStep ? 'Continuar' : 'Criar conta'}
            </Button>
          </Actions>
          {step === 0 && (
            <NoteStack>
              <CouponOffer />
              <StoredCoupon />
            </NoteStack>
          )}
          <PanelFoot>
            Já tem conta? <PanelLink to="login">Entrar na minha conta</PanelLink>
          </PanelFoot>
          <RiskNotice picture="register" />
        </>
      )}
    </PanelForm>
  );
}

const Actions = styled.div`
  display: flex;
  gap: ${token('space.s')};

  > :last-child {
    flex: 1;
  }

  /* At the thumb, over what a long step leaves below, from edge to edge of the dialog. */
  ${onPhone} {
    --edge: ${token('space.l')};
    position: sticky;
    inset-block-end: calc(-1 * var(--edge));
    z-index: 1;
    padding: ${token('space.xs')} var(--edge);
    margin: calc(-1 * ${token('space.xs')}) calc(-1 * var(--edge));
    background: ${token('color.surface-raised')};
  }
`;

const Progress = styled.p`
  display: grid;
  grid-template-columns: repeat(${steps.length}, 1fr);
  gap: ${token('space.2xs')};
  padding-block-end: ${token('space.s')};
  color: ${token('color.text-muted')};
  font-size: 0.875rem;

  span {
    grid-column: 1 / -1;
  }
`;

const Segment = styled.i<{ $isReached: boolean }>`
  block-size: 4px;
  border-radius: 2px;
  background: ${({ $isReached }) => token($isReached ? 'color.primary' : 'color.border')};
`;

const displayMs = 5_000;

function registerAlert({ logInAgain }: Registration) {
  if (logInAgain) {
    return alertRaised({ kind: 'success', text: 'Conta criada. Entre com seu e-mail e senha.', displayMs });
  }
  return alertRaised({ kind: 'success', text: 'Conta criada. Boas-vindas!', displayMs });
}

// Brazilian law allows no bonus tied to registration (Lei 14.790/2023 art. 29).
function CouponOffer() {
  const { jurisdiction } = useBrand();
  const { data: text } = useGetRegisterCouponTextQuery(undefined, { skip: jurisdiction === 'br' });
  return text ? <Note>{text}</Note> : null;
}
