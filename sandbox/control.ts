import { randomUUID } from 'node:crypto';
import { isInForce } from '../src/shared/brand/datedRules.ts';
import { transactionStatuses, transactionTypes } from '../src/shared/contract/wallet/transactionCodes.ts';
import { parseCpf } from './domain/cpf.ts';
import { entryKinds } from './domain/ledger.ts';
import { standInLocation } from './domain/location.ts';
import { creditGranted } from './domain/movements.ts';
import { transactionSources } from './domain/statement.ts';
import { checkAccount } from './games/endAccounts.ts';
import type { CallErrors } from './http/callErrors.ts';
import type { Mailbox } from './operations/account/mailbox.ts';
import { readyPassword } from './operations/seed/seedAccounts.ts';
import { seedPlayer } from './operations/seed/seedPlayer.ts';
import type { TenantSettings } from './operations/tenantSettings.ts';
import type { Transact } from './operations/unitOfWork.ts';
import { fulfilBonus, grantBonus } from './operations/wallet/bonuses.ts';
import { type DepositTerms, payDeposit } from './operations/wallet/deposits.ts';
import { moveMoney, recordTransaction } from './operations/wallet/money.ts';
import { operatorAccounts } from './operations/wallet/playPermission.ts';
import { settleWithdrawal } from './operations/wallet/withdrawals.ts';
import type { PolicyReports } from './partners/policyReports.ts';
import type { RealtimeServer } from './realtime/realtimeServer.ts';
import type { Db } from './store/database/database.ts';
import { forgetDevices } from './store/players/devices.ts';
import { listImpeded, setImpeded } from './store/players/impededPersons.ts';
import { agePendingLimits } from './store/players/limits.ts';
import { endSessionsOf, setPersonAt } from './store/players/sessions.ts';
import {
  changePlayer,
  findPlayer,
  findPlayerByEmail,
  listPlayers,
  type Player,
} from './store/players/users.ts';
import { listPendingDeposits } from './store/wallet/deposits.ts';
import { balancesOfTenant } from './store/wallet/ledger.ts';
import { insertLongStatement } from './store/wallet/longStatement.ts';
import { listPendingWithdrawals } from './store/wallet/withdrawals.ts';
import type { SandboxControl } from './switches.ts';
import type { SandboxBrand } from './tenants.ts';

export interface SwitchedTenant {
  brand: SandboxBrand;
  callErrors: CallErrors;
  mails: Mailbox;
  realtimeAppId: string;
  kept: TenantSettings;
  depositTerms(): DepositTerms;
  gameNames(): string[];
  // PIX charges pay themselves after that time; null: they wait to be paid.
  autoPay(delayMs: number | null): void;
  // Resolves once the ready-made accounts exist.
  ready(): Promise<void>;
  // Ends the player's realtime subscriptions whose login has ended.
  dropEnded(userId: string): Promise<void>;
}

