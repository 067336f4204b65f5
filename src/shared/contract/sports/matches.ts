import * as v from 'valibot';
import type { Call } from '../call.ts';
import { displayList } from '../displayList.ts';
import { decimal, flagOr, identifier, maybe, textOr, whole } from '../wire.ts';

const decimalOdds = v.pipe(decimal, v.minValue(1));

export const matchSchema = v.object({
  id: identifier,
  league: textOr(''),
  home: v.string(),
  away: v.string(),
  // Pictures of the sides, as absolute http URLs or paths below the API's `/storage`.
  crests: maybe(v.object({ home: maybe(v.string()), away: maybe(v.string()) })),
  // ISO instant with an offset.
  starts_at: v.pipe(v.string(), v.isoTimestamp()),
  live: flagOr(false),
  // While live.
  minute: maybe(whole),
  score: maybe(v.object({ home: whole, away: whole })),
  // Decimal odds of the result; no draw where the sport has none.
  odds: v.object({ home: decimalOdds, draw: maybe(decimalOdds), away: decimalOdds }),
});
export type Match = v.InferOutput<typeof matchSchema>;

export const matchesSchema = displayList(matchSchema);

export const getMatchesCall = {
  method: 'GET',
  path: '/v2/sports/matches',
  description: 'Live matches, then the next ones, for home; never retried. Operators may leave it out.',
  feature: 'sports',
  response: matchesSchema,
} as const satisfies Call;
