import * as v from 'valibot';
import type { Call } from '../call.ts';
import { displayList } from '../displayList.ts';
import { decimal, flagOr, identifier, maybe, slug, slugOrNone, textOr } from '../wire.ts';

export const gameSchema = v.object({
  id: identifier,
  name: v.pipe(v.string(), v.nonEmpty()),
  slug,
  image: textOr(''),
  // Preferred over `image`.
  image_cf: maybe(v.string()),
  // A CSS color to show until the picture has loaded.
  image_color: maybe(v.string()),
  provider: v.object({ id: identifier, name: v.string(), slug: slugOrNone }),
  live: flagOr(false),
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
