import * as v from 'valibot';
import type { Call } from '../call.ts';
import { displayList } from '../displayList.ts';
import { cents, decimal, flagOr, identifier, maybe, slug, slugOrNone, textOr, whole } from '../wire.ts';

// What a live table tells before it is entered; each part is shown when the operator sends it.
export const liveTableSchema = v.object({
  min_bet: maybe(cents),
  max_bet: maybe(cents),
  // Free places; absent at a table for any number of players.
  seats: maybe(whole),
  players: maybe(whole),
  // Newest first, in the words of the game, such as `17`.
  results: v.nullish(v.array(v.string()), () => []),
});
export type LiveTableState = v.InferOutput<typeof liveTableSchema>;

export const gameSchema = v.object({
  id: identifier,
  name: v.pipe(v.string(), v.nonEmpty()),
  slug,
  image: textOr(''),
  // Preferred over `image`.
  image_cf: maybe(v.string()),
  // A CSS color to show until the picture has loaded.
  image_color: maybe(v.string()),
  // A picture of 16:9, for cards of live tables.
  image_wide: maybe(v.string()),
  provider: v.object({ id: identifier, name: v.string(), slug: slugOrNone }),
  live: flagOr(false),
  table: maybe(liveTableSchema),
  // Return to player in percent.
  rtp: maybe(decimal),
  demo: flagOr(false),
});
export type Game = v.InferOutput<typeof gameSchema>;

export const categorySchema = v.object({
  id: identifier,
  name: v.string(),
  slug,
  icon: maybe(v.string()),
  games: v.nullish(displayList(gameSchema), () => []),
});
export type Category = v.InferOutput<typeof categorySchema>;

export const categoriesSchema = displayList(categorySchema);

export const getCategoriesCall = {
  method: 'GET',
  path: '/v2/casino-games/category',
  description: 'Casino categories with their games.',
  response: categoriesSchema,
} as const satisfies Call;
