import { useCallback, useState } from 'react';
import { FormSpy } from 'react-final-form';
import { styled } from 'styled-components';
import { dropUrlToken, heldUrlToken } from '../../../../shared/storage/urlToken.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { FormMessage } from '../../../../ui/form-message/FormMessage.tsx';
import { toFormErrors } from '../../../forms/toFormErrors.ts';
import { keepEmail, type PanelProps } from '../../authDrafts.ts';
import { recoverTexts, useRecoverMutation } from '../../recover.ts';
import { isEmailLike } from '../fieldRules.ts';
import { PanelFoot, PanelLead, TextButton } from '../formParts.ts';
import { PanelForm } from '../PanelForm.tsx';
import { PanelLink } from '../PanelLink.tsx';
import { EmailField } from '../register/EmailField.tsx';
import { PanelDone } from './PanelDone.tsx';
import { ResetForm } from './ResetForm.tsx';

const mailSent = 'Se o e-mail tiver cadastro, você receberá as instruções.';

interface RecoverValues {
  email: string;
}

export function RecoverForm({ drafts, onBusyChange }: PanelProps) {
  const [recover] = useRecoverMutation();
  // A stable object, because a new one resets the form.
  const [initialValues, setInitialValues] = useState(() => ({ email: drafts.email }));
  const [sent, setSent] = useState<string | null>(null);
  const [linkToken, setLinkToken] = useState(heldUrlToken);
  const [deadLink, setDeadLink] = useState<string>();
  const forget = useCallback((message: string) => {
    dropUrlToken();
    setLinkToken(null);
    setDeadLink(message);
  }, []);

  if (linkToken !== null)
    return <ResetForm token={linkToken} onBusyChange={onBusyChange} onDone={dropUrlToken} onDead={forget} />;

  const submit = async ({ email }: RecoverValues) => {
    onBusyChange(true);
    setDeadLink(undefined);
    const { data, error } = await recover(email);
    onBusyChange(false);
    if (error) return toFormErrors(error, recoverTexts);
    setSent(data.message ?? mailSent);
    return undefined;
  };

  if (sent !== null) {
    const again = () => {
      setInitialValues({ email: drafts.email });
      setSent(null);
    };
    return (
      <>
        <PanelDone icon="mail" title="Confira seu e-mail" text={sent} action="Voltar para o login" />
        <Again>
          Não chegou?{' '}
          <TextButton type="button" onClick={again}>
            Enviar de novo
          </TextButton>
        </Again>
      </>
    );
  }

  return (
    <PanelForm<RecoverValues> onSubmit={submit} initialValues={initialValues}>
      {({ submitting, refusal }) => (
        <>
          <FormSpy<RecoverValues>
            subscription={{ values: true }}
            onChange={({ values }) => keepEmail(drafts, values.email ?? '')}
          />
          <PanelLead>Informe o e-mail da sua conta. Enviaremos um link para criar uma senha nova.</PanelLead>
          <EmailField validate={isEmailLike} isFirst />
          <FormMessage error={refusal ?? deadLink} />
          <Button type="submit" size="l" wide loading={submitting}>
            Enviar
          </Button>
          <PanelFoot>
            <PanelLink to="login">Voltar para o login</PanelLink>
          </PanelFoot>
        </>
      )}
    </PanelForm>
  );
}

// The mail may be with the unwanted ones, or the address have a typing error.
const Again = styled(PanelFoot)`
  padding-block-start: 0.25rem;
`;
