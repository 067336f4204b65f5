import * as v from 'valibot';
import type { Call } from '../call.ts';
import { displayList } from '../displayList.ts';
import { identifier, maybe } from '../wire.ts';

export const bannerSchema = v.object({
  id: identifier,
  // A URL, or an image id: 32 characters once dashes are removed.
  image: maybe(v.string()),
  image_mobile: maybe(v.string()),
  link: maybe(v.string()),
  section: maybe(v.string()),
  // Caption over the picture; absent when the picture contains its words.
  title: maybe(v.string()),
  text: maybe(v.string()),
  // Label of the button that follows `link`.
  action: maybe(v.string()),
});
export type Banner = v.InferOutput<typeof bannerSchema>;

export const bannersSchema = displayList(bannerSchema);

export const getBannersCall = {
  method: 'GET',
  path: '/v2/banners',
  description: 'Banners; never retried.',
  response: bannersSchema,
} as const satisfies Call;
