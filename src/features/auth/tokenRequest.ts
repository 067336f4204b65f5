import { confirmLoginCall, type LoginRequest, loginCall } from '../../shared/contract/account/auth.ts';
import type { KnownDevice, SecondFactor } from '../../shared/contract/account/secondFactor.ts';
import type { TokenResponse } from '../../shared/contract/account/session.ts';
import type { HttpError, HttpResult } from '../../shared/http/httpError.ts';
import { requestOf } from '../../shared/query/fromCall.ts';
import type { Services } from '../../shared/state/services.ts';
import { readBrandCookie, writeBrandCookie } from '../../shared/storage/brandCookies.ts';
import { defaultLifetimeSeconds } from '../session/tokenTerm.ts';

type LoginServices = Pick<Services, 'brand' | 'http'>;

// `code` is the second step, when the operator requires it.
export type Proof = Pick<LoginRequest, 'email' | 'password'> | CodeProof;

export interface CodeProof {
  secondFactor: SecondFactor;
  code: string;
}

// The password was accepted and a code was sent.
export interface CodeSent {
  secondFactor: SecondFactor;
}

interface NewToken {
  token: string;
  lifetimeSeconds: number;
}

// A 401 refuses the password or the code, not the current session.
const ownCredentials = null;

const refused = 'Acesso negado';
const wrongCredentials = 'Email ou senha incorretos!';

export const loginTexts = {
  unreachable: 'Não foi possível entrar agora. Confira sua conexão e tente de novo.',
  readsOutages: true,
};

/** Exchanges a password or a code for a token, with the operator's message on refusal. */
export async function requestToken(
  services: LoginServices,
  proof: Proof,
): Promise<{ data: NewToken | CodeSent } | { error: HttpError }> {
  const { brand, http } = services;
  const request = 'code' in proof ? codeRequest(proof) : passwordRequest(brand.id, proof);
  return read(brand.id, await http.send(request), proof);
}

function passwordRequest(brandId: string, { email, password }: Pick<LoginRequest, 'email' | 'password'>) {
  const device = readBrandCookie(brandId, 'device');
  const login = email.trim();
  const body: LoginRequest = { email: login, password, login, device: device || undefined };
  return requestOf(loginCall, { body, authorization: ownCredentials });
}

function codeRequest({ secondFactor: { challenge }, code }: CodeProof) {
  return requestOf(confirmLoginCall, { body: { challenge, code }, authorization: ownCredentials });
}

/** Stores the device token, so that later logins need no second factor for a while. */
export function keepDevice(
  brandId: string,
  { token, expires_in: maxAgeSeconds = 7 * 24 * 60 * 60 }: KnownDevice,
): void {
  writeBrandCookie(brandId, 'device', token, { maxAgeSeconds });
}

function read(
  brandId: string,
  result: HttpResult<TokenResponse>,
  proof: Proof,
): { data: NewToken | CodeSent } | { error: HttpError } {
  if (!result.ok) return { error: loginError(result.error) };
  const { access_token: token, expires_in, second_factor: secondFactor, device } = result.data;
  if (token) {
    if (device) keepDevice(brandId, device);
    return { data: { token, lifetimeSeconds: expires_in ?? defaultLifetimeSeconds } };
  }
  if (secondFactor && 'password' in proof) return { data: { secondFactor } };
  return { error: { kind: 'local', message: refusalMessage(result.data) ?? wrongCredentials } };
}

/** Gives a refusal the specified message where the operator sent none; a login form shows no field errors. */
export function loginError(error: HttpError): HttpError {
  // A successful response without a readable body has no token.
  if (error.kind === 'invalid-response') return { kind: 'local', message: wrongCredentials };
  if (error.kind !== 'http') return error;
  const own = error.status === 403 ? refused : wrongCredentials;
  return { ...error, message: error.message ?? (error.status < 500 ? own : null), fields: {} };
}

function refusalMessage({ error, errors }: TokenResponse): string | null {
  if (typeof error === 'string' && error) return error;
  if (typeof errors === 'string' && errors) return errors;
  const first = Array.isArray(errors)
    ? errors[0]
    : typeof errors === 'object'
      ? Object.values(errors)[0]?.[0]
      : null;
  return first ?? null;
}
