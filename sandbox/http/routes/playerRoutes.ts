import type { Hono } from 'hono';
import type { User } from '../../../src/shared/contract/account/user.ts';
import type { Identity } from '../../../src/shared/contract/account/verification.ts';
import { playerChannels } from '../../../src/shared/contract/realtime.ts';
import { passwordMatches } from '../../domain/passwords.ts';
import { isEmail, isPhone } from '../../domain/registration.ts';
import { rolloverStates } from '../../domain/rollover.ts';
import { signSessionToken } from '../../domain/sessionToken.ts';
import { changeEmail } from '../../operations/account/accountLinks.ts';
import {
  answerChallenge,
  asksForSecondFactor,
  startChallenge,
  wrongCode,
} from '../../operations/account/secondFactor.ts';
import { fieldRefusal, Refusal } from '../../operations/refusal.ts';
import { refuseLaunch } from '../../operations/wallet/playPermission.ts';
import type { Db } from '../../store/database/database.ts';
import { changePlayer, findPlayer, type Player } from '../../store/players/users.ts';
import { playerBalances } from '../../store/wallet/ledger.ts';
import { listRollovers, rolloverOnWire } from '../../store/wallet/rollovers.ts';
import { countGuess, takeAddress } from '../guesses.ts';
import { type CallRequest, type RequestBindings, route } from '../route.ts';
import type { TenantServices } from '../services.ts';

const sportsbookTokenLifetimeS = 600;

export function playerRoutes(app: Hono<RequestBindings>, services: TenantServices): void {
  const { db, brand } = services;
  route(app, services, 'getMe', ({ signedIn }) => userOnWire(db, signedIn.player));
  route(app, services, 'updateMe', updateMe);
  route(app, services, 'getSportsbookToken', async ({ signedIn: { player, loginId } }) => {
    const now = services.clock();
    await services.transact(brand.id, (work) => refuseLaunch(work, player.id));
    const { mainCents } = await playerBalances(db, brand.id, player.id);
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
    await services.subscriptions.grant({ userId: player.id, loginId, socketId, channel });
    return { auth };
  });
}

async function updateMe({ services, body, network, signedIn: { player } }: CallRequest<'updateMe'>) {
  const { db, brand } = services;
  const phone = (body.phone ?? player.phone).replace(/\D/g, '');
  const phoneCode = (body.phone_code ?? player.phoneCode).replace(/\D/g, '');
  const phoneChanged = phone !== player.phone || phoneCode !== player.phoneCode;
  if (phoneChanged && !isPhone(phone, phoneCode)) throw fieldRefusal({ phone: ['Telefone inválido.'] });
  const email = body.email?.trim().toLowerCase();
  const newEmail = email === player.email ? undefined : email;
  if (newEmail !== undefined) {
    const pending = await allowEmailChange(services, player, newEmail, { body, network });
    if (pending) return pending;
  }
  // Before the transaction, which may run again and would count twice.
  if (newEmail !== undefined) await takeAddress(services, db, newEmail);
  await services.transact(brand.id, async (work) => {
    if (newEmail !== undefined) await changeEmail(work, player, newEmail, services);
    // Only what was sent: another tab may have saved the rest since this request read the player.
    await changePlayer(work.db, brand.id, player.id, {
      phone: body.phone === undefined ? undefined : phone,
      phoneCode: body.phone_code === undefined ? undefined : phoneCode,
      gender: body.gender,
    });
  });
  return userOnWire(db, (await findPlayer(db, brand.id, player.id)) ?? player);
}

// Checks the password and, where the brand has one, the second factor; returns the step still missing.
async function allowEmailChange(
  services: TenantServices,
  player: Player,
  email: string,
  { body, network }: Pick<CallRequest<'updateMe'>, 'body' | 'network'>,
) {
  const { brand, limits, transact } = services;
  if (!isEmail(email)) throw fieldRefusal({ email: ['E-mail inválido.'] });
  if (!body.current_password) throw fieldRefusal({ current_password: ['Informe sua senha atual.'] });
  const guess = { network, account: player.id };
  const takeBack = countGuess(services, guess);
  if (!(await passwordMatches(body.current_password, player.passwordHash)))
    throw fieldRefusal({ current_password: ['A senha atual não confere.'] });
  takeBack();
  if (!asksForSecondFactor(brand)) return null;
  const purpose = `email:${email}` as const;
  if (!body.second_factor) {
    limits.codes.take(player.id);
    const challenge = await transact(brand.id, (work) => startChallenge(work, player, purpose, services));
    return { error: 'Digite o código que enviamos para o seu e-mail atual.', second_factor: challenge };
  }
  const { challenge, code } = body.second_factor;
  const takeCodeBack = countGuess(services, guess);
  // A separate transaction: a wrong attempt stays counted.
  const owner = await transact(brand.id, (work) => answerChallenge(work, challenge, code, purpose));
  if (owner !== player.id) throw fieldRefusal({ code: [wrongCode] });
  takeCodeBack();
  limits.codes.forget(player.id);
  return null;
}

// Players may subscribe to their own channels only.
async function mayListen({ db, brand }: TenantServices, player: Player, channel: string): Promise<boolean> {
  if (Object.values(playerChannels).some((nameFor) => nameFor(player.id) === channel)) return true;
  const [, rolloverId] = /^private-bonus\.(\d+)$/.exec(channel) ?? [];
  if (!rolloverId) return false;
  return (await listRollovers(db, brand.id, player.id)).some(({ id }) => id === rolloverId);
}

function identityOnWire({ vpnFlagged, identityStatus, closedAt }: Player): Identity {
  const closed = closedAt === null ? {} : { is_closed: true };
  if (vpnFlagged) return { user_status: 'ip_blocked', isApproved: false, ...closed };
  return { user_status: identityStatus, isApproved: identityStatus === 'approved', ...closed };
}

async function userOnWire(db: Db, player: Player): Promise<User> {
  const { mainCents, bonusCents } = await playerBalances(db, player.tenant, player.id);
  const active = (await listRollovers(db, player.tenant, player.id)).find(
    ({ state }) => state === rolloverStates.active,
  );
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
