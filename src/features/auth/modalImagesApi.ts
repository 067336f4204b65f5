import { imagesSchema, type ModalImages } from '../../shared/contract/images.ts';
import { api } from '../../shared/http/api.ts';

const modalImagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getModalImages: build.query<ModalImages, void>({
      query: () => ({ path: '/v2/images/', schema: imagesSchema }),
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
  }),
});

export const { useGetModalImagesQuery } = modalImagesApi;
