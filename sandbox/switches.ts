import type { Settings } from '../src/shared/contract/settings.ts';
import type { SentMail } from './operations/mailbox.ts';
import type { SandboxBrand } from './tenants.ts';

/** A player's account in the sandbox, as the start page shows it. */
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

/** A call that is made to fail or to wait, in this tenant, until switched back or used up. */
export interface CallFault {
  /** Method and path, `*` for anything: `GET /v2/banners`, `* /api/*`. */
  pattern: string;
  status?: number;
  delayMs?: number;
  /** `html`: an HTML page; `garbage`: bytes that are no JSON; `empty`: no body; all with status 200 unless `status` is given. */
  body?: 'html' | 'garbage' | 'empty';
  /** How often; absent: until switched back. */
  times?: number;
}

/**
 * What a person cannot easily cause on the site. `sandbox/control/controlRouter.ts` exports
 * `controlRouter(control: SandboxControl): Hono` (host `localhost`), `sandbox/partners/partnersRouter.ts` exports
 * `partnersRouter(control): Hono` (host `partners.localhost`); `createSandbox` mounts both.
 * Amounts in cents; `user` is an id or an e-mail address. */
export interface SandboxControl {
  brands(): readonly SandboxBrand[];
  /** The password of every ready-made account. */
  readonly password: string;
  accounts(tenant: string): Promise<SandboxAccount[]>;
  /** A fresh player with that balance, for a test of its own. */
  createPlayer(
    tenant: string,
    wish: {
      balanceCents: number;
      identity?: 'approved' | 'pending_face_id' | 'pending_kyc';
      /** E-mail of the player whose invitation this one follows. */
      invitedBy?: string;
    },
  ): Promise<{ email: string; password: string }>;
  credit(tenant: string, user: string, amountCents: number): Promise<void>;
  grantBonus(tenant: string, user: string, amountCents: number): Promise<void>;
  /** The active rollover is wagered to its end, ready to be redeemed. */
  fulfilBonus(tenant: string, user: string): Promise<void>;
  pendingDeposits(tenant: string): Promise<PendingDeposit[]>;
  payDeposit(tenant: string, depositId: string): Promise<void>;
  /** From now on PIX charges pay themselves after that time; null: they wait to be paid. */
  autoPay(tenant: string, delayMs: number | null): void;
  pendingWithdrawals(tenant: string): Promise<PendingWithdrawal[]>;
  /** The operator's review: paid, or refused and back in the wallet. */
  settleWithdrawal(tenant: string, withdrawalId: string, ending: 'approved' | 'refused'): Promise<void>;
  /** So many bets and prizes of one real each, over the past: a statement to look through. The balance stays as it is. */
  fillStatement(tenant: string, user: string, lines: number): Promise<void>;
  /** Every token of the player ends now. */
  expireTokens(tenant: string, user: string): Promise<void>;
  /** The player's next login asks for a code, whatever the device, where the brand's law wants one. */
  forgetDevices(tenant: string, user: string): Promise<void>;
  /** `/api/legitimuzStatus` says `ip_blocked` until switched back. */
  flagVpn(tenant: string, user: string, flagged: boolean): Promise<void>;
  setIdentity(
    tenant: string,
    user: string,
    status: 'approved' | 'pending_face_id' | 'pending_kyc',
  ): Promise<void>;
  /** What the operator would have mailed, newest first. */
  mails(tenant: string): readonly SentMail[];
  settings(tenant: string): Settings;
  changeSettings(tenant: string, changes: Partial<Settings>): Promise<void>;
  faults(tenant: string): readonly CallFault[];
  setFault(tenant: string, fault: CallFault): void;
  clearFaults(tenant: string): void;
  /** Closes every realtime connection of the tenant and refuses new ones for a while. */
  dropRealtime(tenant: string, refuseForMs?: number): void;
  realtimeConnections(tenant: string): number;
}
