import { type LoginRequest, type TokenAnswer, tokenSchema } from '../../shared/contract/auth.ts';
import type { KnownDevice, SecondFactor } from '../../shared/contract/secondFactor.ts';
import type { HttpError, HttpResult } from '../../shared/http/httpError.ts';
import type { Services } from '../../shared/state/services.ts';
import { readBrandCookie, writeBrandCookie } from '../../shared/storage/brandCookies.ts';
import { defaultLifetimeSeconds } from '../session/tokenTerm.ts';

type LoginServices = Pick<Services, 'brand' | 'http'>;

export type TokenOutcome =
  | { ok: true; token: string; lifetimeSeconds: number }
  /** `secondFactor`: the password was right, a code has been sent. */
  | { ok: false; message: string; secondFactor?: SecondFactor };

/** A 401 refuses the password or the code, not the session that a player may have. */
const ownCredentials = null;

const refused = 'Acesso negado';
const wrongCredentials = 'Email ou senha incorretos!';
const unreachable = 'Não foi possível entrar agora. Confira sua conexão e tente de novo.';

/** Exchanges the credentials for a token. The words are the operator's where it has some. */
export async function requestToken(
  { brand, http }: LoginServices,
  { email, password }: Pick<LoginRequest, 'email' | 'password'>,
): Promise<TokenOutcome> {
  const device = readBrandCookie(brand.id, 'device');
  const login = email.trim();
  const body: LoginRequest = { email: login, password, login, ...(device ? { device } : {}) };
  return read(
    brand.id,
    await http.send({
      method: 'POST',
      path: '/api/auth/login',
      body,
      authorization: ownCredentials,
      schema: tokenSchema,
    }),
  );
}

/** Ends a login that asked for a second factor. */
export async function confirmCode(
  { brand, http }: LoginServices,
  { challenge }: SecondFactor,
  code: string,
): Promise<TokenOutcome> {
  const path = '/api/auth/second-factor';
  const body = { challenge, code };
  return read(
    brand.id,
    await http.send({ method: 'POST', path, body, authorization: ownCredentials, schema: tokenSchema }),
  );
}

/** Later logins on this device need no second factor for a while. */
export function keepDevice(
  brandId: string,
  { token, expires_in: maxAgeSeconds = 7 * 24 * 60 * 60 }: KnownDevice,
): void {
  writeBrandCookie(brandId, 'device', token, { maxAgeSeconds });
}

function read(brandId: string, result: HttpResult<TokenAnswer>): TokenOutcome {
  if (!result.ok) return { ok: false, message: loginFailure(result.error) };
  const { access_token: token, expires_in, second_factor: secondFactor, device } = result.data;
  const message = wordsOf(result.data) ?? wrongCredentials;
  if (!token) return { ok: false, message, ...(secondFactor ? { secondFactor } : {}) };
  if (device) keepDevice(brandId, device);
  return { ok: true, token, lifetimeSeconds: expires_in ?? defaultLifetimeSeconds };
}

export function loginFailure(error: HttpError): string {
  if (error.kind !== 'http' || error.status >= 500) return unreachable;
  return error.message ?? (error.status === 403 ? refused : wrongCredentials);
}

function wordsOf({ error, errors }: TokenAnswer): string | null {
  if (typeof error === 'string' && error) return error;
  if (typeof errors === 'string' && errors) return errors;
  const first = Array.isArray(errors)
    ? errors[0]
    : typeof errors === 'object'
      ? Object.values(errors)[0]?.[0]
      : null;
  return first ?? null;
}
