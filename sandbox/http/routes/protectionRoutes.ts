import type { Hono } from 'hono';
import { type Limits, limitKinds, limitPeriods } from '../../../src/shared/contract/account/protection.ts';
import { siteTimeZone } from '../../../src/shared/time/timeZone.ts';
import { changeLimit, isDue, lowestLimits, type StoredLimit } from '../../domain/limits.ts';
import { passwordMatches } from '../../domain/passwords.ts';
import { exclusionOf, pauseEnd } from '../../domain/standing.ts';
import { fieldRefusal } from '../../operations/refusal.ts';
import type { UnitOfWork } from '../../operations/unitOfWork.ts';
import { operatorAccounts } from '../../operations/wallet/playPermission.ts';
import { listLimits, saveLimit } from '../../store/players/limits.ts';
import { limitUse, minutesToday } from '../../store/players/limitUse.ts';
import { annualStatement } from '../annualStatement.ts';
import { closeAccount } from '../closeAccount.ts';
import { countGuess } from '../guesses.ts';
import { type CallRequest, type RequestBindings, route } from '../route.ts';
import type { TenantServices } from '../services.ts';

const dayMs = 24 * 60 * 60 * 1000;

export function protectionRoutes(app: Hono<RequestBindings>, services: TenantServices): void {
  const { brand } = services;
  route(app, services, 'getLimits', ({ signedIn }) =>
    services.transact(brand.id, (work) =>
      limitsOnWire(work, signedIn.player.id, siteTimeZone(services.settings())),
    ),
  );
  route(app, services, 'updateLimits', updateLimits);
  route(app, services, 'getAnnual', ({ query, signedIn }) =>
    annualStatement(services, signedIn.player, query.year),
  );
  route(app, services, 'suspend', async ({ body, signedIn }) => {
    if (body.days < 1 || body.days > 365) throw fieldRefusal({ days: ['Escolha de 1 a 365 dias.'] });
    const until = new Date(services.clock().getTime() + body.days * dayMs);
    const { suspendedUntil } = await closeAccount(services, signedIn.player.id, { suspendedUntil: until });
    return { until: suspendedUntil?.toISOString() ?? null };
  });
  route(app, services, 'exclude', exclude);
}

async function updateLimits({ services, body, signedIn }: CallRequest<'updateLimits'>): Promise<Limits> {
  const userId = signedIn.player.id;
  return services.transact(services.brand.id, async (work) => {
    const { db, now } = work;
    const accounts = await operatorAccounts(work, userId);
    const ids = accounts.map(({ id }) => id);
    const stored = lowestLimits(await listLimits(db, ids), now);
    for (const kind of limitKinds) {
      for (const period of limitPeriods) {
        const wanted = body[kind]?.[period];
        if (wanted === undefined) continue;
        if (wanted !== null && wanted < 0) throw fieldRefusal({ [`${kind}.${period}`]: ['Valor inválido.'] });
        const changed = changeLimit(limitOf(stored, kind, period), wanted, now, work.law.isLawful);
        for (const { id, tenant } of accounts) await saveLimit(db, tenant, id, changed);
      }
    }
    return limitsOnWire(work, userId, siteTimeZone(services.settings()));
  });
}

async function exclude({ services, body, network, signedIn: { player } }: CallRequest<'exclude'>) {
  if (!body.permanent && (body.months === undefined || body.months < 1 || body.months > 60)) {
    throw fieldRefusal({ months: ['Escolha de 1 a 60 meses.'] });
  }
  const takeBack = countGuess(services, { network, account: player.id });
  if (!(await passwordMatches(body.password, player.passwordHash))) {
    throw fieldRefusal({ password: ['A senha não confere.'] });
  }
  takeBack();
  if (body.permanent) {
    await closeAccount(services, player.id, { excludedForGood: true });
    return { until: null };
  }
  const until = new Date(services.clock());
  until.setUTCMonth(until.getUTCMonth() + (body.months ?? 0));
  const { excludedUntil } = await closeAccount(services, player.id, { excludedUntil: until });
  return { until: excludedUntil?.toISOString() ?? null };
}

function limitOf(
  stored: StoredLimit[],
  kind: StoredLimit['kind'],
  period: StoredLimit['period'],
): StoredLimit {
  const known = stored.find((limit) => limit.kind === kind && limit.period === period);
  if (known) return known;
  const open = { hasPending: false, pendingValue: null, effectiveAt: null, asksConfirmation: false };
  return { kind, period, value: null, ...open };
}

function pendingOnWire(limit: StoredLimit, now: Date): Limits['pending'] {
  const { kind, period, hasPending, pendingValue: value, effectiveAt, asksConfirmation } = limit;
  if (!hasPending || !effectiveAt) return [];
  const confirmation = !asksConfirmation ? undefined : isDue(limit, now) ? 'open' : 'later';
  return [{ kind, period, value, effective_at: effectiveAt.toISOString(), confirmation }];
}

async function limitsOnWire(work: UnitOfWork, userId: string, timeZone: string): Promise<Limits> {
  const { db, now } = work;
  const accounts = await operatorAccounts(work, userId);
  const ids = accounts.map(({ id }) => id);
  const current = lowestLimits(await listLimits(db, ids), now);
  const byPeriod = (kind: StoredLimit['kind']) => ({
    day: limitOf(current, kind, 'day').value,
    week: limitOf(current, kind, 'week').value,
    month: limitOf(current, kind, 'month').value,
  });
  return {
    deposit: byPeriod('deposit'),
    loss: byPeriod('loss'),
    time: byPeriod('time'),
    bets: byPeriod('bets'),
    pending: current.flatMap((limit) => pendingOnWire(limit, now)),
    used: await limitUse(db, ids, now),
    time_today: await minutesToday(db, ids, now, timeZone),
    paused_until: pauseEnd(accounts, now)?.toISOString(),
    excluded: exclusionOf(accounts, now),
  };
}
