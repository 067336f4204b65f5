import { FORM_ERROR } from 'final-form';
import { useRef, useState } from 'react';
import { Form, FormSpy } from 'react-final-form';
import { styled } from 'styled-components';
import { loginRequested } from '../../../shared/state/authModalSlice.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FormMessage } from '../../../ui/form-message/FormMessage.tsx';
import { keepEmail } from '../authDrafts.ts';
import { recover } from '../recover.ts';
import { BoundTextField } from './BoundField.tsx';
import { isEmailLike } from './fieldRules.ts';
import { focusFirstFault } from './focusFirstFault.ts';
import { FormColumn, PanelFoot, TextLink } from './formParts.ts';
import type { PanelProps } from './panelProps.ts';
import { useFirstFocus } from './useFirstFocus.ts';

interface RecoverValues {
  email: string;
}

export function RecoverForm({ drafts, onBusyChange }: PanelProps) {
  const dispatch = useAppDispatch();
  const form = useRef<HTMLFormElement>(null);
  useFirstFocus(form);
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
    <Form<RecoverValues> onSubmit={submit} initialValues={initialValues}>
      {({ handleSubmit, submitting, submitError, dirtySinceLastSubmit }) => (
        <FormColumn
          ref={form}
          noValidate
          onSubmit={(event) => {
            void handleSubmit(event);
            focusFirstFault(form.current);
          }}
        >
          <FormSpy<RecoverValues>
            subscription={{ values: true }}
            onChange={({ values }) => keepEmail(drafts, values.email ?? '')}
          />
          <Hint>Informe o e-mail da sua conta. Enviaremos um link para criar uma senha nova.</Hint>
          <BoundTextField
            name="email"
            label="E-mail"
            type="email"
            inputMode="email"
            autoComplete="username"
            validate={isEmailLike}
            data-autofocus
          />
          <FormMessage
            error={submitError && !dirtySinceLastSubmit ? submitError : undefined}
            success={sent ?? undefined}
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
      )}
    </Form>
  );
}

const Hint = styled.p`
  padding-block-end: ${token('space.s')};
  color: ${token('color.text-muted')};
`;
