import * as v from 'valibot';

export const checkEveryMs = 3_600_000;

const latestSchema = v.object({ id: v.pipe(v.string(), v.nonEmpty()) });

/** Tells whether the site has another build; an unreadable response counts as no. */
export async function isOutdated(
  ownBuildId: string,
  ask: () => Promise<Response> = () => fetch('/builds/latest.json', { cache: 'no-store' }),
): Promise<boolean> {
  try {
    const response = await ask();
    if (!response.ok) return false;
    const latest = v.safeParse(latestSchema, await response.json());
    return latest.success && latest.output.id !== ownBuildId;
  } catch {
    return false;
  }
}
