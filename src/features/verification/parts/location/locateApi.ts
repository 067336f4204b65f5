import { locateCall } from '../../../../shared/contract/account/location.ts';
import type { BodyOf } from '../../../../shared/contract/call.ts';
import { api } from '../../../../shared/query/api.ts';
import { fromCall } from '../../../../shared/query/fromCall.ts';

const locateApi = api.injectEndpoints({
  endpoints: (build) => ({
    locate: build.mutation({ ...fromCall(locateCall, (body: BodyOf<typeof locateCall>) => ({ body })) }),
  }),
});

export const { useLocateMutation } = locateApi;
