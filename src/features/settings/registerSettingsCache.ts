import type { AppStartListening, AppStore, RootState } from '../../shared/state/rootState.ts';
import { keepSettings } from './keptSettings.ts';
import { getSettings } from './useSettings.ts';

/** Stores the operator's settings for the menus of the next visit, except a preview's. */
export function registerSettingsCache(
  startListening: AppStartListening,
  store: Pick<AppStore, 'getState'>,
): void {
  if (document.documentElement.dataset.preview !== undefined) return;
  const keep = (state: RootState) => {
    const { data } = getSettings.select(state);
    if (data) keepSettings(data);
  };
  keep(store.getState());
  startListening({
    predicate: (_action, current, previous) =>
      getSettings.select(current).data !== getSettings.select(previous).data,
    effect: (_action, { getState }) => keep(getState()),
  });
}
