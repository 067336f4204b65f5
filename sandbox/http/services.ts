import type { Settings } from '../../src/shared/contract/settings/settings.ts';
import type { SlotService } from '../games/slotService.ts';
import type { Mailbox } from '../operations/account/mailbox.ts';
import type { TokenRules } from '../operations/account/sessions.ts';
import type { Transact } from '../operations/unitOfWork.ts';
import type { RealtimeApp } from '../realtime/realtimeApp.ts';
import type { Db } from '../store/database/database.ts';
import type { SandboxBrand } from '../tenants.ts';
import type { ContentSource } from './contentSource.ts';
import type { RateLimiter } from './rateLimiter.ts';
import type { SingleUse } from './singleUse.ts';
import type { Subscriptions } from './subscriptions.ts';

// Dependencies of one tenant's handlers.
export interface TenantServices {
  brand: SandboxBrand;
  // Brands of the same company, this one among them.
  operatorBrands: readonly SandboxBrand[];
  content: ContentSource;
  settings(): Settings;
  // Settings of a signed preview; null for an invalid one.
  previewSettings(preview: string): Promise<Settings | null>;
  db: Db;
  transact: Transact;
  tokens: TokenRules;
  realtimeApp: RealtimeApp;
  clock(): Date;
  // Called when a PIX charge can be paid.
  chargeOpened(depositId: string): void;
  slots: SlotService;
  mails: Mailbox;
  // Resolves once the tenant's accounts exist.
  ready(): Promise<void>;
  // Tokens of registration forms; each opens one account at most.
  formTokens: SingleUse;
  subscriptions: Subscriptions;
  limits: {
    // Guesses at passwords and codes: of one IP address at one account, at an account, of an IP address.
    guessesByVisitor: RateLimiter;
    guessesByAccount: RateLimiter;
    guessesByAddress: RateLimiter;
    // Of documents, by player and by IP address.
    uploads: RateLimiter;
    // Look-ups and registrations of tax numbers, by IP address.
    documents: RateLimiter;
    // Look-ups and registrations of one tax number, from all IP addresses.
    oneDocument: RateLimiter;
    // Responses that reveal that a tax number has an account, by IP address.
    knownDocuments: RateLimiter;
    // Accounts that use one e-mail.
    accountsOfAddress: RateLimiter;
    recoveries: RateLimiter;
    // Demonstrations, by IP address, and consents, by player: each adds a row.
    demos: RateLimiter;
    consents: RateLimiter;
    // Codes mailed as a second factor, by player.
    codes: RateLimiter;
  };
}
