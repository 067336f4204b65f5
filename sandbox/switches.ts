import type { Settings } from '../src/shared/contract/settings/settings.ts';
import type { IdentityStatus, ImpededGround } from './domain/states.ts';
import type { SentMail } from './operations/account/mailbox.ts';
import type { PolicyReport } from './partners/policyReports.ts';
import type { ImpededPerson } from './store/players/impededPersons.ts';
import type { SettingVersion } from './store/settingVersions.ts';
import type { SandboxBrand } from './tenants.ts';

// An account as the start page shows it.
export interface SandboxAccount {
  id: string;
  name: string;
  email: string;
  status: string;
  balanceCents: number;
  bonusCents: number;
}

export interface PendingWithdrawal {
  id: string;
  email: string;
  amountCents: number;
}

export interface PendingDeposit {
  id: string;
  email: string;
  amountCents: number;
}

// A call that fails or waits for this tenant until reset or used up.
export interface CallError {
  // Method and path, `*` for any: `GET /v2/banners`, `* /api/*`.
  pattern: string;
  status?: number;
  delayMs?: number;
  // `html`: an HTML page; `garbage`: invalid JSON; `empty`: no body; all with status 200 unless `status` is given.
  body?: 'html' | 'garbage' | 'empty';
  // How often; absent: until reset.
  times?: number;
}

// Controls what a user cannot easily cause on the site; amounts are in cents, `user` is an id or an e-mail.
export interface SandboxControl {
  brands(): readonly SandboxBrand[];
  // The password of every ready-made account.
  readonly password: string;
  accounts(tenant: string): Promise<SandboxAccount[]>;
  // Creates a player with that balance for one test.
  createPlayer(
    tenant: string,
    request: {
      balanceCents: number;
      identity?: IdentityStatus;
      // E-mail of the player who sent the invitation.
      invitedBy?: string;
      // Version of the terms that the player has accepted, by default the one in force.
      termsVersion?: string;
    },
  ): Promise<{ email: string; password: string }>;
  credit(tenant: string, user: string, amountCents: number): Promise<void>;
  grantBonus(tenant: string, user: string, amountCents: number): Promise<void>;
  // Wagers the active rollover completely, ready to be redeemed.
  fulfilBonus(tenant: string, user: string): Promise<void>;
  pendingDeposits(tenant: string): Promise<PendingDeposit[]>;
  // From an account of that CPF, by default the player's own.
  payDeposit(tenant: string, depositId: string, payer?: string): Promise<void>;
  // Pays later PIX charges after that time; null: they wait to be paid.
  autoPay(tenant: string, delayMs: number | null): void;
  pendingWithdrawals(tenant: string): Promise<PendingWithdrawal[]>;
  // The operator's review: paid, or refused and returned to the wallet.
  settleWithdrawal(tenant: string, withdrawalId: string, ending: 'approved' | 'refused'): Promise<void>;
  // Adds that many past bets and prizes of R$ 1; the balance stays unchanged.
  fillStatement(tenant: string, user: string, lines: number): Promise<void>;
  // Expires every token of the player.
  expireTokens(tenant: string, user: string): Promise<void>;
  // Demands a code at the player's next login on any device, where the brand's law requires one.
  forgetDevices(tenant: string, user: string): Promise<void>;
  // Moves the clock of the player's idle lock back by that many minutes.
  idle(tenant: string, user: string, minutes: number): Promise<void>;
  // Moves the waiting time of the player's raised limits back by that many hours.
  ageLimits(tenant: string, user: string, hours: number): Promise<void>;
  // Stands in for the browser's location: fresh until switched off, or unknown.
  locate(tenant: string, user: string, located: boolean): Promise<void>;
  // `/api/legitimuzStatus` reports `ip_blocked` until reset.
  flagVpn(tenant: string, user: string, flagged: boolean): Promise<void>;
  setIdentity(tenant: string, user: string, status: IdentityStatus): Promise<void>;
  // Approves the account of that id if it has this tax number; false otherwise.
  approveIdentity(tenant: string, userId: string, document: string): Promise<boolean>;
  // Lists a tax number in the register of persons who may not bet, or removes it, and checks its accounts.
  // With the ground `benefit` an existing account stays open.
  impede(document: string, listed: boolean, ground?: ImpededGround): Promise<void>;
  impeded(): Promise<ImpededPerson[]>;
  // Mails of the operator, newest first.
  mails(tenant: string): readonly SentMail[];
  // What browsers refused on the tenant's site, newest first.
  policyReports(tenant: string): readonly PolicyReport[];
  settings(tenant: string): Settings;
  changeSettings(tenant: string, changes: Partial<Settings>): Promise<void>;
  // States of the changed settings, newest first.
  settingsVersions(tenant: string): Promise<SettingVersion[]>;
  rollBackSettings(tenant: string, version: number): Promise<void>;
  // Returns a signed token that shows the site with further changes, as `?preview=` of any page.
  previewSettings(tenant: string, changes: Partial<Settings>): Promise<string>;
  // Returns one that shows the site with a version of the settings.
  previewVersion(tenant: string, version: number): Promise<string>;
  callErrors(tenant: string): readonly CallError[];
  setCallError(tenant: string, callError: CallError): void;
  clearCallErrors(tenant: string): void;
  // Closes every realtime connection of the tenant and refuses new ones for that time.
  dropRealtime(tenant: string, refuseForMs?: number): void;
  realtimeConnections(tenant: string): number;
}
