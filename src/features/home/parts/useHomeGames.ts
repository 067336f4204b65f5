import type { BrandRecord } from '../../../shared/brand/brandRecord.ts';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import type { Category } from '../../../shared/contract/casino/casino.ts';
import { layoutOfRoute } from '../../../shared/paths/routeRules.ts';
import type { LoadState } from '../../../shared/query/loadState.ts';
import { useDeferredState } from '../../../shared/query/useDeferredState.ts';
import { useLoadState } from '../../../shared/query/useLoadState.ts';
import { useGetCategoriesQuery } from '../../lobby/categoriesApi.ts';
import { offeredCategories } from '../../lobby/offeredCategories.ts';
import { homeLayouts } from '../homeLayouts.ts';
import { planGames } from '../planGames.ts';

// The rows of home are planned together and rendered apart.
const plans = new WeakMap<readonly Category[], WeakMap<BrandRecord, Category[][]>>();

function planOf(response: readonly Category[], brand: BrandRecord): Category[][] {
  const known = plans.get(response)?.get(brand);
  if (known) return known;
  const { rows } = homeLayouts[layoutOfRoute('index', brand)];
  const plan = planGames(rows, offeredCategories(response, brand.features));
  const ofBrand = plans.get(response) ?? new WeakMap();
  plans.set(response, ofBrand.set(brand, plan));
  return plan;
}

/** Returns the categories of a row by its index; `empty` without games in any row. */
export function useHomeGames(at: number): LoadState<readonly Category[]> {
  const brand = useBrand();
  const state = useDeferredState(useLoadState(useGetCategoriesQuery()));
  if (state.kind !== 'ready') return state;
  const plan = planOf(state.value, brand);
  return plan.some((row) => row.length > 0) ? { kind: 'ready', value: plan[at] ?? [] } : { kind: 'empty' };
}
