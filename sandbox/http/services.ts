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

/** What the handlers of one tenant work with. */
export interface TenantServices {
  brand: SandboxBrand;
  content: ContentSource;
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
  limits: { failedLogins: RateLimiter; documents: RateLimiter; recoveries: RateLimiter };
}
