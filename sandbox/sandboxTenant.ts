import type { Settings } from '../src/shared/contract/settings.ts';
import { readSettings } from '../src/shared/contract/settings.ts';
import { createContent } from './content/createContent.ts';
import type { SwitchedTenant } from './control.ts';
import { doubleTable } from './games/doubleTable.ts';
import { type SlotDesk, slotDesk } from './games/slotDesk.ts';
import { type SportsDesk, sportsDesk } from './games/sportsDesk.ts';
import { tenantApp } from './http/app.ts';
import { callFaults } from './http/faults.ts';
import { rateLimiter } from './http/rateLimiter.ts';
import { singleUse } from './http/singleUse.ts';
import { type ChannelAccess, subscriptions } from './http/subscriptions.ts';
import { type DepositTerms, payDeposit } from './operations/deposits.ts';
import { mailbox } from './operations/mailbox.ts';
import { referralTerms } from './operations/referrals.ts';
import { seedTenant } from './operations/seedTenant.ts';
import type { TokenRules } from './operations/sessions.ts';
import type { Transact } from './operations/work.ts';
import type { RealtimeApp } from './realtime/realtimeApp.ts';
import type { Sql } from './store/database.ts';
import { isLoginAlive } from './store/sessions.ts';
import { saveSettingChanges } from './store/settingChanges.ts';
import type { SandboxBrand } from './tenants.ts';

export interface SandboxTenant extends SwitchedTenant {
  fetch(request: Request, ip: string): Promise<Response>;
  /** What the stand-ins of game studios and of the sportsbook reach of this operator. */
  slots: SlotDesk;
  sports: SportsDesk;
  /** Resolves once nothing of this tenant is under way any more. */
  settled(): Promise<void>;
}

interface TenantParts {
  brand: SandboxBrand;
  app: RealtimeApp;
  channels: ChannelAccess;
  /** Settings that were changed in an earlier run. */
  changes: Record<string, unknown>;
  sql: Sql;
  transact: Transact;
  tokens: TokenRules;
  /** A drawing as WebP. */
  paint(svg: string): Promise<Uint8Array<ArrayBuffer>>;
  clock: () => Date;
  log: (line: string) => void;
}

const minuteMs = 60_000;

/** One brand's operator: its own settings, content, players and API. Accounts are made when first needed. */
export function sandboxTenant(parts: TenantParts): SandboxTenant {
  const { brand, sql, transact, clock, log } = parts;
  const content = createContent(brand);
  const faults = callFaults();
  const mails = mailbox();
  const double = doubleTable(brand.id, transact, clock, log);
  let changes = parts.changes;
  let settings = effective(content.settings(), changes);
  let seeding: Promise<void> | undefined;
  let autoPayMs: number | null = null;
  const depositTerms = (): DepositTerms => ({
    // Brazilian law: what a player has paid in is the player's own, wagered or not.
    rolloverTimes: brand.jurisdiction === 'br' ? 0 : settings.deposit_rollover,
    referrals: referralTerms(settings, brand),
  });
  const dueCharges = new Set<NodeJS.Timeout>();
  const payLater = (depositId: string, delayMs: number) => {
    const timer = setTimeout(() => {
      dueCharges.delete(timer);
      // A charge whose request was rolled back, that was replaced or that somebody has paid is not to be paid any more.
      const payment = { ...depositTerms(), onlyWhileOpen: true };
      transact(brand.id, (work) => payDeposit(work, depositId, payment)).catch((error: unknown) =>
        log(`Charge ${depositId} was not paid by itself: ${error}`),
      );
    }, delayMs);
    dueCharges.add(timer);
  };
  const ready = () => {
    seeding ??= transact(brand.id, (work) => seedTenant(work, content.games())).catch((error: unknown) => {
      seeding = undefined;
      throw error;
    });
    return seeding;
  };
  const listeners = subscriptions(parts.channels, (loginId) => isLoginAlive(sql, brand.id, loginId, clock()));
  const slots = slotDesk(brand.id, transact, content.games, () => settings);
  const sports = sportsDesk({
    tenant: brand.id,
    sql,
    transact,
    tokens: parts.tokens,
    clock,
    settings: () => settings,
    log,
  });
  const app = tenantApp(
    {
      brand,
      content,
      paint: parts.paint,
      settings: () => settings,
      sql,
      transact,
      tokens: parts.tokens,
      realtimeApp: parts.app,
      clock,
      double,
      slots,
      mails,
      ready,
      chargeOpened: (depositId) => {
        if (autoPayMs !== null) payLater(depositId, autoPayMs);
      },
      formTokens: singleUse(10_000),
      subscriptions: listeners,
      limits: {
        guessesByVisitor: rateLimiter(10, minuteMs, clock),
        guessesByAccount: rateLimiter(20, minuteMs, clock),
        guessesByAddress: rateLimiter(100, minuteMs, clock),
        uploads: rateLimiter(30, minuteMs, clock),
        documents: rateLimiter(30, minuteMs, clock),
        oneDocument: rateLimiter(20, 60 * minuteMs, clock),
        recoveries: rateLimiter(10, minuteMs, clock),
        codes: rateLimiter(10, 15 * minuteMs, clock),
      },
    },
    faults,
    log,
  );
  return {
    brand,
    faults,
    slots,
    sports,
    mails,
    realtimeAppId: parts.app.id,
    ready,
    dropEnded: listeners.dropEnded,
    settings: () => settings,
    depositTerms,
    gameNames: () => content.games().map(({ name }) => name),
    changeSettings: async (more) => {
      await saveSettingChanges(sql, brand.id, more);
      changes = { ...changes, ...more };
      settings = effective(content.settings(), changes);
    },
    fetch: async (request, ip) => app.fetch(request, { ip }),
    autoPay: (delayMs) => {
      autoPayMs = delayMs;
    },
    settled: async () => {
      for (const timer of dueCharges) clearTimeout(timer);
      await double.stop();
      await sports.stop();
      await seeding?.catch(() => {});
    },
  };
}

function effective(own: Partial<Settings>, changes: Record<string, unknown>): Settings {
  return readSettings({ ...own, ...changes }).settings;
}
