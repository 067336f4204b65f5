import { FORM_ERROR } from 'final-form';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { styled } from 'styled-components';
import { loginRequested } from '../../../shared/state/authModalSlice.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Note } from '../../../ui/note/Note.tsx';
import { recover } from '../recover.ts';
import { BoundTextField } from './BoundField.tsx';
import { isEmailLike } from './fieldRules.ts';
import { FormColumn, PanelFoot, TextLink } from './formParts.ts';
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
    const outcome = await dispatch(recover(email));
    onBusyChange(false);
    if (!outcome.ok) return { [FORM_ERROR]: outcome.message };
    setSent(outcome.message);
    return undefined;
  };

  return (
    <Form<RecoverValues> onSubmit={submit} initialValues={initialValues}>
      {({ handleSubmit, submitting, submitError, dirtySinceLastSubmit, values }) => {
        drafts.email = values.email ?? '';
        return (
          <FormColumn onSubmit={(event) => void handleSubmit(event)} noValidate>
            <Hint>Informe o e-mail da sua conta. Enviaremos um link para criar uma senha nova.</Hint>
            {sent && (
              <Note kind="success" role="status">
                {sent}
              </Note>
            )}
            {submitError && !dirtySinceLastSubmit && (
              <Note kind="danger" role="alert">
                {submitError}
              </Note>
            )}
            <BoundTextField
              name="email"
              label="E-mail"
              type="email"
              inputMode="email"
              autoComplete="username"
              validate={isEmailLike}
              data-autofocus
            />
            <Button type="submit" size="l" wide loading={submitting}>
              Enviar
            </Button>
            <PanelFoot>
              <TextLink
                href="/?login=1"
                onClick={(event) => {
                  event.preventDefault();
                  dispatch(loginRequested());
                }}
              >
                Voltar para o login
              </TextLink>
            </PanelFoot>
          </FormColumn>
        );
      }}
    </Form>
  );
}

const Hint = styled.p`
  padding-block-end: ${token('space.s')};
  color: ${token('color.text-muted')};
`;
