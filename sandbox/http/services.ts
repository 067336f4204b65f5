import type { Settings } from '../../src/shared/contract/settings.ts';
import type { DoubleGame } from '../games/doubleTable.ts';
import type { SlotDesk } from '../games/slotDesk.ts';
import type { Mailbox } from '../operations/mailbox.ts';
import type { TokenRules } from '../operations/sessions.ts';
import type { Transact } from '../operations/work.ts';
import type { RealtimeApp } from '../realtime/realtimeApp.ts';
import type { Sql } from '../store/database.ts';
import type { SandboxBrand } from '../tenants.ts';
import type { ContentSource } from './contentSource.ts';
import type { RateLimiter } from './rateLimiter.ts';
import type { SingleUse } from './singleUse.ts';
import type { Subscriptions } from './subscriptions.ts';

/** What the handlers of one tenant work with. */
export interface TenantServices {
  brand: SandboxBrand;
  content: ContentSource;
  /** A drawing as WebP. */
  paint(svg: string): Promise<Uint8Array<ArrayBuffer>>;
  settings(): Settings;
  sql: Sql;
  transact: Transact;
  tokens: TokenRules;
  realtimeApp: RealtimeApp;
  clock(): Date;
  /** A PIX charge is there to be paid. */
  chargeOpened(depositId: string): void;
  double: DoubleGame;
  slots: SlotDesk;
  mails: Mailbox;
  /** Resolves once the tenant's accounts are there. */
  ready(): Promise<void>;
  /** Tokens of registration forms; each opens one account at most. */
  formTokens: SingleUse;
  subscriptions: Subscriptions;
  limits: {
    /** Guesses at passwords, codes and the like: of one address at one account, at an account, of an address. */
    guessesByVisitor: RateLimiter;
    guessesByAccount: RateLimiter;
    guessesByAddress: RateLimiter;
    /** Of documents, by player and by address. */
    uploads: RateLimiter;
    /** Look-ups of tax numbers, by address. */
    documents: RateLimiter;
    /** Look-ups of one tax number, whoever asks. */
    oneDocument: RateLimiter;
    recoveries: RateLimiter;
    /** Codes mailed as a second factor, by player. */
    codes: RateLimiter;
  };
}
