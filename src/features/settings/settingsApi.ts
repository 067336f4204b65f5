import type { Settings } from '../../shared/contract/settings.ts';
import { api } from '../../shared/http/api.ts';
import { tolerantSettings } from './tolerantSettings.ts';

const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSettings: build.query<Settings, void>({
      query: () => ({ path: '/v2/settings/', schema: tolerantSettings }),
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
  }),
});

/** The settings are the same; what is made of them is not. */
export const lookAtMenusAgain = () =>
  settingsApi.util.updateQueryData('getSettings', undefined, (settings) => ({ ...settings }));

export const { useGetSettingsQuery } = settingsApi;
export const selectSettingsAnswer = settingsApi.endpoints.getSettings.select();
