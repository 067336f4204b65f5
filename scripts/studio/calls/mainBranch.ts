import { type ComparedBrands, loadBrandsAt, revisionOf } from '../../brands/affected/brandsAt.ts';
import { type BrandDifference, diffBrands } from '../../brands/diff/diffBrands.ts';
import type { ResolvedBrand } from '../../brands/resolvedBrand.ts';
import { UsageError } from '../../cli/cliErrors.ts';
import type { StudioProject } from '../project.ts';

// The branch that brands are released from, or the last commit where it is unknown.
const candidates = ['main', 'origin/main', 'master', 'HEAD'];

export interface MainBranch {
  // Null without a repository.
  name(): string | null;
  brands(): Promise<ComparedBrands | null>;
  // By id; a brand that is new there has none. Null without a repository.
  differences(now: readonly ResolvedBrand[]): Promise<Map<string, BrandDifference> | null>;
}

/** Creates the view of the brands as they are on the main branch, read again when it moves. */
export function createMainBranch(project: StudioProject): MainBranch {
  let known: { commit: string; brands: Promise<ComparedBrands> } | undefined;

  function current(): { name: string; revision: ReturnType<typeof revisionOf> } | null {
    for (const name of candidates)
      try {
        return { name, revision: revisionOf(project.configFile, name) };
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
      }
    return null;
  }

  async function brands(): Promise<ComparedBrands | null> {
    const found = current();
    if (!found) return null;
    const { commit } = found.revision;
    if (known?.commit !== commit) {
      const { configFile, projectRoot, processEnv } = project;
      const loaded = loadBrandsAt(found.revision, {
        configFile,
        projectRoot,
        processEnv,
        env: 'production',
      });
      known = { commit, brands: loaded };
    }
    return known.brands;
  }

  return {
    name: () => current()?.name ?? null,
    brands,
    differences: async (now) => {
      const before = await brands();
      if (!before) return null;
      const old = new Map(before.brands.map((brand) => [brand.settings.id, brand]));
      return new Map(
        now.flatMap((brand) => {
          const { id } = brand.settings;
          const was = old.get(id);
          return was ? [[id, diffBrands(was, brand, { before: `${id}@main`, after: id })] as const] : [];
        }),
      );
    },
  };
}
