import { useState } from 'react';
import { FormSpy } from 'react-final-form';
import { useBrand } from '../../../../shared/brand/useBrand.ts';
import { loginRequested } from '../../../../shared/state/authModalSlice.ts';
import { useAppDispatch } from '../../../../shared/state/rootState.ts';
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
import { FieldPair, NoteStack, PanelFoot } from '../formParts.ts';
import { PanelForm } from '../PanelForm.tsx';
import { PanelLink } from '../PanelLink.tsx';
import type { PanelProps } from '../panelProps.ts';
import { birthdayError, birthdayMask, dayFirstDigits } from './birthday.ts';
import { CouponOffer } from './CouponOffer.tsx';
import { DocumentField } from './DocumentField.tsx';
import { EmailField } from './EmailField.tsx';
import { LawfulQuestions } from './LawfulQuestions.tsx';
import { ReferrerField } from './ReferrerField.tsx';
import { BoundMaskedField } from './RegisterFields.tsx';
import { RiskNotice } from './RiskNotice.tsx';
import { registerAlert } from './registerAlerts.ts';
import { StoredCoupon } from './StoredCoupon.tsx';
import { TermsField } from './TermsField.tsx';

const birthdayRule = (digits: string | undefined) => birthdayError(digits);

export function RegisterForm({ drafts, onBusyChange, onDone }: PanelProps) {
  const dispatch = useAppDispatch();
  const [register] = useRegisterMutation();
  const brand = useBrand();
  const [openedAtMs] = useState(() => performance.now());
  // A stable object, because a new one resets the form.
  const [initialValues] = useState(() => ({
    phoneCountry: homeCountry as string,
    referer: registrationAttribution(brand).referer ?? '',
    ...drafts.register,
    email: drafts.email,
  }));

  const submit = async (values: RegisterValues) => {
    onBusyChange(true);
    const { data, error } = await register({ form: values, formToken: formToken(openedAtMs) });
    onBusyChange(false);
    if (error) return toFormErrors(error, registerTexts);
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
            onChange={({ values }) => keepRegister(drafts, values)}
          />
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
          <EmailField validate={isEmailLike} />
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
          <NoteStack>
            <CouponOffer />
            <StoredCoupon />
          </NoteStack>
          <RiskNotice picture="register" />
          <TermsField name="termsAccepted" />
          <FormMessage error={refusal} />
          <Button type="submit" size="l" wide loading={submitting}>
            Criar conta
          </Button>
          <PanelFoot>
            Já tem conta? <PanelLink to="login">Entrar na minha conta</PanelLink>
          </PanelFoot>
        </>
      )}
    </PanelForm>
  );
}
