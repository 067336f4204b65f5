import type { Hono } from 'hono';
import { maskEmail } from '../../../src/shared/text/maskEmail.ts';
import { hashPassword, passwordMatches } from '../../domain/passwords.ts';
import { isStrong, passwordRule } from '../../domain/registration.ts';
import { accessRefusal } from '../../domain/standing.ts';
import {
  deadLink,
  linkHash,
  sendRecoveryMail,
  useAccountLink,
} from '../../operations/account/accountLinks.ts';
import { fieldRefusal } from '../../operations/refusal.ts';
import { deletePasswordLinks, findAccountLink } from '../../store/players/accountLinks.ts';
import { deleteChallengesOf } from '../../store/players/challenges.ts';
import { endOtherSessions } from '../../store/players/sessions.ts';
import { changePlayer, findPlayer, listPlayersByEmail, lockPlayer } from '../../store/players/users.ts';
import { countGuess } from '../guesses.ts';
import { type CallRequest, type RequestBindings, route } from '../route.ts';
import type { TenantServices } from '../services.ts';

/** Serves recovery and change of a password. */
export function passwordRoutes(app: Hono<RequestBindings>, services: TenantServices): void {
  const tenant = services.brand.id;
  route(app, services, 'recover', async ({ body, network }) => {
    services.limits.recoveries.take(network);
    services.limits.recoveries.take(body.email.trim().toLowerCase());
    const players = await listPlayersByEmail(services.db, tenant, body.email);
    // A closed account stays closed, because its owner asked for that. Brazilian law leaves the login open.
    const mayLogIn = services.brand.jurisdiction === 'br';
    const open = players.filter((player) => mayLogIn || !accessRefusal(player, services.clock()));
    await services.transact(tenant, async (work) => {
      for (const player of open.length > 0 ? open : [null]) await sendRecoveryMail(work, player, services);
    });
    return {
      success: true,
      message: 'Se o e-mail tiver cadastro, você receberá as instruções.',
    };
  });
  route(app, services, 'readRecoveryLink', async ({ body, network }) => {
    const takeBack = countGuess(services, { network, account: linkHash(body.token) });
    const link = await findAccountLink(services.db, tenant, linkHash(body.token), services.clock());
    const player = link?.userId ? await findPlayer(services.db, tenant, link.userId) : null;
    if (!link || !player) throw deadLink();
    takeBack();
    return { purpose: link.purpose, account: maskEmail(link.previousEmail ?? player.email) };
  });
  route(app, services, 'resetPassword', resetPassword);
  route(app, services, 'updatePassword', updatePassword);
}

async function resetPassword({ services, body, network }: CallRequest<'resetPassword'>) {
  const tenant = services.brand.id;
  const hash = linkHash(body.token);
  const takeBack = countGuess(services, { network, account: hash });
  if (!(await findAccountLink(services.db, tenant, hash, services.clock()))) throw deadLink();
  takeBack();
  refuseBadPassword(body);
  const passwordHash = await hashPassword(body.password);
  const player = await services.transact(tenant, (work) =>
    useAccountLink(work, body.token, passwordHash, services),
  );
  await services.subscriptions.dropEnded(player.id);
  return { success: true, message: 'Senha criada. Entre com a senha nova.' };
}

async function updatePassword({ services, body, signedIn, network }: CallRequest<'updatePassword'>) {
  const { player, sessionId } = signedIn;
  const takeBack = countGuess(services, { network, account: player.id });
  if (!(await passwordMatches(body.current_password, player.passwordHash))) throw wrongCurrent();
  takeBack();
  refuseBadPassword(body);
  const passwordHash = await hashPassword(body.password);
  await services.transact(player.tenant, async ({ db, tenant, now }) => {
    // A concurrent change may have come first.
    const current = await lockPlayer(db, tenant, player.id);
    if (current?.passwordHash !== player.passwordHash) throw wrongCurrent();
    await changePlayer(db, tenant, player.id, { passwordHash });
    await endOtherSessions(db, tenant, player.id, sessionId, now);
    await deleteChallengesOf(db, tenant, player.id);
    await deletePasswordLinks(db, tenant, player.id);
  });
  await services.subscriptions.dropEnded(player.id);
  return { success: true, message: 'Senha alterada com sucesso.' };
}

const wrongCurrent = () => fieldRefusal({ current_password: ['A senha atual não confere.'] });

function refuseBadPassword(body: { password: string; password_confirmation: string }): void {
  if (!isStrong(body.password)) throw fieldRefusal({ password: [passwordRule] });
  if (body.password !== body.password_confirmation) {
    throw fieldRefusal({ password_confirmation: ['A confirmação da senha não confere.'] });
  }
}
