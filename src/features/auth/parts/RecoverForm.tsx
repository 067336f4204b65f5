import { FORM_ERROR } from 'final-form';
import { useState } from 'react';
import { FormSpy } from 'react-final-form';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FormMessage } from '../../../ui/form-message/FormMessage.tsx';
import { keepEmail } from '../authDrafts.ts';
import { recover } from '../recover.ts';
import { EmailField } from './EmailField.tsx';
import { isEmailLike } from './fieldRules.ts';
import { PanelFoot, PanelLead } from './formParts.ts';
import { PanelForm } from './PanelForm.tsx';
import { PanelLink } from './PanelLink.tsx';
import type { PanelProps } from './panelProps.ts';

interface RecoverValues {
  email: string;
}

export function RecoverForm({ drafts, onBusyChange }: PanelProps) {
  const dispatch = useAppDispatch();
  // Once: another object would make the form start over, its error and password gone.
  const [initialValues] = useState(() => ({ email: drafts.email }));
  const [sent, setSent] = useState<string | null>(null);

  const submit = async ({ email }: RecoverValues) => {
    onBusyChange(true);
    setSent(null);
    const outcome = await dispatch(recover(email));
    onBusyChange(false);
    if (!outcome.ok) return { [FORM_ERROR]: outcome.message };
    setSent(outcome.message);
    return undefined;
  };

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
          <FormMessage error={refusal} success={sent ?? undefined} />
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
