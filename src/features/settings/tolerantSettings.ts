import * as v from 'valibot';
import { readSettings } from '../../shared/contract/settings/settings.ts';

/** Parses settings; an invalid one keeps its default. */
export const tolerantSettings = v.pipe(
  v.unknown(),
  v.check(
    (answer) => typeof answer === 'object' && answer !== null && !Array.isArray(answer),
    'expected an object',
  ),
  v.transform((answer) => readSettings(answer).settings),
);
