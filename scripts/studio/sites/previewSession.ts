import * as v from 'valibot';
import type { Sandbox } from '../../../sandbox/createSandbox.ts';
import type { BrandSettings } from '../../../src/shared/brand/brandRecord.ts';
import type { StudioInput } from '../studioApi.ts';

type PlayerState = StudioInput<'preview'>['player'];

const accounts: Record<Exclude<PlayerState, 'guest'>, string> = {
  new: 'novo@sandbox.test',
  verified: 'veterano@sandbox.test',
  face: 'face@sandbox.test',
  kyc: 'kyc@sandbox.test',
  excluded: 'excluido@sandbox.test',
};

const loginResponseSchema = v.object({
  access_token: v.nullish(v.string()),
  expires_in: v.nullish(v.number()),
  second_factor: v.nullish(v.object({ challenge: v.string() })),
});

type LoginResponse = v.InferOutput<typeof loginResponseSchema>;

async function post(
  sandbox: Sandbox,
  brand: BrandSettings,
  path: string,
  body: Readonly<Record<string, string>>,
): Promise<LoginResponse> {
  const { origin } = brand.api;
  const response = await sandbox.fetch(
    new Request(new URL(path, origin), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Host: new URL(origin).host,
        Origin: brand.origin,
      },
      body: JSON.stringify(body),
    }),
  );
  const parsed = v.safeParse(loginResponseSchema, await response.json());
  return parsed.success ? parsed.output : {};
}

async function login(sandbox: Sandbox, brand: BrandSettings, email: string): Promise<LoginResponse> {
  const session = await post(sandbox, brand, '/api/auth/login', {
    email,
    password: sandbox.control.password,
  });
  if (!session.second_factor) return session;
  const mail = sandbox.control.mails(brand.id).find(({ to, code }) => to === email && code !== undefined);
  return post(sandbox, brand, '/api/auth/second-factor', {
    challenge: session.second_factor.challenge,
    code: mail?.code ?? '',
  });
}

/** Logs one of the ready-made accounts in and returns its cookies; only consent where the operator refuses it. */
export async function previewCookies(
  sandbox: Sandbox,
  brand: BrandSettings,
  player: PlayerState,
): Promise<Record<string, string>> {
  const consent = { 'cookie-consent': 'all' };
  if (player === 'guest') return consent;
  // Seeds the accounts of the brand on first use.
  await sandbox.control.accounts(brand.id);
  const { access_token: token, expires_in: lifetimeS } = await login(sandbox, brand, accounts[player]);
  if (!token) return consent;
  const lifetimeMs = (lifetimeS ?? 3600) * 1000;
  return {
    ...consent,
    [`${brand.id}-jwt`]: token,
    [`${brand.id}-jwt_term`]: `${Date.now() + lifetimeMs}-${lifetimeMs}`,
  };
}

// The site waits for its settings and the player's token before it asks for anything else.
const untouched = ['* /v2/settings', '* /api/auth/*', '* /api/me', '* /v2/get-ip'];
const longestWaitMs = 600_000;

/** Makes every call of the brand's pages wait or fail. */
export function setDataState(
  { control }: Sandbox,
  brand: string,
  data: StudioInput<'preview'>['data'],
): void {
  control.clearCallErrors(brand);
  if (data !== 'loading' && data !== 'failed') return;
  // The first match applies, and these do nothing.
  for (const pattern of untouched) control.setCallError(brand, { pattern, delayMs: 0 });
  control.setCallError(
    brand,
    data === 'loading' ? { pattern: 'GET *', delayMs: longestWaitMs } : { pattern: 'GET *', status: 500 },
  );
}

function withoutItems(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === 'total' ? 0 : withoutItems(inner)]),
  );
}

/** Empties every list of an operator's response, for the empty states of pages. */
export async function emptyLists(request: Request, response: Response): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
  if (request.method !== 'GET' || !isJson || /^\/(v2\/settings|api\/me|api\/auth)/.test(pathname))
    return response;
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  return new Response(JSON.stringify(withoutItems(await response.json())), {
    status: response.status,
    headers,
  });
}
