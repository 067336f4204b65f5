import * as v from 'valibot';
import { readSettings, type Settings } from '../../shared/contract/settings.ts';
import { api } from '../../shared/http/api.ts';

/** One setting that cannot be understood keeps its default; the others count. */
const tolerantSettings = v.pipe(
  v.unknown(),
  v.check(
    (answer) => typeof answer === 'object' && answer !== null && !Array.isArray(answer),
    'expected an object',
  ),
  v.transform((answer) => readSettings(answer).settings),
);

const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSettings: build.query<Settings, void>({
      query: () => ({ path: '/v2/settings/', schema: tolerantSettings }),
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
  }),
});

export const { useGetSettingsQuery } = settingsApi;
export const selectSettingsAnswer = settingsApi.endpoints.getSettings.select();
