import type { SessionPolicy } from '../../src/shared/http/sessionPolicy.ts';

export const anonymousSession: SessionPolicy = {
  token: () => null,
  recover: async () => 'give-up',
};
