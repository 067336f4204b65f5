import type { Hono } from 'hono';
import { hashPassword, passwordMatches } from '../domain/passwords.ts';
import { isStrong, passwordRule } from '../domain/registration.ts';
import { accessRefusal, accessRefusalText } from '../domain/standing.ts';
import { sendRecoveryMail } from '../operations/recovery.ts';
import { fieldRefusal, Refusal } from '../operations/refusal.ts';
import { renewSession, startSession } from '../operations/sessions.ts';
import { endOtherSessions, endSession } from '../store/sessions.ts';
import { changePlayer, findPlayerByEmail } from '../store/users.ts';
import { type CallRequest, type RequestBindings, route } from './route.ts';
import type { TenantServices } from './services.ts';

/** A hash nobody's password has: an unknown address takes as long as a wrong password. */
const nobody = hashPassword(crypto.randomUUID());

export function authRoutes(app: Hono<RequestBindings>, services: TenantServices): void {
  const tenant = services.brand.id;
  route(app, services, 'login', login);
  route(app, services, 'logout', async ({ signedIn }) => {
    await endSession(services.sql, tenant, signedIn.sessionId, services.clock());
    return undefined;
  });
  route(app, services, 'refresh', async ({ signedIn }) => ({
    ...(await services.transact(tenant, (work) => renewSession(work, signedIn, services.tokens))),
    error: undefined,
    errors: undefined,
  }));
  route(app, services, 'recover', async ({ body, ip }) => {
    services.limits.recoveries.check(ip);
    services.limits.recoveries.count(ip);
    const player = await findPlayerByEmail(services.sql, tenant, body.email);
    // An account that is closed stays so: its owner asked for that.
    if (player && !accessRefusal(player, services.clock())) {
      await services.transact(tenant, (work) => sendRecoveryMail(work, player, services));
    }
    return {
      success: true,
      message: 'Se o e-mail estiver cadastrado, você receberá as instruções em instantes.',
    };
  });
  route(app, services, 'updatePassword', updatePassword);
}

async function login({ services, body, ip }: CallRequest<'login'>) {
  const tenant = services.brand.id;
  const key = `${ip} ${body.email.trim().toLowerCase()}`;
  services.limits.failedLogins.check(key);
  // Counted before it is known to fail: guesses sent all at once are no way around.
  services.limits.failedLogins.count(key);
  const player = await findPlayerByEmail(services.sql, tenant, body.email);
  const matches = await passwordMatches(body.password, player?.passwordHash ?? (await nobody));
  if (!player || !matches) throw new Refusal(401, { error: 'Email ou senha incorretos!' });
  services.limits.failedLogins.forget(key);
  const refusal = accessRefusal(player, services.clock());
  if (refusal) throw new Refusal(403, { error: accessRefusalText(refusal) });
  const token = await services.transact(tenant, (work) => startSession(work, player.id, services.tokens));
  return { ...token, error: undefined, errors: undefined };
}

async function updatePassword({ services, body, signedIn }: CallRequest<'updatePassword'>) {
  const { player, sessionId, recovery } = signedIn;
  services.limits.failedLogins.check(player.id);
  if (!recovery && !(await passwordMatches(body.current_password, player.passwordHash))) {
    services.limits.failedLogins.count(player.id);
    throw fieldRefusal({ current_password: ['A senha atual não confere.'] });
  }
  if (!isStrong(body.password)) throw fieldRefusal({ password: [passwordRule] });
  if (body.password !== body.password_confirmation) {
    throw fieldRefusal({ password_confirmation: ['A confirmação da senha não confere.'] });
  }
  await changePlayer(services.sql, player.tenant, player.id, {
    passwordHash: await hashPassword(body.password),
  });
  await endOtherSessions(services.sql, player.tenant, player.id, sessionId, services.clock());
  return { success: true, message: 'Senha alterada com sucesso.' };
}
