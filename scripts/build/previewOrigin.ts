import * as v from 'valibot';
import * as field from '../../src/shared/brand/fieldFormats.ts';
import type { ResolvedBrand } from '../brands/resolvedBrand.ts';
import { UsageError } from '../cli/cliErrors.ts';
import { siteHosts } from './deploy/siteHosts.ts';

// The environment that a preview names, so that no release takes it for another one.
export const previewEnv = 'preview';

function checkedOrigin(template: string, brand: string): string {
  const origin = template.replaceAll('{brand}', brand);
  if (v.is(field.origin, origin)) return origin;
  const [{ message }] = v.safeParse(field.origin, origin).issues ?? [{ message: 'an origin' }];
  throw new UsageError(`--origin: found "${origin}", expected ${message}.`);
}

/**
 * Moves the chosen brands to another origin, where they answer on that host alone and claim no app. `{brand}` in the
 * origin stands for the id.
 */
export function moveToOrigin(
  brands: readonly ResolvedBrand[],
  chosen: readonly string[],
  origin: string,
): ResolvedBrand[] {
  if (chosen.length > 1 && !origin.includes('{brand}'))
    throw new UsageError(
      `--origin: ${chosen.length} brands cannot share an origin: choose one with --brand, or write {brand} for its id, as in https://{brand}.pr-12.example.`,
    );
  return brands.map((brand) => {
    const { settings } = brand;
    if (!chosen.includes(settings.id)) return brand;
    const own = checkedOrigin(origin, settings.id);
    const { hostname } = new URL(own);
    const owner = brands.find(({ settings: other }) => siteHosts(other).served.includes(hostname));
    if (owner) throw new UsageError(`--origin: ${hostname} is the address of "${owner.settings.id}" itself.`);
    return {
      ...brand,
      settings: { ...settings, origin: own, domains: [], apps: { android: null, ios: null } },
    };
  });
}
