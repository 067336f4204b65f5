import type { RouteId } from '../../shared/paths/routeTable.ts';
import type { GuardContext, GuardOutcome } from './guard.ts';
import { guardsOf } from './manifestGuards.ts';
import { guards } from './registry.ts';
import { runGuards } from './runGuards.ts';

/** Whether a route lets the player in. Fetched with the first page that has guards: home has none. */
export async function askGuards(id: RouteId, context: GuardContext): Promise<GuardOutcome> {
  return runGuards(await guardsOf(id, context.services.brand.build.id), guards, context);
}
