import { getSettingsCall, type Settings } from '../../shared/contract/settings/settings.ts';
import { api } from '../../shared/query/api.ts';
import { requestOf } from '../../shared/query/fromCall.ts';
import { tolerantSettings } from './tolerantSettings.ts';

export const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSettings: build.query<Settings, void>({
      query: () => ({
        ...requestOf(getSettingsCall),
        // Set by the early script for settings that are not in force.
        query: { preview: globalThis.document?.documentElement.dataset.preview },
        schema: tolerantSettings,
      }),
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
  }),
});

/** Renders the menus again after icons were added, with unchanged settings. */
export const refreshMenus = () =>
  settingsApi.util.updateQueryData('getSettings', undefined, (settings) => ({ ...settings }));

export const { useGetSettingsQuery } = settingsApi;
