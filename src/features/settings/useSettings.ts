import { defaultSettings } from '../../shared/contract/settings/defaultSettings.ts';
import type { Settings } from '../../shared/contract/settings/settings.ts';
import { lazyQuery } from '../../shared/query/lazyQuery.ts';
import { type RootState, useAppSelector } from '../../shared/state/rootState.ts';

export const getSettings = lazyQuery('getSettings', () =>
  import('./settingsApi.ts').then(({ settingsApi }) => settingsApi.endpoints.getSettings),
);

export function selectSettings(state: RootState): Settings {
  return getSettings.select(state).data ?? defaultSettings;
}

// Returns the operator's settings, or the defaults until they load.
export function useSettings(): Settings {
  return useAppSelector(selectSettings);
}

export function useSetting<K extends keyof Settings>(key: K): Settings[K] {
  return useAppSelector((state) => selectSettings(state)[key]);
}
