import type { Hono } from 'hono';
import type { User } from '../../src/shared/contract/user.ts';
import type { Identity } from '../../src/shared/contract/verification.ts';
import { isEmail, isPhone } from '../domain/registration.ts';
import { signSessionToken } from '../domain/sessionToken.ts';
import { accessRefusal } from '../domain/standing.ts';
import { fieldRefusal, Refusal } from '../operations/refusal.ts';
import type { Sql } from '../store/database.ts';
import { playerBalances } from '../store/ledger.ts';
import { listRollovers, rolloverOnWire } from '../store/rollovers.ts';
import { changePlayer, findPlayer, findPlayerByEmail, type Player } from '../store/users.ts';
import { type RequestBindings, route } from './route.ts';
import type { TenantServices } from './services.ts';

const sportsbookTokenLifetimeS = 600;

export function playerRoutes(app: Hono<RequestBindings>, services: TenantServices): void {
  const { sql, brand } = services;
  route(app, services, 'getMe', ({ signedIn }) => userOnWire(sql, signedIn.player));
  route(app, services, 'updateMe', async ({ body, signedIn: { player } }) => {
    const phone = (body.phone ?? player.phone).replace(/\D/g, '');
    const phoneCode = (body.phone_code ?? player.phoneCode).replace(/\D/g, '');
    const phoneChanged = phone !== player.phone || phoneCode !== player.phoneCode;
    if (phoneChanged && !isPhone(phone, phoneCode)) throw fieldRefusal({ phone: ['Telefone inválido.'] });
    const email = body.email?.trim().toLowerCase();
    if (email !== undefined && email !== player.email) {
      if (!isEmail(email)) throw fieldRefusal({ email: ['E-mail inválido.'] });
      if (await findPlayerByEmail(sql, brand.id, email))
        throw fieldRefusal({ email: ['Este e-mail já está em uso.'] });
    }
    await changePlayer(sql, brand.id, player.id, {
      phone,
      phoneCode,
      ...(email !== undefined && { email }),
      ...(body.gender !== undefined && { gender: body.gender }),
    });
    return userOnWire(sql, (await findPlayer(sql, brand.id, player.id)) ?? player);
  });
  route(app, services, 'getSportsbookToken', async ({ signedIn: { player, loginId } }) => {
    const now = services.clock();
    if (accessRefusal(player, now)) return { token: null };
    const { mainCents } = await playerBalances(sql, brand.id, player.id);
    const claims = {
      // Of the login, so that it outlives renewals and ends with the logout.
      sessionId: loginId,
      userId: player.id,
      tenant: `sportsbook.${brand.id}`,
      balanceCents: mainCents,
    };
    return { token: await signSessionToken(claims, services.tokens.secret, now, sportsbookTokenLifetimeS) };
  });
  route(app, services, 'getIdentity', async ({ signedIn }) => identityOnWire(signedIn.player));
  route(app, services, 'authorizeChannel', async ({ body, signedIn: { player, loginId } }) => {
    if (!(await mayListen(services, player, body.channel_name)))
      throw new Refusal(403, { message: 'Forbidden' });
    const auth = services.realtimeApp.authorize(body.socket_id, body.channel_name);
    if (!auth) throw new Refusal(422, { message: 'socket_id inválido.' });
    const { socket_id: socketId, channel_name: channel } = body;
    services.subscriptions.grant({ userId: player.id, loginId, socketId, channel });
    return { auth };
  });
}

/** A player listens to the own channels only. */
async function mayListen({ sql, brand }: TenantServices, player: Player, channel: string): Promise<boolean> {
  if (channel === `private-users.${player.id}`) return true;
  if (channel === `private-transactions.user.${player.id}`) return true;
  const [, rolloverId] = /^private-bonus\.(\d+)$/.exec(channel) ?? [];
  if (!rolloverId) return false;
  return (await listRollovers(sql, brand.id, player.id)).some(({ id }) => id === rolloverId);
}

function identityOnWire({ vpnFlagged, identityStatus }: Player): Identity {
  if (vpnFlagged) return { user_status: 'ip_blocked', isApproved: false };
  return { user_status: identityStatus, isApproved: identityStatus === 'approved' };
}

async function userOnWire(sql: Sql, player: Player): Promise<User> {
  const { mainCents, bonusCents } = await playerBalances(sql, player.tenant, player.id);
  const active = (await listRollovers(sql, player.tenant, player.id)).find(({ state }) => state === 'active');
  return {
    id: player.id,
    name: player.name,
    email: player.email,
    phone: player.phone,
    phone_code: player.phoneCode,
    status: player.identityStatus === 'approved' ? 'Ativo' : 'Pendente',
    document: { number: player.document },
    birthday: player.birthday,
    gender: player.gender ?? undefined,
    balance: mainCents,
    wallet: { bonus_mixed: bonusCents },
    user_rollover: active ? rolloverOnWire(active) : null,
  };
}
