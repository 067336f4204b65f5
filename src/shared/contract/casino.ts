import * as v from 'valibot';
import { displayList } from './displayList.ts';
import { decimal, flagOr, identifier, maybe, slug, slugOrNone, textOr } from './wire.ts';

export const gameSchema = v.object({
  id: identifier,
  name: v.pipe(v.string(), v.nonEmpty()),
  slug,
  image: textOr(''),
  /** The picture to prefer. */
  image_cf: maybe(v.string()),
  /** A CSS colour to show until the picture is there. */
  image_color: maybe(v.string()),
  provider: v.object({ id: identifier, name: v.string(), slug: slugOrNone }),
  live: flagOr(false),
  /** Return to player in percent. */
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
