import type { BrandSettings, LayoutName } from '../../../src/shared/brand/brandRecord.ts';
import type { GuardName } from '../../../src/shared/paths/routeEntry.ts';
import {
  guardsOf,
  isRouteEnabled,
  redirectOfRoute,
  routeEntry,
} from '../../../src/shared/paths/routeRules.ts';
import { routeIds } from '../../../src/shared/paths/routeTable.ts';

export interface RouteRuleOnTheWire {
  redirect?: string;
  layout?: LayoutName;
  guards?: readonly GuardName[];
}

/** Returns the `builds/meta/<id>.json` rules of each pattern; leaves out patterns without a rule. */
export function routeRules(brand: BrandSettings): Record<string, RouteRuleOnTheWire> {
  const rules: Record<string, RouteRuleOnTheWire> = {};
  for (const id of routeIds) {
    if (!isRouteEnabled(id, brand)) continue;
    const { paths } = routeEntry(id);
    const guards = guardsOf(id, brand);
    const redirect = redirectOfRoute(id, brand);
    const layout = brand.routes[id]?.layout;
    const rule: RouteRuleOnTheWire = {
      redirect: redirect ?? undefined,
      layout,
      guards: guards.length > 0 && !redirect ? guards : undefined,
    };
    if (Object.values(rule).some((value) => value !== undefined))
      for (const path of paths) rules[path] = rule;
  }
  return rules;
}
