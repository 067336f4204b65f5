import * as v from 'valibot';
import { displayList } from './displayList.ts';
import { flagOr, identifier, maybe, textOr } from './wire.ts';

const favoriteSchema = v.object({
  id: identifier,
  image: textOr(''),
  /** The picture to prefer. */
  image_cf: maybe(v.string()),
});
export type Favorite = v.InferOutput<typeof favoriteSchema>;

export const favoritesSchema = v.object({ success: flagOr(true), data: displayList(favoriteSchema) });
export type Favorites = v.InferOutput<typeof favoritesSchema>;
