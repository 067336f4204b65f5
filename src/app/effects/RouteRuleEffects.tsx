import { useEffect, useEffectEvent } from 'react';
import { useMatches, useRevalidator } from 'react-router';
import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { routeEntry } from '../../shared/paths/routeRules.ts';
import type { RouteId } from '../../shared/paths/routeTable.ts';
import { compiledRule, routeRule } from '../guards/routeRule.ts';
import { useRouteHandle } from '../routes/useRouteHandle.ts';

// Applies the manifest's rule when it differs from the compiled one, without delaying the first page.
export function RouteRuleEffects() {
  const brand = useBrand();
  const { routeId } = useRouteHandle();
  const { id } = useMatches().at(-1) ?? {};
  const { revalidate } = useRevalidator();

  // Only for the first page: later pages run their loader.
  const applyRule = useEffectEvent(() => {
    if (!routeId || !id) return;
    void isRuledOtherwise(routeId, id, brand).then((isOther) => {
      if (isOther) return revalidate();
    });
  });
  useEffect(() => applyRule(), []);

  return null;
}

async function isRuledOtherwise(routeId: RouteId, matchId: string, brand: BrandRecord): Promise<boolean> {
  const { paths } = routeEntry(routeId);
  const pattern = paths[Number(matchId.split('~')[1] ?? 0)] ?? paths[0];
  const rule = await routeRule(routeId, pattern, brand);
  return JSON.stringify(rule) !== JSON.stringify(compiledRule(routeId, brand));
}
