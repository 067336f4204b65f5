import { nullish } from 'valibot';
import { getSeoCall, type Seo, seoSchema } from '../../shared/contract/content/seo.ts';
import type { SeoQuery } from '../../shared/paths/seoQuery.ts';
import { api } from '../../shared/query/api.ts';
import { requestOf } from '../../shared/query/fromCall.ts';
import { logFailure } from '../../shared/query/logFailure.ts';

// Status 204 and an empty body mean that the operator has no texts.
const emptySeo = nullish(seoSchema, { title: '', content: '' });

const seoApi = api.injectEndpoints({
  endpoints: (build) => ({
    // The path is part of the key, because every path change makes a request.
    getSeo: build.query<Seo, SeoQuery & { path: string }>({
      query: ({ section, sourceId }) => ({
        ...requestOf(getSeoCall, { query: { section_name: section, source_id: sourceId } }),
        schema: emptySeo,
      }),
      transformErrorResponse: logFailure('SEO texts'),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetSeoQuery } = seoApi;
