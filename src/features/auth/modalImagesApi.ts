import { getImagesCall } from '../../shared/contract/content/images.ts';
import { api } from '../../shared/query/api.ts';
import { fromCall } from '../../shared/query/fromCall.ts';

const modalImagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getModalImages: build.query({
      ...fromCall(getImagesCall),
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
  }),
});

export const { useGetModalImagesQuery } = modalImagesApi;
