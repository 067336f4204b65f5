import * as v from 'valibot';
import { routeEntry } from '../../shared/paths/routeRules.ts';
import type { RouteId } from '../../shared/paths/routeTable.ts';

const manifestSchema = v.object({
  routeRules: v.record(v.string(), v.object({ guards: v.optional(v.array(v.string())) })),
});
type RouteRules = v.InferOutput<typeof manifestSchema>['routeRules'];

/** A player at a page's door waits no longer for it. */
const patienceMs = 1_500;

const read = new Map<string, Promise<RouteRules | null>>();

/**
 * The guards of a route as the manifest of the page's own build names them. Where that cannot be read, as after the site
 * has moved on to another build, the table that the build was made from says the same.
 */
export async function guardsOf(id: RouteId, buildId: string): Promise<readonly string[]> {
  const rules = read.get(buildId) ?? readRules(buildId);
  read.set(buildId, rules);
  const known = await rules;
  if (known === null) read.delete(buildId);
  const { paths, guards } = routeEntry(id);
  return known?.[paths[0]]?.guards ?? guards;
}

async function readRules(buildId: string): Promise<RouteRules | null> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(`/builds/meta/${buildId}.json`, { signal });
    const manifest = v.safeParse(manifestSchema, answer.ok ? await answer.json() : null);
    return manifest.success ? manifest.output.routeRules : null;
  } catch {
    return null;
  }
}
