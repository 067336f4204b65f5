import type { Hono } from 'hono';
import { hashPassword, passwordMatches } from '../domain/passwords.ts';
import { isStrong, passwordRule } from '../domain/registration.ts';
import { accessRefusal } from '../domain/standing.ts';
import { sendRecoveryMail } from '../operations/recovery.ts';
import { fieldRefusal } from '../operations/refusal.ts';
import { endOtherSessions } from '../store/sessions.ts';
import { changePlayer, findPlayerByEmail } from '../store/users.ts';
import { countGuess } from './guesses.ts';
import { type CallRequest, type RequestBindings, route } from './route.ts';
import type { TenantServices } from './services.ts';

/** A forgotten or changed password. */
export function passwordRoutes(app: Hono<RequestBindings>, services: TenantServices): void {
  const tenant = services.brand.id;
  route(app, services, 'recover', async ({ body, ip }) => {
    services.limits.recoveries.take(ip);
    services.limits.recoveries.take(body.email.trim().toLowerCase());
    const player = await findPlayerByEmail(services.sql, tenant, body.email);
    // An account that is closed stays so: its owner asked for that.
    if (player && !accessRefusal(player, services.clock())) {
      await services.transact(tenant, (work) => sendRecoveryMail(work, player, services));
    }
    return {
      success: true,
      message: 'Se o e-mail tiver cadastro, você receberá as instruções.',
    };
  });
  route(app, services, 'updatePassword', updatePassword);
}

async function updatePassword({ services, body, signedIn, ip }: CallRequest<'updatePassword'>) {
  const { player, sessionId, recovery } = signedIn;
  const takeBack = countGuess(services, { ip, account: player.id });
  if (!recovery && !(await passwordMatches(body.current_password, player.passwordHash))) {
    throw fieldRefusal({ current_password: ['A senha atual não confere.'] });
  }
  takeBack();
  if (!isStrong(body.password)) throw fieldRefusal({ password: [passwordRule] });
  if (body.password !== body.password_confirmation) {
    throw fieldRefusal({ password_confirmation: ['A confirmação da senha não confere.'] });
  }
  await changePlayer(services.sql, player.tenant, player.id, {
    passwordHash: await hashPassword(body.password),
  });
  await endOtherSessions(services.sql, player.tenant, player.id, sessionId, services.clock());
  await services.subscriptions.dropEnded(player.id);
  return { success: true, message: 'Senha alterada com sucesso.' };
}
