import { FORM_ERROR } from 'final-form';
import { expect, test } from 'vitest';
import type { HttpError } from '../../shared/http/httpError.ts';
import { toFormErrors } from './toFormErrors.ts';

const texts = { unreachable: 'Sem resposta.', refused: 'Recusado.' };
const http = (status: number, message: string | null, fields: Record<string, string> = {}): HttpError => ({
  kind: 'http',
  status,
  message,
  fields,
});

test.each<[HttpError]>([
  [{ kind: 'network', offline: true }],
  [{ kind: 'timeout', timeoutMs: 1 }],
  [{ kind: 'invalid-response', path: '', problem: 'x' }],
  [http(503, 'Internal error', { email: 'Ruim' })],
])('shows the form’s own sentence for %j', (error) => {
  expect(toFormErrors(error, texts)).toEqual({ [FORM_ERROR]: 'Sem resposta.' });
});

test('shows the operator’s message of an outage where the form asks for it', () => {
  const readsOutages = { ...texts, readsOutages: true };
  expect(toFormErrors(http(503, 'Em manutenção'), readsOutages)).toEqual({ [FORM_ERROR]: 'Em manutenção' });
  expect(toFormErrors(http(503, null), readsOutages)).toEqual({ [FORM_ERROR]: 'Sem resposta.' });
});

test('places a refusal in its fields and in the form', () => {
  expect(toFormErrors(http(422, 'Confira.', { email: 'Em uso' }), texts)).toEqual({
    email: 'Em uso',
    [FORM_ERROR]: 'Confira.',
  });
  expect(toFormErrors(http(200, null), texts)).toEqual({ [FORM_ERROR]: 'Recusado.' });
});

test('renames fields of the request, and prefers a field’s own error', () => {
  const renamed = { ...texts, fields: { email_confirmation: 'email', amount: 'amountCents' } };
  expect(toFormErrors(http(422, 'x', { email_confirmation: 'Diferente', amount: 'Alto' }), renamed)).toEqual({
    email: 'Diferente',
    amountCents: 'Alto',
    [FORM_ERROR]: 'x',
  });
  expect(toFormErrors(http(422, 'x', { email: 'Em uso', email_confirmation: 'Diferente' }), renamed)).toEqual(
    {
      email: 'Em uso',
      [FORM_ERROR]: 'x',
    },
  );
});

test('shows the error of one field alone, or all in one field', () => {
  const refusal = http(422, 'Senha errada', { password: 'Confira a senha' });
  expect(toFormErrors(refusal, { ...texts, alone: 'password' })).toEqual({ password: 'Confira a senha' });
  expect(toFormErrors(http(422, 'Não.'), { ...texts, alone: 'password' })).toEqual({ [FORM_ERROR]: 'Não.' });
  expect(toFormErrors(refusal, { ...texts, formField: 'password' })).toEqual({ password: 'Senha errada' });
});

test('shows a message that the app found itself', () => {
  const error: HttpError = { kind: 'local', message: 'Informe o código.' };
  expect(toFormErrors(error, { ...texts, formField: 'code' })).toEqual({ code: 'Informe o código.' });
});
