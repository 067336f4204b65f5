import type { Hono } from 'hono';
import { siteTimeZone } from '../../src/shared/time/timeZone.ts';
import { hashPassword, passwordMatches } from '../domain/passwords.ts';
import { accessRefusal, accessRefusalText } from '../domain/standing.ts';
import { Refusal } from '../operations/refusal.ts';
import {
  answerChallenge,
  asksForSecondFactor,
  factorStandsUntil,
  knowDevice,
  startChallenge,
} from '../operations/secondFactor.ts';
import { renewSession, startSession } from '../operations/sessions.ts';
import type { Work } from '../operations/work.ts';
import { endSession } from '../store/sessions.ts';
import { findPlayerByEmail } from '../store/users.ts';
import { countGuess } from './guesses.ts';
import { type CallRequest, type RequestBindings, route } from './route.ts';
import type { TenantServices } from './services.ts';

/** A hash nobody's password has: an unknown address takes as long as a wrong password. */
const nobody = hashPassword(crypto.randomUUID());

const noToken = {
  access_token: undefined,
  expires_in: undefined,
  error: undefined,
  errors: undefined,
  second_factor: undefined,
  device: undefined,
};

/** How a session begins, goes on and ends. */
export function loginRoutes(app: Hono<RequestBindings>, services: TenantServices): void {
  const tenant = services.brand.id;
  route(app, services, 'login', login);
  route(app, services, 'confirmLogin', confirmLogin);
  route(app, services, 'logout', async ({ signedIn }) => {
    await endSession(services.sql, tenant, signedIn.sessionId, services.clock());
    await services.subscriptions.dropEnded(signedIn.player.id);
    return undefined;
  });
  route(app, services, 'refresh', async ({ signedIn }) => ({
    ...noToken,
    ...(await services.transact(tenant, (work) => renewSession(work, signedIn, services.tokens))),
  }));
}

async function login({ services, body, ip }: CallRequest<'login'>) {
  const { brand, limits, sql } = services;
  const takeBack = countGuess(services, { ip, account: body.email.trim().toLowerCase() });
  const player = await findPlayerByEmail(sql, brand.id, body.email);
  const matches = await passwordMatches(body.password, player?.passwordHash ?? (await nobody));
  if (!player || !matches) throw new Refusal(401, { error: 'Email ou senha incorretos!' });
  takeBack();
  const refusal = accessRefusal(player, services.clock());
  if (refusal)
    throw new Refusal(403, { error: accessRefusalText(refusal, siteTimeZone(services.settings())) });
  return services.transact(brand.id, async (work) => {
    if (!asksForSecondFactor(brand)) return granted(work, services, player.id, null);
    const factorUntil = await factorStandsUntil(work.sql, player, body.device, work.now);
    if (factorUntil) return granted(work, services, player.id, factorUntil);
    limits.codes.take(player.id);
    // Who knows nothing of second factors shows the error, which is true for them as well.
    const error = 'Digite o código que enviamos para o seu e-mail.';
    return { ...noToken, error, second_factor: await startChallenge(work, player, services) };
  });
}

async function confirmLogin({ services, body, ip }: CallRequest<'confirmLogin'>) {
  const tenant = services.brand.id;
  const takeBack = countGuess(services, { ip, account: body.challenge });
  // A transaction of its own: a wrong attempt stays counted.
  const userId = await services.transact(tenant, (work) => answerChallenge(work, body.challenge, body.code));
  if (!userId) throw new Refusal(422, { error: 'Código incorreto. Confira e tente de novo.' });
  takeBack();
  services.limits.codes.forget(userId);
  return services.transact(tenant, async (work) => {
    const { until, device } = await knowDevice(work, userId);
    return { ...(await granted(work, services, userId, until)), device };
  });
}

async function granted(work: Work, { tokens }: TenantServices, userId: string, factorUntil: Date | null) {
  return { ...noToken, ...(await startSession(work, userId, tokens, { factorUntil })) };
}
