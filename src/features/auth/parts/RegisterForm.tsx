import { FORM_ERROR } from 'final-form';
import { useRef, useState } from 'react';
import { Form, FormSpy } from 'react-final-form';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { loginRequested } from '../../../shared/state/authModalSlice.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FormMessage } from '../../../ui/form-message/FormMessage.tsx';
import { registrationAttribution } from '../../attribution/registrationAttribution.ts';
import { PhoneField } from '../../forms/PhoneField.tsx';
import { homeCountry } from '../../forms/phone.ts';
import { dropDrafts, dropRegister, keepRegister } from '../authDrafts.ts';
import { formToken } from '../formToken.ts';
import { register } from '../register.ts';
import type { RegisterValues } from '../registerValues.ts';
import { BoundPasswordField, BoundTextField } from './BoundField.tsx';
import { birthdayFault, birthdayMask, dayFirstDigits } from './birthday.ts';
import { CouponOffer } from './CouponOffer.tsx';
import { DocumentField } from './DocumentField.tsx';
import { isEmailLike, isFullName, isGoodPassword, passwordHint } from './fieldRules.ts';
import { focusFirstFault } from './focusFirstFault.ts';
import { FieldPair, FormColumn, NoteStack, PanelFoot, TextLink } from './formParts.ts';
import { LawfulQuestions } from './LawfulQuestions.tsx';
import type { PanelProps } from './panelProps.ts';
import { ReferrerField } from './ReferrerField.tsx';
import { BoundMaskedField } from './RegisterFields.tsx';
import { RiskNotice } from './RiskNotice.tsx';
import { registerAlert } from './registerAlerts.ts';
import { StoredCoupon } from './StoredCoupon.tsx';
import { TermsField } from './TermsField.tsx';
import { useFirstFocus } from './useFirstFocus.ts';

const birthdayRule = (digits: string | undefined) => birthdayFault(digits);

export function RegisterForm({ drafts, onBusyChange, onDone }: PanelProps) {
  const dispatch = useAppDispatch();
  const brand = useBrand();
  const form = useRef<HTMLFormElement>(null);
  useFirstFocus(form);
  const [openedAtMs] = useState(() => performance.now());
  // Once: another object would make the form start over, its error and password gone.
  const [initialValues] = useState(() => ({
    phoneCountry: homeCountry as string,
    referer: registrationAttribution(brand).referer ?? '',
    ...drafts.register,
    email: drafts.email,
  }));

  const submit = async (values: RegisterValues) => {
    onBusyChange(true);
    const outcome = await dispatch(register(values, formToken(openedAtMs)));
    onBusyChange(false);
    if (!outcome.ok) {
      focusFirstFault(form.current, Object.keys(outcome.fields));
      return { ...outcome.fields, [FORM_ERROR]: outcome.message };
    }
    dispatch(registerAlert(outcome));
    if (outcome.logInAgain) {
      dropRegister(drafts);
      dispatch(loginRequested());
    } else {
      dropDrafts(drafts);
      onDone();
    }
    return undefined;
  };

  return (
    <Form<RegisterValues> onSubmit={submit} initialValues={initialValues}>
      {({ handleSubmit, submitting, submitError, dirtySinceLastSubmit }) => (
        <FormColumn
          ref={form}
          noValidate
          onSubmit={(event) => {
            void handleSubmit(event);
            focusFirstFault(form.current);
          }}
        >
          <FormSpy<RegisterValues>
            subscription={{ values: true }}
            onChange={({ values }) => keepRegister(drafts, values)}
          />
          <NoteStack>
            <CouponOffer />
            <StoredCoupon />
          </NoteStack>
          <RiskNotice />
          <FieldPair>
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
          </FieldPair>
          <BoundTextField name="name" label="Nome" autoComplete="name" validate={isFullName} />
          <BoundTextField
            name="email"
            label="E-mail"
            type="email"
            inputMode="email"
            autoComplete="username"
            validate={isEmailLike}
          />
          <PhoneField />
          <BoundPasswordField
            name="password"
            label="Senha"
            autoComplete="new-password"
            hint={passwordHint}
            validate={isGoodPassword}
          />
          {brand.jurisdiction === 'br' && <LawfulQuestions />}
          <ReferrerField />
          <TermsField name="termsAccepted" />
          <FormMessage error={submitError && !dirtySinceLastSubmit ? submitError : undefined} />
          <Button type="submit" size="l" wide loading={submitting}>
            Criar conta
          </Button>
          <PanelFoot>
            Já tem conta?{' '}
            <TextLink
              href="/?login=1"
              onClick={(event) => {
                event.preventDefault();
                dispatch(loginRequested());
              }}
            >
              Entrar na minha conta
            </TextLink>
          </PanelFoot>
        </FormColumn>
      )}
    </Form>
  );
}
