import { nullish } from 'valibot';
import { type Seo, seoSchema } from '../../shared/contract/seo.ts';
import { api } from '../../shared/http/api.ts';
import { logFailure } from '../../shared/http/logFailure.ts';
import type { SeoQuery } from '../../shared/paths/seoQuery.ts';

/** Status 204 and an empty body mean that the operator has no texts for the page. */
const seoAnswer = nullish(seoSchema, { title: '', content: '' });

const seoApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Asked on every change of path, so the path is part of what is asked. */
    getSeo: build.query<Seo, SeoQuery & { path: string }>({
      query: ({ section, sourceId }) => ({
        path: '/api/seo',
        query: { section_name: section, source_id: sourceId },
        schema: seoAnswer,
      }),
      transformErrorResponse: logFailure('SEO texts'),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetSeoQuery } = seoApi;
