import { createHash, randomBytes } from 'node:crypto';
import { maskEmail } from '../../../src/shared/text/maskEmail.ts';
import {
  type AccountLink,
  deleteLinksSince,
  deletePasswordLinks,
  insertAccountLink,
  takeAccountLink,
} from '../../store/players/accountLinks.ts';
import { deleteChallengesOf } from '../../store/players/challenges.ts';
import { deleteDevicesOf } from '../../store/players/devices.ts';
import { endSessionsOf } from '../../store/players/sessions.ts';
import { changePlayer, findPlayer, lockPlayer, type Player } from '../../store/players/users.ts';
import type { SandboxBrand } from '../../tenants.ts';
import { fieldRefusal, Refusal } from '../refusal.ts';
import type { UnitOfWork } from '../unitOfWork.ts';
import type { Mailbox } from './mailbox.ts';

interface MailServices {
  brand: SandboxBrand;
  mails: Mailbox;
}

// Long enough to find the mail, short for a mailbox that another person reads later.
const passwordLinkMs = 30 * 60_000;
// An owner who lost the e-mail to a thief may be on holiday.
const undoLinkMs = 7 * 24 * 60 * 60_000;

export const linkHash = (token: string) => createHash('sha256').update(token).digest('base64url');

export const deadLink = () =>
  new Refusal(410, {
    success: false,
    message: 'Este link expirou ou já foi usado. Peça outro em "Esqueci minha senha".',
  });

/** Mails a link that sets a new password once; null, for an unknown e-mail, does the same work and sends nothing. */
export async function sendRecoveryMail(
  work: UnitOfWork,
  player: Player | null,
  { brand, mails }: MailServices,
): Promise<void> {
  const link = await addLink(work, brand, {
    userId: player?.id ?? null,
    purpose: 'password',
    previousEmail: null,
    expiresAt: new Date(work.now.getTime() + passwordLinkMs),
  });
  if (!player) return;
  const mail = {
    to: player.email,
    subject: `${brand.name}: crie uma senha nova`,
    text: `Olá, ${firstName(player)}. Recebemos um pedido para criar uma senha nova para a conta de ${player.name}. O link vale por 30 minutos e funciona uma vez. Se não foi você, ignore esta mensagem.`,
    link,
    sentAt: work.now.toISOString(),
  };
  work.afterCommit(() => mails.send(mail));
}

/** Changes the e-mail at once and mails both addresses; the mail to the old one has an undo link. */
export async function changeEmail(
  work: UnitOfWork,
  player: Player,
  email: string,
  { brand, mails }: MailServices,
): Promise<void> {
  const { db, tenant, now } = work;
  const current = await lockPlayer(db, tenant, player.id);
  if (current?.passwordHash !== player.passwordHash || current.email !== player.email)
    throw fieldRefusal({
      email: ['Seus dados mudaram em outro lugar. Recarregue a página e tente de novo.'],
    });
  await changePlayer(db, tenant, player.id, { email });
  await deletePasswordLinks(db, tenant, player.id);
  const link = await addLink(work, brand, {
    userId: player.id,
    purpose: 'email',
    previousEmail: player.email,
    expiresAt: new Date(now.getTime() + undoLinkMs),
  });
  const sentAt = now.toISOString();
  const hello = `Olá, ${firstName(player)}.`;
  work.afterCommit(() => {
    mails.send({
      to: email,
      subject: `${brand.name}: este é o novo e-mail da sua conta`,
      text: `${hello} A partir de agora você entra com este e-mail. Se você não tem conta aqui, ignore esta mensagem.`,
      sentAt,
    });
    mails.send({
      to: player.email,
      subject: `${brand.name}: o e-mail da sua conta mudou`,
      text: `${hello} O e-mail da sua conta agora é ${maskEmail(email)}. Se não foi você, desfaça a troca pelo link: ele vale por 7 dias, funciona uma vez, devolve este e-mail à conta e pede uma senha nova.`,
      link,
      sentAt,
    });
  });
}

/** Consumes a link: sets the password, restores the e-mail of an undo link, ends every session. */
export async function useAccountLink(
  work: UnitOfWork,
  token: string,
  passwordHash: string,
  { brand, mails }: MailServices,
): Promise<Player> {
  const { db, tenant, now } = work;
  const link = await takeAccountLink(db, tenant, linkHash(token), now);
  const player = link?.userId ? await lockPlayer(db, tenant, link.userId) : null;
  if (!link || !player) throw deadLink();
  const { previousEmail } = link;
  await changePlayer(db, tenant, player.id, { passwordHash, email: previousEmail ?? undefined });
  await endAccess(work, player.id);
  if (previousEmail === null) return player;
  // Newer links belong to e-mails that were set after the restored one.
  await deleteLinksSince(db, tenant, player.id, link.createdAt);
  const text = `Olá, ${firstName(player)}. A troca de e-mail foi desfeita: a conta usa de novo ${maskEmail(previousEmail)}, com uma senha nova. Todos os acessos abertos foram encerrados.`;
  const subject = `${brand.name}: a troca de e-mail foi desfeita`;
  work.afterCommit(() => {
    for (const to of new Set([player.email, previousEmail]))
      mails.send({ to, subject, text, sentAt: now.toISOString() });
  });
  return (await findPlayer(db, tenant, player.id)) ?? player;
}

// Ends everything the old password opened: sessions, trusted devices, pending codes and password links.
async function endAccess({ db, tenant, now }: UnitOfWork, userId: string): Promise<void> {
  await endSessionsOf(db, tenant, userId, now);
  await deleteDevicesOf(db, tenant, userId);
  await deleteChallengesOf(db, tenant, userId);
  await deletePasswordLinks(db, tenant, userId);
}

async function addLink(
  { db, tenant, now }: UnitOfWork,
  brand: SandboxBrand,
  link: Omit<AccountLink, 'tokenHash' | 'createdAt'>,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertAccountLink(db, tenant, { ...link, tokenHash: linkHash(token), createdAt: now });
  return `${brand.origins[0] ?? ''}/recuperar-senha?token=${token}`;
}

const firstName = ({ name }: Pick<Player, 'name'>) => name.split(' ')[0];
