import * as v from 'valibot';
import { layoutNames } from '../../shared/brand/brandNames.ts';
import type { BrandRecord, LayoutName } from '../../shared/brand/brandRecord.ts';
import { guardsOf, layoutOfRoute, redirectOfRoute } from '../../shared/paths/routeRules.ts';
import type { RouteId } from '../../shared/paths/routeTable.ts';

const manifestSchema = v.object({
  routeRules: v.record(
    v.string(),
    v.object({
      redirect: v.optional(v.string()),
      layout: v.optional(v.picklist(layoutNames)),
      guards: v.optional(v.array(v.string())),
    }),
  ),
});
type RouteRules = v.InferOutput<typeof manifestSchema>['routeRules'];

export interface RouteRule {
  redirect: string | null;
  layout: LayoutName;
  guards: readonly string[];
}

// Limits how long a navigation waits for the manifest.
const patienceMs = 1_500;

const read = new Map<string, Promise<RouteRules | null>>();

/** Returns a route's rule from the compiled table and the brand's record. */
export function compiledRule(id: RouteId, brand: BrandRecord): RouteRule {
  return {
    redirect: redirectOfRoute(id, brand),
    layout: layoutOfRoute(id, brand),
    guards: guardsOf(id, brand),
  };
}

/**
 * Returns a route's rule from the build manifest, with the compiled rule for missing fields or a failed
 * request.
 */
export async function routeRule(id: RouteId, pattern: string, brand: BrandRecord): Promise<RouteRule> {
  const buildId = brand.build.id;
  const reading = read.get(buildId) ?? readRules(buildId);
  read.set(buildId, reading);
  const rules = await reading;
  if (rules === null) read.delete(buildId);
  return { ...compiledRule(id, brand), ...rules?.[pattern] };
}

async function readRules(buildId: string): Promise<RouteRules | null> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch(`/builds/meta/${buildId}.json`, { signal });
    const manifest = v.safeParse(manifestSchema, response.ok ? await response.json() : null);
    return manifest.success ? manifest.output.routeRules : null;
  } catch {
    return null;
  }
}
