import { createHash } from 'node:crypto';
import type { AnswerOf, CallName } from '../../src/shared/contract/calls.ts';
import { accessRefusal, accessRefusalText, type Standing } from '../domain/standing.ts';
import { Refusal } from '../operations/refusal.ts';
import type { Work } from '../operations/work.ts';
import { claimKey, keepAnswer } from '../store/answeredRequests.ts';
import type { CallRequest, Handler } from './route.ts';

type MoneyRequest<N extends CallName> = CallRequest<N> & { signedIn: { player: Standing & { id: string } } };

/**
 * A call that moves money, in one transaction. The same idempotency key and request give the same answer again
 * without moving anything; the same key with another request is refused.
 */
export function once<N extends CallName>(
  name: N,
  run: (request: CallRequest<N>, work: Work, key: string) => Promise<AnswerOf<N>>,
): (request: MoneyRequest<N>) => ReturnType<Handler<N>> {
  return (request) =>
    request.services.transact(request.services.brand.id, async (work) => {
      // The session of a paused or excluded player has ended; a call that was under way meets this.
      const refusal = accessRefusal(request.signedIn.player, work.now);
      if (refusal) throw new Refusal(403, { success: false, message: accessRefusalText(refusal) });
      const key = request.idempotencyKey ?? crypto.randomUUID();
      if (key.length > 200) throw new Refusal(400, { success: false, message: 'Idempotency-Key inválida.' });
      const owner = { tenant: work.tenant, userId: request.signedIn.player.id, key };
      const fingerprint = createHash('sha256')
        .update(JSON.stringify([request.params, request.body]))
        .digest('hex');
      const earlier = await claimKey(work.sql, owner, { call: name, fingerprint }, work.now);
      if (!earlier) {
        const answer = await run(request, work, key);
        await keepAnswer(work.sql, owner, JSON.stringify(answer ?? null));
        return answer;
      }
      if (earlier.call !== name || earlier.fingerprint !== fingerprint) {
        throw new Refusal(409, {
          success: false,
          message: 'Esta Idempotency-Key já foi usada em outra operação.',
        });
      }
      return JSON.parse(earlier.answer ?? 'null');
    });
}
