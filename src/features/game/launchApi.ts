import { type Launch, launchSchema } from '../../shared/contract/launch.ts';
import { api } from '../../shared/http/api.ts';

export interface LaunchWish {
  gameId: string;
  mode: 'real' | 'demo';
  device: 'desktop' | 'mobile';
}

const launchApi = api.injectEndpoints({
  endpoints: (build) => ({
    launchGame: build.mutation<Launch, LaunchWish>({
      query: ({ gameId, mode, device }) => ({
        method: 'POST',
        path: `/api/casino-games/${encodeURIComponent(gameId)}/${mode === 'real' ? 'launch' : 'demo'}`,
        body: { device },
        schema: launchSchema,
      }),
    }),
  }),
});

export const { useLaunchGameMutation } = launchApi;
