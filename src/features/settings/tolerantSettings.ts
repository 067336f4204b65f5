import * as v from 'valibot';
import { readSettings } from '../../shared/contract/settings.ts';

/** One setting that cannot be understood keeps its default; the others count. */
export const tolerantSettings = v.pipe(
  v.unknown(),
  v.check(
    (answer) => typeof answer === 'object' && answer !== null && !Array.isArray(answer),
    'expected an object',
  ),
  v.transform((answer) => readSettings(answer).settings),
);
