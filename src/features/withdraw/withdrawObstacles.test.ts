import * as v from 'valibot';
import { expect, test } from 'vitest';
import { userSchema } from '../../shared/contract/account/user.ts';
import { obstacleOf } from './withdrawObstacles.ts';

const user = (change: object) =>
  v.parse(userSchema, { id: 1, name: 'Ana', balance: 0, status: 'Ativo', ...change });
const rollover = { id: 7, active: 1, amount_current: 1_500, amount_rollover: 5_000, name: 'Bônus da semana' };

test('blocks a withdrawal without a confirmed identity', () => {
  expect(obstacleOf(user({ status: 'Pendente' }), 0, 'br')).toEqual({ kind: 'identity' });
});

test('reports what an open rollover still needs, except under Brazilian law', () => {
  const player = user({ user_rollover: rollover });
  expect(obstacleOf(player, 0, 'none')).toEqual({
    kind: 'rollover',
    name: 'Bônus da semana',
    missingCents: 3_500,
  });
  expect(obstacleOf(player, 0, 'br')).toBeNull();
});

test('ignores a rollover that is done or inactive', () => {
  expect(obstacleOf(user({ user_rollover: { ...rollover, amount_current: 5_000 } }), 0, 'none')).toBeNull();
  expect(obstacleOf(user({ user_rollover: { ...rollover, active: 0 } }), 0, 'none')).toBeNull();
  expect(obstacleOf(user({}), 0, 'none')).toBeNull();
});

test('blocks unwagered deposits after the active bonus, except under Brazilian law', () => {
  expect(obstacleOf(user({}), 2_000, 'none')).toEqual({ kind: 'deposits', missingCents: 2_000 });
  expect(obstacleOf(user({ user_rollover: rollover }), 2_000, 'none')).toMatchObject({ kind: 'rollover' });
  expect(obstacleOf(user({}), 2_000, 'br')).toBeNull();
});
