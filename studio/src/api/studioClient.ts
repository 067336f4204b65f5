import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import * as v from 'valibot';
import {
  type StudioError as ServerError,
  type StudioCall,
  type StudioInput,
  type StudioOutput,
  studioCalls,
  studioErrorSchema,
  tokenHeader,
} from '../../../scripts/studio/studioApi.ts';
import { studioToken } from './studioToken.ts';

interface StudioRequest {
  call: StudioCall;
  input: unknown;
}

type Result = { data: unknown } | { error: StudioError };

async function readResponse(call: StudioCall, response: Response): Promise<Result> {
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    const known = v.safeParse(studioErrorSchema, body);
    return {
      error: known.success ? known.output : { reason: 'failed', message: `Status ${response.status}` },
    };
  }
  const output = v.safeParse(studioCalls[call].output, body);
  return output.success
    ? { data: output.output }
    : { error: { reason: 'invalid-response', message: v.summarize(output.issues) } };
}

const postCall: BaseQueryFn<StudioRequest, unknown, StudioError> = async ({ call, input }, { signal }) => {
  let response: Response;
  try {
    response = await fetch(`/api/${call}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [tokenHeader]: studioToken() },
      body: JSON.stringify(input),
      signal,
    });
  } catch (error) {
    return { error: { reason: 'gone', message: String(error) } };
  }
  return readResponse(call, response);
};

/** Calls the studio's server; every call is a POST, so only the cache tells a query from a mutation. */
export const studioClient = createApi({
  reducerPath: 'studio',
  baseQuery: postCall,
  tagTypes: ['files'],
  refetchOnReconnect: true,
  endpoints: (build) => {
    const read = <C extends StudioCall>(call: C) =>
      build.query<StudioOutput<C>, StudioInput<C>>({
        query: (input) => ({ call, input }),
        providesTags: ['files'],
      });
    const ask = <C extends StudioCall>(call: C) =>
      build.query<StudioOutput<C>, StudioInput<C>>({ query: (input) => ({ call, input }) });
    const write = <C extends StudioCall>(call: C) =>
      build.mutation<StudioOutput<C>, StudioInput<C>>({
        query: (input) => ({ call, input }),
        invalidatesTags: ['files'],
      });
    const send = <C extends StudioCall>(call: C) =>
      build.mutation<StudioOutput<C>, StudioInput<C>>({ query: (input) => ({ call, input }) });
    return {
      project: read('project'),
      brand: read('brand'),
      ship: read('ship'),
      diff: read('diff'),
      check: read('check'),
      theme: read('theme'),
      shippedPictures: read('shippedPictures'),
      legalPreview: ask('legalPreview'),
      state: ask('state'),
      checkNew: ask('checkNew'),
      palette: send('palette'),
      preview: send('preview'),
      picture: send('picture'),
      font: send('font'),
      importTokens: send('importTokens'),
      save: write('save'),
      fix: write('fix'),
      create: write('create'),
    };
  },
});

export const {
  useProjectQuery,
  useBrandQuery,
  useShipQuery,
  useDiffQuery,
  useCheckQuery,
  useThemeQuery,
  useShippedPicturesQuery,
  useLegalPreviewQuery,
  useStateQuery,
  useCheckNewQuery,
  usePaletteMutation,
  usePreviewMutation,
  usePictureMutation,
  useFontMutation,
  useImportTokensMutation,
  useSaveMutation,
  useFixMutation,
  useCreateMutation,
} = studioClient;

// `gone`: no server answers. `invalid-response`: the server is of another version.
export interface StudioError {
  reason: ServerError['reason'] | 'gone' | 'invalid-response';
  // In English, for the technical detail below the studio's own words.
  message: string;
}
