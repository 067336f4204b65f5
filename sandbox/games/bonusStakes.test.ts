import { expect, test } from 'vitest';
import { exampleSandbox } from '../../tests/support/operator/exampleSandbox.ts';

const site = exampleSandbox('aurora');
const { call, newPlayer, logIn } = site;

async function playerWithBonus(balanceCents: number, bonusCents: number) {
  const player = await newPlayer(balanceCents);
  await site.sandbox.control.grantBonus('aurora', player.email, bonusCents);
  const token = (await logIn(player)) ?? '';
  const wallets = async () => {
    const { balance, wallet, user_rollover: rollover } = (await call('GET', '/api/auth/me', { token })).body;
    return {
      main: balance,
      bonus: wallet.bonus_mixed,
      left: rollover?.balance,
      wagered: rollover?.amount_current,
    };
  };
  return { token, wallets };
}

const mines = (token: string, bet: number) =>
  call('POST', '/api/games/mines', { token, body: { bet, mines: 1 } });

// Plays rounds until one pays; returns the cents lost before and the winning round.
async function untilPaid(token: string, bet: number) {
  for (let lost = 0; ; lost += bet) {
    const { status, body } = await mines(token, bet);
    expect(status).toBe(200);
    const revealed = await call('POST', `/api/games/mines/${body.data.id}/reveal`, {
      token,
      body: { tile: 3 },
    });
    if (revealed.body.data.status === 'lost') continue;
    const paid = await call('POST', `/api/games/mines/${body.data.id}/cashout`, { token });
    return { lost, payout: Number(paid.body.data.payout) };
  }
}

test('stakes own money first, then the bonus, up to the sum of both', async () => {
  // A player who wins the first round could pay the second, so another player tries.
  for (let tries = 0; tries < 20; tries += 1) {
    const { token, wallets } = await playerWithBonus(150, 1_000);
    const first = (await mines(token, 100)).body.data;
    expect(await wallets()).toEqual({ main: 50, bonus: 1_000, left: 1_000, wagered: 100 });
    let status = 'playing';
    for (let tile = 0; status === 'playing'; tile += 1) {
      const { body } = await call('POST', `/api/games/mines/${first.id}/reveal`, { token, body: { tile } });
      status = body.data.status;
    }
    if (status !== 'lost') continue;
    const before = await wallets();
    const refused = await mines(token, 2_000);
    expect(refused).toMatchObject({ status: 422, body: { message: 'Saldo insuficiente.' } });
    expect(await wallets()).toEqual(before);
    return;
  }
  throw new Error('no round was lost');
});

test('splits a win in proportion to its stake and counts the whole stake for the rollover', async () => {
  const { token, wallets } = await playerWithBonus(0, 1_900);
  const all = await untilPaid(token, 200);
  const after = await wallets();
  expect(after.main).toBe(0);
  expect(after.bonus).toBe(1_900 - all.lost - 200 + all.payout);
  expect(after.left).toBe(after.bonus);
  expect(after.wagered).toBe(all.lost + 200);
  expect(await site.sandbox.ledgerDifferences()).toEqual({ sumCents: 0, wrongAccounts: 0 });
});

test('pays both wallets for a stake of both', async () => {
  for (let tries = 0; tries < 20; tries += 1) {
    const { token, wallets } = await playerWithBonus(50, 1_000);
    const { data } = (await mines(token, 200)).body;
    expect(await wallets()).toMatchObject({ main: 0, bonus: 850 });
    const revealed = await call('POST', `/api/games/mines/${data.id}/reveal`, { token, body: { tile: 3 } });
    if (revealed.body.data.status === 'lost') continue;
    const { payout } = (await call('POST', `/api/games/mines/${data.id}/cashout`, { token })).body.data;
    expect(payout).toBe(206);
    // 150 of 200 came from the bonus, so 154 of 206 go back there.
    expect(await wallets()).toMatchObject({ main: 52, bonus: 850 + 154, left: 850 + 154 });
    return;
  }
  throw new Error('Twenty mines in a row');
});

test('drops wins of a bonus that was excluded', async () => {
  const { token, wallets } = await playerWithBonus(0, 500);
  const { data } = (await mines(token, 500)).body;
  const { body } = await call('GET', '/api/bonus?active=1', { token });
  await call('DELETE', `/api/bonus/${body.data[0].id}`, { token });
  await call('POST', `/api/games/mines/${data.id}/reveal`, { token, body: { tile: 3 } });
  await call('POST', `/api/games/mines/${data.id}/cashout`, { token });
  expect(await wallets()).toMatchObject({ main: 0, bonus: 0 });
  expect(await site.sandbox.ledgerDifferences()).toEqual({ sumCents: 0, wrongAccounts: 0 });
});
