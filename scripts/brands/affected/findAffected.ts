import type { LoadBrandsOptions } from '../loadBrands.ts';
import type { ResolvedBrand } from '../resolvedBrand.ts';
import { type ComparedBrands, loadBrandsAt, revisionOf } from './brandsAt.ts';
import { codeChanges } from './codeChanges.ts';
import { appearanceChanges, brandChanges } from './compareBrands.ts';

interface AffectedBrand {
  id: string;
  reasons: string[];
}

export interface Affected {
  // The full id of the compared commit.
  since: string;
  brands: AffectedBrand[];
  // Brands that no longer exist and whose sites have to be taken down.
  removed: string[];
}

const mostNamed = 3;

function named(files: readonly string[]): string {
  const rest = files.length - mostNamed;
  return `${files.slice(0, mostNamed).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

// The brand whose appearance a brand's error pages have, selected by its API host.
function errorBrandOf(brand: ResolvedBrand, brands: readonly ResolvedBrand[]): string {
  const { hostname } = new URL(brand.settings.api.origin);
  if (brand.settings.api.hosts.includes(hostname)) return brand.settings.id;
  const owner = brands.find(({ settings }) => settings.api.hosts.includes(hostname));
  return owner?.settings.id ?? 'default';
}

/** Compares valid brands with their state at a revision; throws a UsageError without a repository or revision. */
export async function findAffected(
  now: ComparedBrands,
  options: LoadBrandsOptions,
  revision: string,
): Promise<Affected> {
  const past = revisionOf(options.configFile, revision);
  const { repository, commit: since } = past;
  const projectDir = repository.inside(options.projectRoot);
  const code = projectDir === undefined ? [] : codeChanges(repository.changedSince(since), projectDir);
  const before = await loadBrandsAt(past, options);
  return {
    since,
    brands: compare(before, now, code, revision),
    removed: before.ids.filter((id) => !now.ids.includes(id)),
  };
}

function compare(
  before: ComparedBrands,
  now: ComparedBrands,
  code: readonly string[],
  revision: string,
): AffectedBrand[] {
  const old = new Map(before.brands.map((brand) => [brand.settings.id, brand]));
  const current = new Map(now.brands.map((brand) => [brand.settings.id, brand]));
  return now.brands.flatMap((brand) => {
    const { id } = brand.settings;
    const was = old.get(id);
    const reasons = code.length > 0 ? [`code of every artifact: ${named(code)}`] : [];
    if (!before.ids.includes(id)) reasons.push('a new brand');
    else if (!was) reasons.push(`could not be resolved at ${revision}`);
    else {
      reasons.push(...brandChanges(was, brand));
      const [errorBefore, errorNow] = [errorBrandOf(was, before.brands), errorBrandOf(brand, now.brands)];
      const [appearanceBefore, appearanceNow] = [old.get(errorBefore), current.get(errorNow)];
      if (errorBefore !== errorNow) reasons.push(`error pages: now in the look of ${errorNow}`);
      else if (errorNow !== id && appearanceBefore && appearanceNow)
        reasons.push(
          ...appearanceChanges(appearanceBefore, appearanceNow).map(
            (change) => `error pages: ${errorNow}'s ${change}`,
          ),
        );
    }
    return reasons.length > 0 ? [{ id, reasons }] : [];
  });
}
