import type { Params } from 'react-router';
import { loadLayout } from '../../layouts/layoutModules.ts';
import type { LayoutName } from '../../shared/brand/brandRecord.ts';
import { layoutOfRoute, redirectAddress } from '../../shared/paths/routeRules.ts';
import type { RouteId } from '../../shared/paths/routeTable.ts';
import type { GuardContext, GuardOutcome } from './guard.ts';
import { guards } from './registry.ts';
import { routeRule } from './routeRule.ts';
import { runGuards } from './runGuards.ts';

export interface RouteEntrance {
  id: RouteId;
  pattern: string;
  params: Params;
}

export type EntryOutcome = Exclude<GuardOutcome, { kind: 'passed' }> | { kind: 'passed'; layout: LayoutName };

/** Applies the rule of a route: redirects, or asks its guards and loads its layout. */
export async function enterRoute(
  { id, pattern, params }: RouteEntrance,
  context: GuardContext,
): Promise<EntryOutcome> {
  const { services, to } = context;
  const rule = await routeRule(id, pattern, services.brand);
  if (rule.redirect !== null && rule.redirect !== to.pathname) {
    return { kind: 'redirected', to: redirectAddress(rule.redirect, { ...to, rest: params['*'] }) };
  }
  const outcome = await runGuards(rule.guards, guards, context);
  if (outcome.kind !== 'passed') return outcome;
  // A layout that is not in the artifact cannot be shown.
  const isThere = await loadLayout(rule.layout).then(
    () => true,
    () => false,
  );
  return { kind: 'passed', layout: isThere ? rule.layout : layoutOfRoute(id, services.brand) };
}
