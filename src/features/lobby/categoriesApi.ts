import { type Category, categoriesSchema } from '../../shared/contract/casino.ts';
import { api } from '../../shared/http/api.ts';
import { logFailure } from '../../shared/http/logFailure.ts';

export const categoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCategories: build.query<Category[], void>({
      query: () => ({ path: '/v2/casino-games/category', schema: categoriesSchema }),
      transformErrorResponse: logFailure('Categories'),
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { useGetCategoriesQuery } = categoriesApi;
