import { Form } from 'react-final-form';
import { styled } from 'styled-components';
import type { Deletion } from '../../../shared/contract/account/accountData.ts';
import { formatDateTime } from '../../../shared/time/formatTime.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FormMessage } from '../../../ui/form-message/FormMessage.tsx';
import { Note } from '../../../ui/note/Note.tsx';
import { BoundPasswordField } from '../../forms/BoundField.tsx';
import { FormColumn } from '../../forms/FormColumn.ts';
import { formErrorOf } from '../../forms/formError.ts';
import { toFormErrors } from '../../forms/toFormErrors.ts';
import { useTimeZone } from '../../settings/useTimeZone.ts';
import { useRequestDeletionMutation } from './accountDataApi.ts';

interface DeletionValues {
  password: string;
}

const unreachable = 'Não foi possível enviar o pedido. Confira sua conexão e tente de novo.';
const passwordError = (value: string | undefined) => (value ? undefined : 'Informe sua senha.');

export function DeletionForm({ deletion }: { deletion: Deletion | undefined }) {
  const timeZone = useTimeZone();
  const [requestDeletion] = useRequestDeletionMutation();
  if (deletion)
    return (
      <Note kind="info" role="status">
        Pedido recebido em {formatDateTime(Date.parse(deletion.requested_at), timeZone)}. Respondemos até{' '}
        {formatDateTime(Date.parse(deletion.answer_by), timeZone)}.
      </Note>
    );

  const submit = async (values: DeletionValues) => {
    const { error } = await requestDeletion(values);
    return error ? toFormErrors(error, { unreachable }) : undefined;
  };
  return (
    <Form<DeletionValues> onSubmit={submit}>
      {({ handleSubmit, submitting, ...outcome }) => (
        <Column onSubmit={(event) => void handleSubmit(event)} noValidate>
          <BoundPasswordField
            name="password"
            label="Senha"
            hint="Para confirmar que é você."
            autoComplete="current-password"
            validate={passwordError}
          />
          <FormMessage error={formErrorOf(outcome)} />
          <Button type="submit" variant="secondary" loading={submitting}>
            Pedir exclusão
          </Button>
        </Column>
      )}
    </Form>
  );
}

const Column = styled(FormColumn)`
  max-inline-size: 26rem;
`;
