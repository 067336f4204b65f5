import { refreshCall } from '../../shared/contract/account/session.ts';
import type { HttpClient } from '../../shared/http/httpClient.ts';
import { requestOf } from '../../shared/query/fromCall.ts';
import type { Services } from '../../shared/state/services.ts';
import { isLoggedOut, readSessionToken, storeSessionToken } from '../../shared/storage/sessionCookies.ts';
import { withLock } from '../../shared/storage/withLock.ts';
import { revokeToken } from './revokeToken.ts';
import { createTokenRenewal, type IssuedToken, type TokenRenewal } from './tokenRenewal.ts';
import { defaultLifetimeSeconds } from './tokenTerm.ts';

const exchangeTimeoutMs = 10_000;
// `navigator.onLine` can stay false behind some VPNs, so the attempts decide.
const offlinePatienceMs = 60_000;

type RenewalServices = Pick<Services, 'http'> & { brand: Pick<Services['brand'], 'id'> };

// One per client, so that concurrent renewals share a request.
const renewals = new WeakMap<HttpClient, TokenRenewal>();

export function tokenRenewalOf(services: RenewalServices): TokenRenewal {
  const known = renewals.get(services.http);
  if (known) return known;
  const { http, brand } = services;
  const renewal = createTokenRenewal({
    readToken: () => readSessionToken(brand.id),
    exchange: (token) => exchange(http, token),
    store: ({ token, lifetimeSeconds }) =>
      storeSessionToken(brand.id, token, lifetimeSeconds, { isRenewed: true }),
    isLoggedOut: () => isLoggedOut(brand.id),
    revoke: (token) => revokeToken(http, token),
    withLock: (work) => withLock(`${brand.id}-renewal`, work),
    online: networkBack,
  });
  renewals.set(services.http, renewal);
  return renewal;
}

async function exchange(http: HttpClient, token: string): Promise<IssuedToken | null> {
  const result = await http.send(
    requestOf(refreshCall, { authorization: `Bearer ${token}`, timeoutMs: exchangeTimeoutMs }),
  );
  if (!result.ok || !result.data.access_token) return null;
  const { access_token, expires_in: lifetimeSeconds = defaultLifetimeSeconds } = result.data;
  return { token: access_token, lifetimeSeconds };
}

function networkBack(): Promise<void> {
  if (typeof window === 'undefined' || navigator.onLine !== false) return Promise.resolve();
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      window.removeEventListener('online', finish);
      resolve();
    };
    const timer = setTimeout(finish, offlinePatienceMs);
    window.addEventListener('online', finish);
  });
}
