import { createSandbox, type SandboxOptions } from '../../sandbox/createSandbox.ts';
import { listen } from '../../sandbox/listen.ts';
import type { SandboxBrand } from '../../sandbox/tenants.ts';
import { featureNames } from '../../src/shared/brand/brandRecord.ts';

export function brand(id: string): SandboxBrand {
  return {
    id,
    name: id,
    apiHosts: [`api.${id}.example`],
    apiOrigin: `https://api.${id}.example`,
    origins: [`https://${id}.example`],
    realtimeKey: `sandbox-${id}`,
    tagKey: `tags-${id}`,
    features: Object.fromEntries(featureNames.map((name) => [name, true])) as SandboxBrand['features'],
  };
}

/** A sandbox of two brands in memory, and a way to call one of them as its page would. */
export async function startOperator(options: Partial<SandboxOptions> = {}) {
  const sandbox = await createSandbox({ brands: [brand('alfa'), brand('beta')], dataDir: null, ...options });
  const { port, close } = await listen(sandbox, 0);
  const call = async (
    tenant: string,
    method: string,
    path: string,
    extra: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
  ) => {
    const answer = await sandbox.fetch(
      new Request(`http://api.${tenant}.example${path}`, {
        method,
        headers: {
          ...(extra.token && { Authorization: `Bearer ${extra.token}` }),
          ...(extra.body !== undefined && { 'Content-Type': 'application/json' }),
          ...extra.headers,
        },
        ...(extra.body !== undefined && { body: JSON.stringify(extra.body) }),
      }),
    );
    if (method !== 'GET' && extra.token) await checkLedger();
    return answer;
  };
  /** After every call of a player's that changes something, whatever the test is about. */
  const checkLedger = async () => {
    const { sumCents, wrongAccounts } = await sandbox.ledgerDifferences();
    if (sumCents !== 0 || wrongAccounts !== 0) {
      throw new Error(`the ledger is off by ${sumCents} cents, ${wrongAccounts} accounts differ`);
    }
  };
  const logIn = async (
    tenant: string,
    email = 'veterano@sandbox.test',
    password = 'Bandeira123',
  ): Promise<string> => {
    const answer = await call(tenant, 'POST', '/api/auth/login', { body: { email, password } });
    const { access_token: token } = await answer.json();
    if (typeof token !== 'string') throw new Error(`login as ${email}: status ${answer.status}`);
    return token;
  };
  return { sandbox, port, close, call, logIn };
}
export type Operator = Awaited<ReturnType<typeof startOperator>>;
