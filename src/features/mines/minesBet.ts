import type { ResponseOf } from '../../shared/contract/call.ts';
import { startMinesCall } from '../../shared/contract/casino/games.ts';
import type { HttpClient } from '../../shared/http/httpClient.ts';
import type { HttpResult } from '../../shared/http/httpError.ts';
import { storedRequest } from '../../shared/money/pendingRequest.ts';
import { isRefusal, sendIdempotent } from '../../shared/money/sendIdempotent.ts';
import { requestOf, routeOf } from '../../shared/query/fromCall.ts';

export interface MinesBet {
  betCents: number;
  mines: number;
  clientSeed: string;
  key: string;
}

const betAttempt = storedRequest('mines-bet');

interface SendOptions {
  signal: AbortSignal;
  // Player whose pending bet is sent again first, when the operator does not offer the table.
  resumeFor: string | undefined;
}

/** Starts a round. */
export async function sendBet(
  http: HttpClient,
  { betCents, mines, clientSeed, key }: MinesBet,
  { signal, resumeFor }: SendOptions,
): Promise<HttpResult<ResponseOf<typeof startMinesCall>>> {
  const round = { bet: betCents, mines };
  const body = clientSeed ? { ...round, client_seed: clientSeed } : round;
  if (!resumeFor) return http.send(requestOf(startMinesCall, { body, idempotencyKey: key, signal }));
  const result = await sendIdempotent(http, {
    ...routeOf(startMinesCall),
    attempt: betAttempt,
    userId: resumeFor,
    body,
  });
  if ('data' in result) return { ok: true, data: result.data, status: 200 };
  // The attempt is kept and sent again.
  return {
    ok: false,
    error: isRefusal(result.error) ? result.error : { kind: 'network', offline: false },
  };
}
