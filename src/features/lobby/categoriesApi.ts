import { getCategoriesCall } from '../../shared/contract/casino/casino.ts';
import { api } from '../../shared/query/api.ts';
import { fromCall } from '../../shared/query/fromCall.ts';
import { logFailure } from '../../shared/query/logFailure.ts';

export const categoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCategories: build.query({
      ...fromCall(getCategoriesCall),
      transformErrorResponse: logFailure('Categories'),
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { useGetCategoriesQuery } = categoriesApi;
