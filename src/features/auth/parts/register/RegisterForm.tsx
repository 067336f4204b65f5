import { useRef, useState } from 'react';
import { FormSpy } from 'react-final-form';
import { styled } from 'styled-components';
import { useBrand } from '../../../../shared/brand/useBrand.ts';
import { loginRequested } from '../../../../shared/state/authModalSlice.ts';
import { useAppDispatch } from '../../../../shared/state/rootState.ts';
import { token } from '../../../../shared/tokens/token.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { FormMessage } from '../../../../ui/form-message/FormMessage.tsx';
import { registrationAttribution } from '../../../attribution/registrationAttribution.ts';
import { BoundPasswordField, BoundTextField } from '../../../forms/BoundField.tsx';
import { PhoneField } from '../../../forms/PhoneField.tsx';
import { homeCountry } from '../../../forms/phone.ts';
import { toFormErrors } from '../../../forms/toFormErrors.ts';
import { dropDrafts, dropRegister, keepRegister } from '../../authDrafts.ts';
import { formToken } from '../../formToken.ts';
import { registerTexts, useRegisterMutation } from '../../register.ts';
import type { RegisterValues } from '../../registerValues.ts';
import { isEmailLike, isFullName, isGoodPassword, passwordHint } from '../fieldRules.ts';
import { NoteStack, PanelFoot } from '../formParts.ts';
import { PanelForm } from '../PanelForm.tsx';
import { PanelLink } from '../PanelLink.tsx';
import type { PanelProps } from '../panelProps.ts';
import { AddressFields } from './AddressFields.tsx';
import { birthdayError, birthdayMask, dayFirstDigits } from './birthday.ts';
import { CouponOffer } from './CouponOffer.tsx';
import { DocumentField } from './DocumentField.tsx';
import { EmailField } from './EmailField.tsx';
import { LawfulQuestions } from './LawfulQuestions.tsx';
import { ReferrerField } from './ReferrerField.tsx';
import { BoundMaskedField } from './RegisterFields.tsx';
import { RegisterStep } from './RegisterStep.tsx';
import { RiskNotice } from './RiskNotice.tsx';
import { registerAlert } from './registerAlerts.ts';
import { firstRefusedStep, lastStep, steps } from './registerSteps.ts';
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
  // A stable object within a step, because a new one resets the form.
  const [initialValues, setInitialValues] = useState<Partial<RegisterValues>>(() => ({
    phoneCountry: homeCountry as string,
    referer: registrationAttribution(brand).referer ?? '',
    ...drafts.register,
    email: drafts.email,
  }));

  const typed = useRef(initialValues);
  // A field that appears again takes its initial value.
  const goTo = (next: number) => {
    setInitialValues(typed.current);
    setStep(next);
  };

  // A step whose fields are valid leads to the next one.
  const submit = async (values: RegisterValues) => {
    if (step < lastStep) {
      goTo(step + 1);
      return undefined;
    }
    onBusyChange(true);
    const { data, error } = await register({ form: values, formToken: formToken(openedAtMs) });
    onBusyChange(false);
    if (error) {
      const errors = toFormErrors(error, registerTexts);
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
              keepRegister(drafts, values);
            }}
          />
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
                <NoteStack>
                  <CouponOffer />
                  <StoredCoupon />
                </NoteStack>
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
          <Progress role="status">
            Passo {step + 1} de {steps.length}: {steps[step]?.title}
          </Progress>
          <RiskNotice picture="register" />
          <PanelFoot>
            Já tem conta? <PanelLink to="login">Entrar na minha conta</PanelLink>
          </PanelFoot>
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
`;

const Progress = styled.p`
  padding-block: ${token('space.xs')};
  color: ${token('color.text-muted')};
  font-size: 0.875rem;
  text-align: center;
`;
