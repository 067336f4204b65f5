import { createContent } from './content/createContent.ts';
import type { SwitchedTenant } from './control.ts';
import { betSettler } from './games/betSettler.ts';
import { type BlackjackService, blackjackService } from './games/blackjack/blackjackService.ts';
import { type CrashService, crashService } from './games/crash/crashService.ts';
import { type SlotService, slotService } from './games/slotService.ts';
import { smallGames } from './games/smallGames.ts';
import { type SportsService, sportsService } from './games/sportsService.ts';
import { type TableService, tableService } from './games/tables/tableService.ts';
import { tenantApp } from './http/app.ts';
import { createCallErrors } from './http/callErrors.ts';
import { rateLimiter } from './http/rateLimiter.ts';
import { singleUse } from './http/singleUse.ts';
import { type ChannelAccess, subscriptions } from './http/subscriptions.ts';
import { mailbox } from './operations/account/mailbox.ts';
import type { TokenRules } from './operations/account/sessions.ts';
import { seedTenant } from './operations/seed/seedTenant.ts';
import { tenantSettings } from './operations/tenantSettings.ts';
import type { Transact } from './operations/unitOfWork.ts';
import { type DepositTerms, payDeposit } from './operations/wallet/deposits.ts';
import { referralTerms } from './operations/wallet/referrals.ts';
import type { RealtimeApp } from './realtime/realtimeApp.ts';
import type { Db } from './store/database/database.ts';
import { endOfLogin } from './store/players/sessions.ts';
import type { SandboxBrand } from './tenants.ts';

export interface SandboxTenant extends SwitchedTenant {
  fetch(request: Request, ip: string): Promise<Response>;
  // Access for the stand-ins of game studios and of the sportsbook.
  slots: SlotService;
  crash: CrashService;
  blackjack: BlackjackService;
  tables: TableService;
  sports: SportsService;
  // Resolves once this tenant has no pending work.
  settled(): Promise<void>;
}

interface TenantParts {
  brand: SandboxBrand;
  // Brands of the same company, this one among them.
  operatorBrands: readonly SandboxBrand[];
  app: RealtimeApp;
  channels: ChannelAccess;
  // Settings that were changed in an earlier run.
  changes: Record<string, unknown>;
  db: Db;
  transact: Transact;
  tokens: TokenRules;
  clock: () => Date;
  random: () => number;
  log: (line: string) => void;
}

const minuteMs = 60_000;

/** Creates the operator of one brand with its settings, content, players and API; accounts are created on first use. */
export function sandboxTenant(parts: TenantParts): SandboxTenant {
  const { brand, db, transact, clock, log } = parts;
  const content = createContent(brand);
  const callErrors = createCallErrors();
  const mails = mailbox();
  const games = Object.values(smallGames).map((game) =>
    game.start({ tenant: brand.id, transact, clock, log }),
  );
  const kept = tenantSettings({
    tenant: brand.id,
    own: content.settings,
    changes: parts.changes,
    db,
    transact,
    secret: parts.tokens.secret,
    clock,
  });
  let seeding: Promise<void> | undefined;
  let autoPayMs: number | null = null;
  const depositTerms = (): DepositTerms => ({
    // Brazilian law: deposits belong to the player, wagered or not.
    rolloverTimes: brand.jurisdiction === 'br' ? 0 : kept.current().deposit_rollover,
    referrals: referralTerms(kept.current(), brand),
  });
  const dueCharges = new Set<NodeJS.Timeout>();
  const payLater = (depositId: string, delayMs: number) => {
    const timer = setTimeout(() => {
      dueCharges.delete(timer);
      // A charge that was replaced or already paid must not be paid again.
      const payment = { ...depositTerms(), onlyWhileOpen: true };
      transact(brand.id, (work) => payDeposit(work, depositId, payment)).catch((error: unknown) =>
        log(`Charge ${depositId} was not paid by itself: ${error}`),
      );
    }, delayMs);
    dueCharges.add(timer);
  };
  const seed = () =>
    transact(brand.id, (work) =>
      seedTenant(
        work,
        content.games(),
        brand.jurisdiction === 'br' ? kept.current().general_terms_version : '',
      ),
    );
  const ready = () => {
    // Not awaited: accounts do not wait for old bets.
    seeding ??= seed().then(
      () => settler.start(),
      (error: unknown) => {
        seeding = undefined;
        throw error;
      },
    );
    return seeding;
  };
  const listeners = subscriptions(
    parts.channels,
    (loginId) => endOfLogin(db, brand.id, loginId, clock()),
    clock,
  );
  const slots = slotService(brand.id, transact, content.games, kept.current);
  const crash = crashService(brand.id, transact, content.games, kept.current, parts.random, log);
  const blackjack = blackjackService(brand.id, transact, content.games, kept.current, parts.random, log);
  const tables = tableService(brand.id, transact, content.games, kept.current, parts.random);
  const sports = sportsService({
    tenant: brand.id,
    db,
    transact,
    tokens: parts.tokens,
    clock,
    settings: kept.current,
    log,
  });
  const settler = betSettler([sports, ...games, crash, blackjack], log);
  const app = tenantApp(
    {
      brand,
      operatorBrands: parts.operatorBrands,
      content,
      settings: kept.current,
      previewSettings: kept.preview,
      db,
      transact,
      tokens: parts.tokens,
      realtimeApp: parts.app,
      clock,
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
        knownDocuments: rateLimiter(10, 60 * minuteMs, clock),
        accountsOfAddress: rateLimiter(3, 24 * 60 * minuteMs, clock),
        recoveries: rateLimiter(10, minuteMs, clock),
        demos: rateLimiter(120, minuteMs, clock),
        consents: rateLimiter(30, 60 * minuteMs, clock),
        codes: rateLimiter(10, 15 * minuteMs, clock),
      },
    },
    games,
    callErrors,
    log,
  );
  return {
    brand,
    callErrors,
    slots,
    crash,
    blackjack,
    tables,
    sports,
    mails,
    realtimeAppId: parts.app.id,
    ready,
    dropEnded: listeners.dropEnded,
    depositTerms,
    gameNames: () => content.games().map(({ name }) => name),
    kept,
    fetch: async (request, ip) => app.fetch(request, { ip }),
    autoPay: (delayMs) => {
      autoPayMs = delayMs;
    },
    settled: async () => {
      for (const timer of dueCharges) clearTimeout(timer);
      listeners.stop();
      await settler.stop();
      for (const game of games) await game.stop();
      await seeding?.catch(() => {});
    },
  };
}
