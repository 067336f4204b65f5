import { defaultSettings, type Settings } from '../../shared/contract/settings.ts';
import { type RootState, useAppSelector } from '../../shared/state/rootState.ts';
import { selectSettingsAnswer } from './settingsApi.ts';

export function selectSettings(state: RootState): Settings {
  return selectSettingsAnswer(state).data ?? defaultSettings;
}

/** The operator's settings, the product's defaults until they have arrived. `SettingsEffects` fetches them. */
export function useSettings(): Settings {
  return useAppSelector(selectSettings);
}

export function useSetting<K extends keyof Settings>(key: K): Settings[K] {
  return useAppSelector((state) => selectSettings(state)[key]);
}
