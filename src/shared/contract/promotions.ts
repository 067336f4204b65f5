import * as v from 'valibot';
import { displayList } from './displayList.ts';
import { identifier, maybe, textOr } from './wire.ts';

export const promotionSchema = v.object({
  id: identifier,
  title: v.string(),
  /** Absolute http address, or a path below the API's `/storage`. */
  image: textOr(''),
  /** HTML from the operator's editor: sanitise before showing. */
  description: textOr(''),
  starts_at: maybe(v.string()),
  ends_at: maybe(v.string()),
});
export type Promotion = v.InferOutput<typeof promotionSchema>;

export const promotionsSchema = displayList(promotionSchema);