export function sandboxControl(
  db: Db,
  transact: Transact,
  realtime: RealtimeServer,
  clock: () => Date,
  tenants: ReadonlyMap<string, SwitchedTenant>,
  reports: PolicyReports,
): SandboxControl {
  const tenantOf = (id: string) => {
    const tenant = tenants.get(id);
    if (!tenant) throw new Error(`There is no brand ${id} in this sandbox`);
    return tenant;
  };
  const playerOf = async (id: string, user: string): Promise<Player> => {
    await tenantOf(id).ready();
    const player = user.includes('@')
      ? await findPlayerByEmail(db, id, user)
      : await findPlayer(db, id, user);
    if (!player) throw new Error(`${id} has no player ${user}`);
    return player;
  };
  const change = async (id: string, user: string, changes: Parameters<typeof changePlayer>[3]) =>
    changePlayer(db, id, (await playerOf(id, user)).id, changes);
  return {
    brands: () => [...tenants.values()].map(({ brand }) => brand),
    password: readyPassword,
    policyReports: (id) => reports.list(tenantOf(id).brand.id),
    accounts: async (id) => {
      await tenantOf(id).ready();
      const balancesOf = await balancesOfTenant(db, id);
      return (await listPlayers(db, id)).map((player) => {
        const { mainCents: balanceCents, bonusCents } = balancesOf(player.id);
        const status = player.vpnFlagged ? 'ip_blocked' : player.identityStatus;
        return { id: player.id, name: player.name, email: player.email, status, balanceCents, bonusCents };
      });
    },
    createPlayer: async (id, request) => {
      const { brand, kept, ready } = tenantOf(id);
      await ready();
      const isLawful = brand.jurisdiction === 'br';
      const termsVersion = isLawful ? kept.current().general_terms_version : '';
      const email = await transact(id, (work) => seedPlayer(work, { termsVersion, ...request }));
      return { email, password: readyPassword };
    },
    credit: async (id, user, amountCents) => {
      const player = await playerOf(id, user);
      await transact(id, async (work) => {
        const postings = creditGranted(amountCents);
        const entryId = await moveMoney(work, player.id, {
          key: `credit:${randomUUID()}`,
          kind: entryKinds.creditGranted,
          postings,
        });
        await recordTransaction(work, player.id, {
          entryId,
          sourceType: transactionSources.credit,
          type: transactionTypes.in,
          status: transactionStatuses.approved,
          amountCents,
          source: { amount: amountCents },
        });
      });
    },
    grantBonus: async (id, user, amountCents) => {
      const player = await playerOf(id, user);
      const grant = { key: `grant:${randomUUID()}`, name: 'Bônus da casa', amountCents, rolloverTimes: 5 };
      await transact(id, (work) => grantBonus(work, player.id, grant));
    },
    fulfilBonus: async (id, user) => {
      const player = await playerOf(id, user);
      await transact(id, (work) => fulfilBonus(work, player.id));
    },
    pendingDeposits: async (id) => {
      const emails = new Map((await listPlayers(db, id)).map((player) => [player.id, player.email]));
      const deposits = await listPendingDeposits(db, id, clock());
      return deposits.map((deposit) => ({
        id: deposit.id,
        email: emails.get(deposit.userId) ?? '',
        amountCents: deposit.amountCents,
      }));
    },
    autoPay: (id, delayMs) => tenantOf(id).autoPay(delayMs),
    pendingWithdrawals: async (id) => {
      const emails = new Map((await listPlayers(db, id)).map((player) => [player.id, player.email]));
      return (await listPendingWithdrawals(db, id)).map((withdrawal) => ({
        id: withdrawal.id,
        email: emails.get(withdrawal.userId) ?? '',
        amountCents: withdrawal.amountCents,
      }));
    },
    settleWithdrawal: async (id, withdrawalId, ending) => {
      await transact(id, (work) => settleWithdrawal(work, withdrawalId, ending, null));
    },
    payDeposit: (id, depositId, payer) => {
      const terms = tenantOf(id).depositTerms();
      return transact(id, (work) => payDeposit(work, depositId, { ...terms, payer }));
    },
    fillStatement: async (id, user, lines) => {
      const player = await playerOf(id, user);
      const request = { key: randomUUID(), pairs: Math.ceil(lines / 2), games: tenantOf(id).gameNames() };
      await transact(id, ({ db: within, now }) => insertLongStatement(within, id, player.id, request, now));
    },
    expireTokens: async (id, user) => {
      const player = await playerOf(id, user);
      await endSessionsOf(db, id, player.id, clock());
      await tenantOf(id).dropEnded(player.id);
    },
    forgetDevices: async (id, user) => forgetDevices(db, id, (await playerOf(id, user)).id),
    idle: async (id, user, minutes) => {
      const { id: userId } = await playerOf(id, user);
      await setPersonAt(db, id, userId, new Date(clock().getTime() - minutes * 60_000));
    },
    ageLimits: async (id, user, hours) => {
      const { id: userId } = await playerOf(id, user);
      await transact(id, async (work) => {
        const accounts = (await operatorAccounts(work, userId)).map((account) => account.id);
        await agePendingLimits(work.db, accounts, hours);
      });
    },
    locate: (id, user, located) =>
      change(id, user, { locatedUntil: located ? standInLocation(clock()) : null }),
    flagVpn: (id, user, vpnFlagged) => change(id, user, { vpnFlagged }),
    setIdentity: (id, user, identityStatus) => change(id, user, { identityStatus }),
    approveIdentity: async (id, userId, document) => {
      const player = await findPlayer(db, tenantOf(id).brand.id, userId);
      if (player?.document !== document) return false;
      await changePlayer(db, id, userId, { identityStatus: 'approved' });
      return true;
    },
    impede: async (text, listed, ground = 'law') => {
      const document = parseCpf(text);
      if (!document) throw new Error(`${text} is no CPF`);
      await setImpeded(db, document, listed ? ground : null, clock());
      for (const { brand } of tenants.values()) {
        if (brand.jurisdiction !== 'br') continue;
        const isKept = ground === 'benefit' && !isInForce('benefits', brand, clock());
        await checkAccount(transact, brand.id, document, !listed || isKept);
      }
    },
    impeded: () => listImpeded(db),
    settings: (id) => tenantOf(id).kept.current(),
    changeSettings: (id, changes) => tenantOf(id).kept.change(changes),
    settingsVersions: (id) => tenantOf(id).kept.versions(),
    rollBackSettings: (id, version) => tenantOf(id).kept.rollBack(version),
    previewSettings: (id, changes) => tenantOf(id).kept.signPreview(changes),
    previewVersion: (id, version) => tenantOf(id).kept.signVersion(version),
    mails: (id) => tenantOf(id).mails.list(),
    callErrors: (id) => tenantOf(id).callErrors.list(),
    setCallError: (id, callError) => tenantOf(id).callErrors.set(callError),
    clearCallErrors: (id) => tenantOf(id).callErrors.clear(),
    dropRealtime: (id, refuseForMs = 0) => realtime.drop(tenantOf(id).realtimeAppId, refuseForMs),
    realtimeConnections: (id) => realtime.hub(tenantOf(id).realtimeAppId)?.connections().length ?? 0,
  };
}
