import type { Hono } from 'hono';
import type { Habits, QuietHours } from '../../../src/shared/contract/account/habits.ts';
import { hourIn, isQuietHour } from '../../../src/shared/time/quietHours.ts';
import { siteTimeZone } from '../../../src/shared/time/timeZone.ts';
import { fieldRefusal, Refusal } from '../../operations/refusal.ts';
import type { UnitOfWork } from '../../operations/unitOfWork.ts';
import { operatorAccounts } from '../../operations/wallet/playPermission.ts';
import type { OperatorAccount } from '../../store/operatorAccounts.ts';
import { lifetimeResult, readHabits, saveHabits } from '../../store/players/habits.ts';
import { lockPlayer } from '../../store/players/users.ts';
import { type CallRequest, type RequestBindings, route } from '../route.ts';
import type { TenantServices } from '../services.ts';

export function habitRoutes(app: Hono<RequestBindings>, services: TenantServices): void {
  route(app, services, 'getHabits', ({ signedIn }) =>
    services.transact(services.brand.id, (work) => habitsOnWire(work, signedIn.player.id)),
  );
  route(app, services, 'updateHabits', updateHabits);
}

async function updateHabits({ services, body, signedIn }: CallRequest<'updateHabits'>): Promise<Habits> {
  const userId = signedIn.player.id;
  return services.transact(services.brand.id, async (work) => {
    const accounts = await operatorAccounts(work, userId);
    // A change of the other habit at the same time waits, because both are stored together.
    for (const { id, tenant } of accounts) await lockPlayer(work.db, tenant, id);
    const before = await readHabits(work.db, idsOf(accounts));
    if (body.quiet_hours !== undefined && isQuietNow(before.quiet_hours, services)) {
      throw fieldRefusal({
        quiet_hours: ['O horário sem depósitos está valendo. Mude depois que ele terminar.'],
      });
    }
    if (body.quiet_hours && body.quiet_hours.from === body.quiet_hours.until) {
      throw fieldRefusal({ quiet_hours: ['O início e o término não podem ser iguais.'] });
    }
    const wanted = {
      reality_check: body.reality_check ?? before.reality_check,
      quiet_hours: body.quiet_hours === undefined ? before.quiet_hours : body.quiet_hours,
    };
    for (const { id, tenant } of accounts) await saveHabits(work.db, tenant, id, wanted);
    return habitsOnWire(work, userId);
  });
}

/** Throws in the hours in which the player chose to make no deposits. */
export async function refuseQuietDeposit(
  services: TenantServices,
  work: UnitOfWork,
  userId: string,
): Promise<void> {
  const accounts = await operatorAccounts(work, userId);
  const { quiet_hours: quiet } = await readHabits(work.db, idsOf(accounts));
  if (!quiet || !isQuietNow(quiet, services)) return;
  const message = `Você escolheu não depositar das ${quiet.from}h às ${quiet.until}h.`;
  throw new Refusal(403, { success: false, message, reason: 'limit' });
}

function isQuietNow(quiet: QuietHours | null, services: TenantServices): boolean {
  return quiet !== null && isQuietHour(quiet, hourIn(services.clock(), siteTimeZone(services.settings())));
}

async function habitsOnWire(work: UnitOfWork, userId: string): Promise<Habits> {
  const accounts = idsOf(await operatorAccounts(work, userId));
  return {
    ...(await readHabits(work.db, accounts)),
    lifetime_result: await lifetimeResult(work.db, accounts),
  };
}

const idsOf = (accounts: readonly OperatorAccount[]) => accounts.map(({ id }) => id);
