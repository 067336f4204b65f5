import * as v from 'valibot';
import type { Call } from '../call.ts';
import { displayList } from '../displayList.ts';
import { identifier, maybe, slug, wholeOr } from '../wire.ts';

export const providerSchema = v.object({
  id: identifier,
  name: v.pipe(v.string(), v.nonEmpty()),
  slug,
  image: maybe(v.string()),
  games_count: wholeOr(0),
});
export type Provider = v.InferOutput<typeof providerSchema>;

export const providersSchema = displayList(providerSchema);

export const getProvidersCall = {
  method: 'GET',
  path: '/api/casino-games/providers',
  description: 'Game providers.',
  response: providersSchema,
} as const satisfies Call;
