import { defaultSettings, type Settings } from '../../shared/contract/settings/settings.ts';
import { type RootState, useAppSelector } from '../../shared/state/rootState.ts';
import { selectSettingsResponse } from './settingsApi.ts';

export function selectSettings(state: RootState): Settings {
  return selectSettingsResponse(state).data ?? defaultSettings;
}

// Returns the operator's settings, or the defaults until they load.
export function useSettings(): Settings {
  return useAppSelector(selectSettings);
}

export function useSetting<K extends keyof Settings>(key: K): Settings[K] {
  return useAppSelector((state) => selectSettings(state)[key]);
}
