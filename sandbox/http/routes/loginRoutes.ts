import type { Hono } from 'hono';
import { siteTimeZone } from '../../../src/shared/time/timeZone.ts';
import { hashPassword, passwordMatches } from '../../domain/passwords.ts';
import { accessRefusal, accessRefusalText } from '../../domain/standing.ts';
import {
  answerChallenge,
  asksForSecondFactor,
  factorStandsUntil,
  knowDevice,
  startChallenge,
  wrongCode,
} from '../../operations/account/secondFactor.ts';
import { renewSession, startSession } from '../../operations/account/sessions.ts';
import { Refusal } from '../../operations/refusal.ts';
import type { UnitOfWork } from '../../operations/unitOfWork.ts';
import { endSession } from '../../store/players/sessions.ts';
import { findPlayer, listPlayersByEmail, lockPlayer, type Player } from '../../store/players/users.ts';
import { countGuess } from '../guesses.ts';
import { type CallRequest, type RequestBindings, route } from '../route.ts';
import type { TenantServices } from '../services.ts';

// The hash of no password: an unknown e-mail takes as long as a wrong password.
const noPassword = hashPassword(crypto.randomUUID());
// Hashes of every login, so that its time does not reveal whether an e-mail has none, one or two accounts.
const leastHashes = 2;

const noToken = {
  access_token: undefined,
  expires_in: undefined,
  error: undefined,
  errors: undefined,
  second_factor: undefined,
  device: undefined,
};

/** Serves login, refresh and logout. */
export function loginRoutes(app: Hono<RequestBindings>, services: TenantServices): void {
  const tenant = services.brand.id;
  route(app, services, 'login', login);
  route(app, services, 'confirmLogin', confirmLogin);
  route(app, services, 'logout', async ({ signedIn }) => {
    await endSession(services.db, tenant, signedIn.sessionId, services.clock());
    await services.subscriptions.dropEnded(signedIn.player.id);
    return undefined;
  });
  route(app, services, 'refresh', async ({ signedIn }) => ({
    ...noToken,
    ...(await services.transact(tenant, (work) => renewSession(work, signedIn, services.tokens))),
  }));
}

async function login({ services, body, network }: CallRequest<'login'>) {
  const { brand, limits, db } = services;
  const takeBack = countGuess(services, { network, account: body.email.trim().toLowerCase() });
  const player = await findOwner(await listPlayersByEmail(db, brand.id, body.email), body.password);
  if (!player) throw wrongCredentials();
  takeBack();
  // Brazilian law: the statement and the withdrawal stay open in a pause or an exclusion.
  const refusal = brand.jurisdiction === 'br' ? null : accessRefusal(player, services.clock());
  if (refusal)
    throw new Refusal(403, { error: accessRefusalText(refusal, siteTimeZone(services.settings())) });
  const asksForFactor = asksForSecondFactor(brand);
  const factorUntil = asksForFactor
    ? await factorStandsUntil(db, player, body.device, services.clock())
    : null;
  const needsCode = asksForFactor && !factorUntil;
  // Before the transaction, which may run again and would count twice.
  if (needsCode) limits.codes.take(player.id);
  return services.transact(brand.id, async (work) => {
    if (!needsCode) return granted(work, services, player, factorUntil);
    // Clients without second factors show this error, which also holds for them.
    const error = 'Digite o código que enviamos para o seu e-mail.';
    return { ...noToken, error, second_factor: await startChallenge(work, player, 'login', services) };
  });
}

// The account of an e-mail with this password, the oldest if two share it.
async function findOwner(players: readonly Player[], password: string): Promise<Player | undefined> {
  const hashes = players.map(({ passwordHash }) => passwordHash);
  while (hashes.length < leastHashes) hashes.push(await noPassword);
  const matches = await Promise.all(hashes.map((hash) => passwordMatches(password, hash)));
  return players.find((_player, index) => matches[index]);
}

async function confirmLogin({ services, body, network }: CallRequest<'confirmLogin'>) {
  const tenant = services.brand.id;
  const takeBack = countGuess(services, { network, account: body.challenge });
  // A separate transaction: a wrong attempt stays counted.
  const player = await services.transact(tenant, async (work) => {
    const userId = await answerChallenge(work, body.challenge, body.code, 'login');
    return userId ? findPlayer(work.db, tenant, userId) : null;
  });
  if (!player) throw new Refusal(422, { error: wrongCode });
  takeBack();
  services.limits.codes.forget(player.id);
  return services.transact(tenant, async (work) => {
    const { until, device } = await knowDevice(work, player.id);
    return { ...(await granted(work, services, player, until)), device };
  });
}

// Starts the session, unless the password has changed since it was checked.
async function granted(
  work: UnitOfWork,
  { tokens }: TenantServices,
  player: Player,
  factorUntil: Date | null,
) {
  const current = await lockPlayer(work.db, work.tenant, player.id, 'session');
  if (current?.passwordHash !== player.passwordHash) throw wrongCredentials();
  return { ...noToken, ...(await startSession(work, player.id, tokens, { factorUntil })) };
}

const wrongCredentials = () => new Refusal(401, { error: 'Email ou senha incorretos!' });
