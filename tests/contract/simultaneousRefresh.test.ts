import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../sandbox/store/database/openDatabase.ts';
import { createTokenRenewal, type IssuedToken } from '../../src/features/session/tokenRenewal.ts';
import { type Operator, startOperator } from './operator.ts';
import { type PostgresServer, startOwnPostgres } from './postgresServer.ts';

let server: PostgresServer;
let operator: Operator;
beforeAll(async () => {
  server = await startOwnPostgres();
  operator = await startOperator({ databaseUrl: server.url });
}, 60_000);
afterAll(async () => {
  await operator.close();
  await server.stop();
}, 30_000);

const refresh = (token: string) => operator.ask('alfa', 'POST', '/api/auth/refresh', { token });

test('issues one new token when several tabs refresh at the same instant', async () => {
  const { token: first } = await operator.newPlayer();
  let token = first;
  for (let round = 0; round < 20; round += 1) {
    const old = token;
    const responses = await Promise.all([refresh(old), refresh(old), refresh(old)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    token = responses.find(({ status }) => status === 200)?.body.access_token;
    expect((await operator.ask('alfa', 'GET', '/api/auth/me', { token })).status).toBe(200);
    expect((await operator.ask('alfa', 'GET', '/api/auth/me', { token: old })).status).toBe(401);
  }
  const database = await openDatabase({ dataDir: null, databaseUrl: server.url });
  const open = await database.db
    .selectFrom('sessions')
    .select('login_id')
    .where('ended_at', 'is', null)
    .groupBy('login_id')
    .having(({ fn }) => fn.countAll<number>(), '>', 1)
    .execute();
  expect(open).toEqual([]);
  await database.close();
}, 30_000);

test('no login and no renewal that is under way outlives a change of password', async () => {
  const { email, token } = await operator.newPlayer();
  const { password } = operator.sandbox.control;
  const logIn = async (): Promise<string | undefined> =>
    (await operator.ask('alfa', 'POST', '/api/auth/login', { body: { email, password } })).body.access_token;
  const begun: string[] = [];
  let isChanging = true;
  // Goes on for as long as the change does; what comes last may have begun before its end.
  const repeat = async (
    first: string | undefined,
    begin: (last: string | undefined) => Promise<string | undefined>,
  ) => {
    let next = first;
    while (next && isChanging) {
      begun.push(next);
      next = await begin(next);
    }
    if (next) begun.push(next);
  };
  const renew = async (last = '') => (await refresh(last)).body.access_token;
  const change = async () => {
    const chosen = { password: 'outra-senha-2', password_confirmation: 'outra-senha-2' };
    const body = { current_password: password, ...chosen };
    const { status } = await operator.ask('alfa', 'PUT', '/api/auth/password', { token, body });
    isChanging = false;
    return status;
  };
  const [renewed, ...others] = await Promise.all([logIn(), logIn(), logIn(), logIn()]);
  const [status] = await Promise.all([
    change(),
    repeat(renewed, renew),
    ...others.map((first) => repeat(first, logIn)),
  ]);
  expect(status).toBe(200);
  expect(begun.length).toBeGreaterThanOrEqual(4);
  const left = await Promise.all(
    begun.map((one) => operator.ask('alfa', 'GET', '/api/auth/me', { token: one })),
  );
  expect(left.filter((response) => response.status !== 401)).toEqual([]);
  expect((await operator.ask('alfa', 'GET', '/api/auth/me', { token })).status).toBe(200);
}, 60_000);

test('keeps two tabs of a browser without locks logged in with the one new token', async () => {
  const { token: old } = await operator.newPlayer(1_000);
  let stored: string | null = old;
  const exchange = async (token: string): Promise<IssuedToken | null> => {
    const { body } = await refresh(token);
    return body.access_token ? { token: body.access_token, lifetimeSeconds: body.expires_in } : null;
  };
  const openTab = () =>
    createTokenRenewal({
      readToken: () => stored,
      exchange,
      store: ({ token }) => {
        stored = token;
        return true;
      },
      isLoggedOut: () => false,
      revoke: () => {},
      withLock: (work) => work(),
      online: async () => {},
    });
  const outcomes = await Promise.all([openTab().renew(old), openTab().renew(old)]);
  expect(outcomes).toEqual(['renewed', 'renewed']);
  expect(stored).not.toBe(old);
  expect(await operator.balanceOf(stored ?? '')).toBe(1_000);
}, 30_000);
