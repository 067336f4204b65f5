import type { Hono } from 'hono';
import type { Habits, QuietHours } from '../../src/shared/contract/account/habits.ts';
import { hourIn, isQuietHour } from '../../src/shared/time/quietHours.ts';
import { siteTimeZone } from '../../src/shared/time/timeZone.ts';
import { fieldRefusal, Refusal } from '../operations/refusal.ts';
import type { UnitOfWork } from '../operations/unitOfWork.ts';
import { lifetimeResult, readHabits, saveHabits } from '../store/habits.ts';
import { type CallRequest, type RequestBindings, route } from './route.ts';
import type { TenantServices } from './services.ts';

export function habitRoutes(app: Hono<RequestBindings>, services: TenantServices): void {
  const { brand, sql } = services;
  route(app, services, 'getHabits', ({ signedIn }) =>
    habitsOnWire({ sql, tenant: brand.id }, signedIn.player.id),
  );
  route(app, services, 'updateHabits', updateHabits);
}

async function updateHabits({ services, body, signedIn }: CallRequest<'updateHabits'>): Promise<Habits> {
  const userId = signedIn.player.id;
  return services.transact(services.brand.id, async (work) => {
    const { sql, tenant } = work;
    const before = await readHabits(sql, tenant, userId);
    if (body.quiet_hours !== undefined && isQuietNow(before.quiet_hours, services)) {
      throw fieldRefusal({
        quiet_hours: ['O horário sem depósitos está valendo. Mude depois que ele terminar.'],
      });
    }
    if (body.quiet_hours && body.quiet_hours.from === body.quiet_hours.until) {
      throw fieldRefusal({ quiet_hours: ['Escolha um fim diferente do começo.'] });
    }
    await saveHabits(sql, tenant, userId, {
      reality_check: body.reality_check ?? before.reality_check,
      quiet_hours: body.quiet_hours === undefined ? before.quiet_hours : body.quiet_hours,
    });
    return habitsOnWire(work, userId);
  });
}

/** Throws in the hours in which the player chose to make no deposits. */
export async function refuseQuietDeposit(
  services: TenantServices,
  { sql, tenant }: Pick<UnitOfWork, 'sql' | 'tenant'>,
  userId: string,
): Promise<void> {
  const { quiet_hours: quiet } = await readHabits(sql, tenant, userId);
  if (!quiet || !isQuietNow(quiet, services)) return;
  const message = `Você escolheu não depositar das ${quiet.from}h às ${quiet.until}h.`;
  throw new Refusal(403, { success: false, message, reason: 'limit' });
}

function isQuietNow(quiet: QuietHours | null, services: TenantServices): boolean {
  return quiet !== null && isQuietHour(quiet, hourIn(services.clock(), siteTimeZone(services.settings())));
}

async function habitsOnWire(
  { sql, tenant }: Pick<UnitOfWork, 'sql' | 'tenant'>,
  userId: string,
): Promise<Habits> {
  return {
    ...(await readHabits(sql, tenant, userId)),
    lifetime_result: await lifetimeResult(sql, tenant, userId),
  };
}
