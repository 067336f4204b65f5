import { expect, test } from 'vitest';
import { exampleSandbox } from '../../tests/support/operator/exampleSandbox.ts';
import { balanceNote } from './balanceNote.ts';

const money = (activeBonusCents: number, waitingBonusCents: number) => ({
  mainCents: 10_000,
  activeBonusCents,
  waitingBonusCents,
});
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['no bonus', 0, 0, '', ''],
  ['an active bonus', 4_000, 0, '', 'Vale também o bônus ativo de R$ 40,00.'],
  ['a waiting bonus', 0, 2_000, 'O bônus inativo de R$ 20,00 não vale aqui.', ''],
  [
    'both',
    4_000,
    2_000,
    'O bônus inativo de R$ 20,00 não vale aqui.',
    'Do bônus de R$ 60,00, valem aqui R$ 40,00.',
  ],
])('says what a game plays with besides the balance for %s', (_what, active, waiting, one, apart) => {
  expect(plain(balanceNote(money(active, waiting), false))).toBe(one);
  expect(plain(balanceNote(money(active, waiting), true))).toBe(apart);
});

test('says nothing in a demonstration', () => {
  expect([balanceNote(null, false), balanceNote(null, true)]).toEqual(['', '']);
});

const site = exampleSandbox('aurora');
const { call, logIn, newPlayer } = site;

test('tells in a game that a bonus waits for its activation', async () => {
  const player = await newPlayer(10_000);
  for (const cents of [4_000, 2_000]) await site.sandbox.control.grantBonus('aurora', player.email, cents);
  const token = (await logIn(player)) ?? '';
  const { body: launch } = await call('POST', '/api/casino-games/1002/launch', {
    token,
    body: { device: 'desktop' },
  });
  const path = `${new URL(launch.url).pathname}/state`;
  const { body: state } = await call('GET', path, { host: 'partners' });
  const { balance, wallet } = (await call('GET', '/api/auth/me', { token })).body;
  expect(balance + wallet.bonus_mixed - state.balance).toBe(2_000);
  expect(plain(state.note)).toBe('O bônus inativo de R$ 20,00 não vale aqui.');
});
