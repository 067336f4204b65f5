import type { exampleSandbox } from './exampleSandbox.ts';

/** Creates a player of `aurora` who bets in the frame of the sportsbook. */
export async function sportsPlayer(
  { call, logIn, newPlayer }: ReturnType<typeof exampleSandbox>,
  balanceCents: number,
) {
  const token = (await logIn(await newPlayer(balanceCents))) ?? '';
  const { body: access } = await call('GET', '/api/generate-token', { token });
  const sports = { host: 'partners', token: String(access.token) };
  const path = '/sportsbook/aurora/bets';
  return {
    token,
    bet: (body: object) => call('POST', path, { ...sports, body }),
    cashOut: (id: string, amountCents: number, key: string = crypto.randomUUID()) =>
      call('POST', `${path}/${id}/cashout`, { ...sports, body: { key, amountCents } }),
    bets: async () => (await call('GET', path, sports)).body.bets,
    balance: async () => (await call('GET', '/api/auth/me', { token })).body.balance,
  };
}
