import { createSandbox, type SandboxOptions } from '../../sandbox/createSandbox.ts';
import { listen } from '../../sandbox/listen.ts';
import type { SandboxBrand } from '../../sandbox/tenants.ts';
import { featureNames } from '../../src/shared/brand/brandNames.ts';
import { apiRequest, type SentToApi } from '../support/operator/apiRequest.ts';

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

/** Starts a sandbox of two brands in memory and calls one of them as its page would. */
export async function startOperator(options: Partial<SandboxOptions> = {}) {
  const sandbox = await createSandbox({ brands: [brand('alfa'), brand('beta')], dataDir: null, ...options });
  const { port, close } = await listen(sandbox, 0);
  const call = async (tenant: string, method: string, path: string, extra: SentToApi = {}) => {
    const response = await sandbox.fetch(apiRequest(method, `http://api.${tenant}.example${path}`, extra));
    if (method !== 'GET' && extra.token) await checkLedger();
    return response;
  };
  // After every call of a player that changes state.
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
    const response = await call(tenant, 'POST', '/api/auth/login', { body: { email, password } });
    const { access_token: token } = await response.json();
    if (typeof token !== 'string') throw new Error(`login as ${email}: status ${response.status}`);
    return token;
  };
  // The status and the body of the response.
  const ask = async (...parameters: Parameters<typeof call>) => {
    const response = await call(...parameters);
    return { status: response.status, body: await response.json() };
  };
  // Of the first brand.
  const newPlayer = async (balanceCents = 0) => {
    const { email } = await sandbox.control.createPlayer('alfa', { balanceCents });
    return { email, token: await logIn('alfa', email) };
  };
  const balanceOf = async (token: string): Promise<number> =>
    (await ask('alfa', 'GET', '/api/auth/me', { token })).body.balance;
  return { sandbox, port, close, call, ask, logIn, newPlayer, balanceOf };
}
export type Operator = Awaited<ReturnType<typeof startOperator>>;
