import * as v from 'valibot';
import { displayList } from './displayList.ts';

export const pixelsSchema = v.object({
  data: displayList(v.object({ google_id: v.pipe(v.string(), v.nonEmpty()) })),
});
export type Pixels = v.InferOutput<typeof pixelsSchema>;
