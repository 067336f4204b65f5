import type { InferOutput } from 'valibot';
import { minesSchema } from '../../shared/contract/games.ts';
import type { HttpClient } from '../../shared/http/httpClient.ts';
import type { HttpResult } from '../../shared/http/httpError.ts';
import { storedAttempt } from '../../shared/http/moneyAttempt.ts';
import { sendMoney } from '../../shared/http/sendMoney.ts';

export interface MinesBet {
  betCents: number;
  mines: number;
  clientSeed: string;
  key: string;
}

const path = '/api/games/mines';
const betAttempt = storedAttempt('mines-bet');

interface SendOptions {
  signal: AbortSignal;
  /** The player whose unanswered bet is sent again first, for operators that cannot be asked about it. */
  resumeFor: string | undefined;
}

/** Starts a round. */
export async function sendBet(
  http: HttpClient,
  { betCents, mines, clientSeed, key }: MinesBet,
  { signal, resumeFor }: SendOptions,
): Promise<HttpResult<InferOutput<typeof minesSchema>>> {
  const body = { bet: betCents, mines, ...(clientSeed ? { client_seed: clientSeed } : {}) };
  if (!resumeFor)
    return http.send({ method: 'POST', path, body, schema: minesSchema, idempotencyKey: key, signal });
  const outcome = await sendMoney(http, {
    attempt: betAttempt,
    path,
    schema: minesSchema,
    userId: resumeFor,
    body,
  });
  if (outcome.kind === 'done') return { ok: true, data: outcome.data, status: 200 };
  if (outcome.kind === 'refused')
    return {
      ok: false,
      error: { kind: 'http', status: 422, message: outcome.message, fields: outcome.fields },
    };
  return { ok: false, error: { kind: 'network', offline: false } };
}
