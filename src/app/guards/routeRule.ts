import * as v from 'valibot';
import { type BrandRecord, type LayoutName, layoutNames } from '../../shared/brand/brandRecord.ts';
import { layoutOfRoute, redirectOfRoute, routeEntry } from '../../shared/paths/routeRules.ts';
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

/** A navigation waits no longer for the manifest. */
const patienceMs = 1_500;

const read = new Map<string, Promise<RouteRules | null>>();

/** The rule of a route by the table that the app was compiled with and the brand's record. */
export function compiledRule(id: RouteId, brand: BrandRecord): RouteRule {
  return {
    redirect: redirectOfRoute(id, brand),
    layout: layoutOfRoute(id, brand),
    guards: routeEntry(id).guards,
  };
}

/**
 * The rule of a route as the manifest of the page's own build states it for the pattern. What it leaves out is as
 * compiled, and everything is where it cannot be read.
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
