import * as v from 'valibot';
import type { Call } from '../call.ts';
import { displayList } from '../displayList.ts';
import { identifier, maybe, textOr } from '../wire.ts';

export const promotionSchema = v.object({
  id: identifier,
  title: v.string(),
  // Absolute http URL, or a path below the API's `/storage`.
  image: textOr(''),
  // HTML from the operator's editor: sanitize before showing.
  description: textOr(''),
  starts_at: maybe(v.string()),
  ends_at: maybe(v.string()),
});
export type Promotion = v.InferOutput<typeof promotionSchema>;

export const promotionsSchema = displayList(promotionSchema);

export const getPromotionsCall = {
  method: 'GET',
  path: '/v2/promotions',
  description: 'Promotions.',
  response: promotionsSchema,
} as const satisfies Call;
