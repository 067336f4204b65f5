import * as v from 'valibot';
import type { Call } from '../call.ts';
import { textOr } from '../wire.ts';

// Status 204 and an empty body both mean two empty texts.
export const seoSchema = v.object({ title: textOr(''), content: textOr('') });
export type Seo = v.InferOutput<typeof seoSchema>;

export const seoQuerySchema = v.object({ section_name: v.string(), source_id: v.optional(v.string()) });

export const getSeoCall = {
  method: 'GET',
  path: '/api/seo',
  description: 'Title and description of a page; 204 when it has none of its own.',
  query: seoQuerySchema,
  response: seoSchema,
  mayBeEmpty: true,
} as const satisfies Call;
