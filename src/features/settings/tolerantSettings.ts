import * as v from 'valibot';
import { readSettings } from '../../shared/contract/settings/settings.ts';

/** Parses settings; an invalid one keeps its default. */
export const tolerantSettings = v.pipe(
  v.unknown(),
  v.check(
    (response) => typeof response === 'object' && response !== null && !Array.isArray(response),
    'expected an object',
  ),
  v.transform((response) => readSettings(response).settings),
);
