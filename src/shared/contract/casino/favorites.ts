import * as v from 'valibot';
import type { Call } from '../call.ts';
import { displayList } from '../displayList.ts';
import { successSchema } from '../failure.ts';
import { flagOr, identifier, maybe, textOr } from '../wire.ts';

export const favoriteSchema = v.object({
  id: identifier,
  image: textOr(''),
  // Preferred over `image`.
  image_cf: maybe(v.string()),
});
export type Favorite = v.InferOutput<typeof favoriteSchema>;

export const favoritesSchema = v.object({ success: flagOr(true), data: displayList(favoriteSchema) });

export const getFavoritesCall = {
  method: 'GET',
  path: '/api/favorite-game/favorite',
  description: 'Favourite games.',
  auth: 'bearer',
  response: favoritesSchema,
} as const satisfies Call;

export const addFavoriteCall = {
  method: 'POST',
  path: '/api/favorite-game/favorite/{id}/add',
  description: 'Adds a favourite; adding twice is no error.',
  auth: 'bearer',
  response: successSchema,
} as const satisfies Call;

export const removeFavoriteCall = {
  method: 'POST',
  path: '/api/favorite-game/favorite/{id}/remove',
  description: 'Removes a favourite; removing twice is no error.',
  auth: 'bearer',
  response: successSchema,
} as const satisfies Call;
