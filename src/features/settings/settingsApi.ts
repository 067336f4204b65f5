import * as v from 'valibot';
import { getSettingsCall, readSettings, type Settings } from '../../shared/contract/settings/settings.ts';
import { api } from '../../shared/query/api.ts';
import { requestOf } from '../../shared/query/fromCall.ts';

/** Parses settings; an invalid one keeps its default. */
export const tolerantSettings = v.pipe(
  v.unknown(),
  v.check(
    (response) => typeof response === 'object' && response !== null && !Array.isArray(response),
    'expected an object',
  ),
  v.transform((response) => readSettings(response).settings),
);

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
