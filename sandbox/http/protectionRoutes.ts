import type { Hono } from 'hono';
import { type Limits, limitKinds, limitPeriods } from '../../src/shared/contract/protection.ts';
import { siteTimeZone } from '../../src/shared/time/timeZone.ts';
import { changeLimit, currentLimit, type StoredLimit } from '../domain/limits.ts';
import { passwordMatches } from '../domain/passwords.ts';
import { fieldRefusal } from '../operations/refusal.ts';
import type { Work } from '../operations/work.ts';
import { listLimits, saveLimit } from '../store/limits.ts';
import { limitUse, minutesToday } from '../store/limitUse.ts';
import { endSessionsOf } from '../store/sessions.ts';
import { changePlayer } from '../store/users.ts';
import { countGuess } from './guesses.ts';
import { type CallRequest, type RequestBindings, route } from './route.ts';
import type { TenantServices } from './services.ts';

const dayMs = 24 * 60 * 60 * 1000;

export function protectionRoutes(app: Hono<RequestBindings>, services: TenantServices): void {
  const { brand, sql } = services;
  route(app, services, 'getLimits', ({ signedIn }) =>
    limitsOnWire(
      { sql, tenant: brand.id, now: services.clock() },
      signedIn.player.id,
      siteTimeZone(services.settings()),
    ),
  );
  route(app, services, 'updateLimits', updateLimits);
  route(app, services, 'suspend', async ({ body, signedIn }) => {
    if (body.days < 1 || body.days > 365) throw fieldRefusal({ days: ['Escolha de 1 a 365 dias.'] });
    const until = new Date(services.clock().getTime() + body.days * dayMs);
    await close(services, signedIn.player.id, { suspendedUntil: until });
    return { until: until.toISOString() };
  });
  route(app, services, 'exclude', exclude);
}

async function updateLimits({ services, body, signedIn }: CallRequest<'updateLimits'>): Promise<Limits> {
  const userId = signedIn.player.id;
  return services.transact(services.brand.id, async (work) => {
    const { sql, tenant, now } = work;
    const stored = await listLimits(sql, tenant, userId);
    for (const kind of limitKinds) {
      for (const period of limitPeriods) {
        const wanted = body[kind]?.[period];
        if (wanted === undefined) continue;
        if (wanted !== null && wanted < 0) throw fieldRefusal({ [`${kind}.${period}`]: ['Valor inválido.'] });
        await saveLimit(sql, tenant, userId, changeLimit(limitOf(stored, kind, period), wanted, now));
      }
    }
    return limitsOnWire(work, userId, siteTimeZone(services.settings()));
  });
}

async function exclude({ services, body, ip, signedIn: { player } }: CallRequest<'exclude'>) {
  if (!body.permanent && (body.months === undefined || body.months < 1 || body.months > 60)) {
    throw fieldRefusal({ months: ['Escolha de 1 a 60 meses.'] });
  }
  const takeBack = countGuess(services, { ip, account: player.id });
  if (!(await passwordMatches(body.password, player.passwordHash))) {
    throw fieldRefusal({ password: ['A senha não confere.'] });
  }
  takeBack();
  if (body.permanent) {
    await close(services, player.id, { excludedForGood: true });
    return {};
  }
  const until = services.clock();
  until.setUTCMonth(until.getUTCMonth() + (body.months ?? 0));
  await close(services, player.id, { excludedUntil: until });
  return { until: until.toISOString() };
}

/** The pause holds at once: every session of the player ends. */
async function close(
  services: TenantServices,
  userId: string,
  change: Parameters<typeof changePlayer>[3],
): Promise<void> {
  await services.transact(services.brand.id, async ({ sql, tenant, now }) => {
    await changePlayer(sql, tenant, userId, change);
    await endSessionsOf(sql, tenant, userId, now);
  });
  await services.subscriptions.dropEnded(userId);
}

function limitOf(
  stored: StoredLimit[],
  kind: StoredLimit['kind'],
  period: StoredLimit['period'],
): StoredLimit {
  const none = { kind, period, value: null, hasPending: false, pendingValue: null, effectiveAt: null };
  return stored.find((limit) => limit.kind === kind && limit.period === period) ?? none;
}

async function limitsOnWire(
  { sql, tenant, now }: Pick<Work, 'sql' | 'tenant' | 'now'>,
  userId: string,
  timeZone: string,
): Promise<Limits> {
  const stored = await listLimits(sql, tenant, userId);
  const current = stored.map((limit) => currentLimit(limit, now));
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
    pending: current.flatMap(({ kind, period, hasPending, pendingValue, effectiveAt }) =>
      hasPending && effectiveAt
        ? [{ kind, period, value: pendingValue, effective_at: effectiveAt.toISOString() }]
        : [],
    ),
    used: await limitUse(sql, tenant, userId, now),
    time_today: await minutesToday(sql, tenant, userId, now, timeZone),
  };
}
