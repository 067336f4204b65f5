import type { Player } from '../store/users.ts';
import type { SandboxBrand } from '../tenants.ts';
import type { Mailbox } from './mailbox.ts';
import { asksForSecondFactor, factorLifetimeMs } from './secondFactor.ts';
import { startSession, type TokenRules } from './sessions.ts';
import type { Work } from './work.ts';

/** Half an hour is enough to find the mail, and little for whoever finds it later. */
const linkLifetimeS = 30 * 60;

/** Sends a link that logs in and lets the player set a new password. */
export async function sendRecoveryMail(
  work: Work,
  player: Player,
  { brand, tokens, mails }: { brand: SandboxBrand; tokens: TokenRules; mails: Mailbox },
): Promise<void> {
  const rules = { ...tokens, lifetimeS: linkLifetimeS };
  // Whoever reads the mail has shown the second factor with it.
  const factorUntil = asksForSecondFactor(brand) ? new Date(work.now.getTime() + factorLifetimeMs) : null;
  const { access_token: token } = await startSession(work, player.id, rules, { recovery: true, factorUntil });
  const mail = {
    to: player.email,
    subject: `${brand.name}: crie uma senha nova`,
    text: `Olá, ${player.name.split(' ')[0]}. Recebemos um pedido para criar uma senha nova. O link vale por 30 minutos. Se não foi você, ignore esta mensagem.`,
    link: `${brand.origins[0] ?? ''}/user/password?recuperar=1&token=${token}`,
    sentAt: work.now.toISOString(),
  };
  work.afterCommit(() => mails.send(mail));
}
