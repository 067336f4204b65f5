import { type Launch, launchDemoCall, launchGameCall } from '../../shared/contract/casino/launch.ts';
import { api } from '../../shared/query/api.ts';
import { requestOf } from '../../shared/query/fromCall.ts';

export interface LaunchRequest {
  gameId: string;
  mode: 'real' | 'demo';
  device: 'desktop' | 'mobile';
}

const launchApi = api.injectEndpoints({
  endpoints: (build) => ({
    launchGame: build.mutation<Launch, LaunchRequest>({
      query: ({ gameId, mode, device }) =>
        requestOf(mode === 'real' ? launchGameCall : launchDemoCall, {
          params: { id: gameId },
          body: { device },
        }),
    }),
  }),
});

export const { useLaunchGameMutation } = launchApi;
