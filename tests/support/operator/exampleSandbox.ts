import { afterAll, beforeAll } from 'vitest';
import { exampleBrand } from '../../../sandbox/content/exampleBrand.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../../sandbox/createSandbox.ts';
import { apiRequest, type SentToApi } from './apiRequest.ts';

interface Sent extends SentToApi {
  ip?: string | undefined;
  // `partners`, or another tenant's `api.<id>`.
  host?: string;
}

/** Starts a sandbox in memory for one test file, with one brand by default, and calls it as a player. */
export function exampleSandbox(tenant: string, options: Partial<SandboxOptions> = {}) {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await createSandbox({ brands: [exampleBrand(tenant)], dataDir: null, ...options });
  }, 120_000);
  afterAll(() => sandbox.close());

  const call = async (method: string, path: string, { ip, host = `api.${tenant}`, ...sent }: Sent = {}) => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const request = apiRequest(method, `http://${host}.localhost:4000${path}`, { headers, ...sent });
    const response = await sandbox.fetch(request, { ip });
    return { status: response.status, body: Object(await response.json().catch(() => null)) };
  };
  return {
    get sandbox() {
      return sandbox;
    },
    call,
    newPlayer: (balanceCents = 0) => sandbox.control.createPlayer(tenant, { balanceCents }),
    // The session's token, or undefined when refused.
    logIn: async ({ email, password }: { email: string; password: string }): Promise<string | undefined> =>
      (await call('POST', '/api/auth/login', { body: { email, password } })).body.access_token,
  };
}
