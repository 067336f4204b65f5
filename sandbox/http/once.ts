import type { AnswerOf, CallName } from '../../src/shared/contract/calls.ts';
import { siteTimeZone } from '../../src/shared/time/timeZone.ts';
import { accessRefusal, accessRefusalText, type Standing } from '../domain/standing.ts';
import { answerOnce } from '../operations/answerOnce.ts';
import { Refusal } from '../operations/refusal.ts';
import type { Work } from '../operations/work.ts';
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
      if (refusal)
        throw new Refusal(403, {
          success: false,
          message: accessRefusalText(refusal, siteTimeZone(request.services.settings())),
        });
      const key = request.idempotencyKey ?? crypto.randomUUID();
      if (key.length > 200) throw new Refusal(400, { success: false, message: 'Idempotency-Key inválida.' });
      const wish = [request.params, request.body];
      const owner = { userId: request.signedIn.player.id, key, call: name };
      return answerOnce(work, { ...owner, wish }, () => run(request, work, key));
    });
}
