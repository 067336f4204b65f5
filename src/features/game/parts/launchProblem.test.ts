import { expect, test } from 'vitest';
import { launchProblem } from './launchProblem.ts';

test.each([
  [null, 'down'],
  [{ status: 503, message: 'Bad gateway' }, 'down'],
  [{ status: 404, message: null }, 'gone'],
  [{ status: 410, message: 'Gone' }, 'gone'],
  [{ status: 406, message: null }, 'unsupported'],
  [{ status: 403, message: 'O cassino está indisponível no momento.' }, 'refused'],
  [{ status: 422, message: null }, 'down'],
  [{ status: 403, message: 'Sua conta está em pausa.', reason: 'paused' }, 'closed'],
  [{ status: 403, message: null, reason: 'excluded' }, 'closed'],
  [{ status: 403, message: 'Você atingiu seu limite.', reason: 'limit' }, 'limit'],
] as const)('maps %j to %s', (failure, kind) => {
  expect(launchProblem(failure, 'real').kind).toBe(kind);
});

test('shows the operator’s message but not one of a server error', () => {
  expect(launchProblem({ status: 403, message: 'Conta em pausa.' }, 'real').text).toBe('Conta em pausa.');
  expect(launchProblem({ status: 500, message: 'stack trace' }, 'real').text).not.toContain('stack');
});

test.each([404, 501])('hides a demo after status %i', (status) => {
  expect(launchProblem({ status, message: 'Not Found' }, 'demo').kind).toBe('no-demo');
});
